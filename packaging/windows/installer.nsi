; Counterfoil's installer for Windows: per user, no administrator, five languages.
;
;   makensis -DVERSION=1.2.3 -DPAYLOAD=dir -DOUT=Setup.exe -DICON=file.ico -DSIDE=side.bmp -DHEADER=header.bmp
;            [-DPACKING=lzma] [-DSIGN=command]
;            [-DHOMEPAGE=address -DSUPPORT=address] installer.nsi
;
; Silent: Setup.exe /S [/AUTOSTART] [/DESKTOP] [/LANGUAGE=en|cs|sk|pl|de] [/REOPEN | /CLOSING] [/D=folder]
;         Uninstall.exe /S [/PURGE [/DISCARD]]
; A silent Setup.exe closes an open window and opens it again afterwards; with /REOPEN it opens one in any case, with
; /CLOSING in none: the program was just being closed.
; Exit codes: 0 done, 1 cancelled, 3 a newer version is there, 4 still running, 5 could not be written,
;             6 data kept because changes wait, or may (a damaged program cannot tell), 7 this Windows is too old,
;             8 the package for administrators is installed, for all users of this computer
;
; The new program is unpacked beside the old one and takes its place by two renames, so whatever happens there
; is a whole program: the launcher starts `previous` when it finds no `program`. Data never lies in this folder.

Unicode true
Target amd64-unicode

!define NAME "Counterfoil"
!define KEY "Software\${NAME}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define RUN_KEY "Software\Microsoft\Windows\CurrentVersion\Run"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "Sections.nsh"
!include "WinVer.nsh"
!include "WordFunc.nsh"

Var LanguageChosen
Var Reopen

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "Folder"
RequestExecutionLevel user
!ifdef PACKING
  SetCompressor /SOLID ${PACKING}
!else
  SetCompress off
!endif
AllowSkipFiles on
ManifestDPIAware true
ManifestSupportedOS all
SetFont "Segoe UI" 9

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "${NAME}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_BITMAP "${HEADER}"
!define MUI_HEADERIMAGE_RIGHT
; without the box of descriptions beside it, the list has the whole width and cuts nothing off
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT "HKCU"
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION OpenProgram

; MUI's own asks to close all other programs, and speaks of restarting the computer: neither is needed
!define MUI_WELCOMEPAGE_TEXT "$(SAY_WELCOME)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.HideSpace
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Slovak"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include "words.nsh"

; Asked again where there was no answer that it knows: a start that failed once is not yet a damaged program.
!macro ASK_TO_CLOSE OPTIONS
  StrCpy $R8 0
  ${Do}
    nsExec::Exec '"$INSTDIR\counterfoil.com" close${OPTIONS}'
    Pop $R9
    IntOp $R8 $R8 + 1
    ${If} $R9 == 0
    ${OrIf} $R9 == 4
    ${OrIf} $R9 == 6
    ${OrIf} $R8 >= 3
      ${ExitDo}
    ${EndIf}
    Sleep 500
  ${Loop}
!macroend

; Asks the program to close and ends it if it does not; safe at any moment, as a power cut is. $R9: 0 nothing waits,
; 4 changes wait, 6 still running, anything else: the program is damaged and cannot tell.
!macro CLOSE_PROGRAM
  StrCpy $R9 0
  ${If} ${FileExists} "$INSTDIR\counterfoil.com"
    ${If} ${FileExists} "$LOCALAPPDATA\${NAME} demo\*.*"
      nsExec::Exec '"$INSTDIR\counterfoil.com" --data "$LOCALAPPDATA\${NAME} demo" close'
      Pop $R8
    ${EndIf}
    !insertmacro ASK_TO_CLOSE ""
    ${If} $R9 == 6
      nsExec::Exec 'taskkill /F /IM ${NAME}.exe'
      Pop $R8
      Sleep 500
      !insertmacro ASK_TO_CLOSE " --seconds 3"
      ; it answered before, so it is not damaged: whatever it says now but that it has closed, it runs
      ${If} $R9 != 0
      ${AndIf} $R9 != 4
        StrCpy $R9 6
      ${EndIf}
    ${EndIf}
  ${EndIf}
!macroend

; Whoever put something else into this folder keeps it: only what this installer brings is removed.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\program"
  RMDir /r "$INSTDIR\previous"
  RMDir /r "$INSTDIR\incoming"
  Delete "$INSTDIR\Counterfoil.exe"
  Delete "$INSTDIR\counterfoil.com"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\parts.json"
!macroend

; A launcher whose program has just closed may still be winding down, and Windows replaces no program that runs.
!macro PutLauncher FILE
  StrCpy $R8 0
  ${Do}
    System::Call 'kernel32::MoveFileExW(w "$INSTDIR\incoming\${FILE}", w "$INSTDIR\${FILE}", i 1) i .R9'
    ${If} $R9 <> 0
    ${OrIf} $R8 >= 60
      ${ExitDo}
    ${EndIf}
    IntOp $R8 $R8 + 1
    Sleep 250
  ${Loop}
!macroend

Function OpenProgram
  Exec '"$INSTDIR\Counterfoil.exe"'
FunctionEnd

; A disk that fills up while a file is written ends the installation at once; the old program is untouched then.
Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\incoming"
  RMDir "$INSTDIR"
  MessageBox MB_OK|MB_ICONSTOP "$(SAY_NO_ROOM)" /SD IDOK
  SetErrorLevel 5
FunctionEnd

Section "$(SAY_PROGRAM)" PROGRAM
  SectionIn RO
  ; beside the old one; nothing of it is touched until the new one is whole
  ClearErrors
  RMDir /r "$INSTDIR\incoming"
  ClearErrors
  SetOutPath "$INSTDIR\incoming"
  File /r "${PAYLOAD}/*"
  ${If} ${Errors}
    SetOutPath "$TEMP"
    RMDir /r "$INSTDIR\incoming"
    RMDir "$INSTDIR"
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_NO_ROOM)" /SD IDOK
    SetErrorLevel 5
    Quit
  ${EndIf}
  SetOutPath "$INSTDIR"

  !insertmacro CLOSE_PROGRAM
  ${If} $R9 == 6
    SetOutPath "$TEMP"
    RMDir /r "$INSTDIR\incoming"
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_RUNNING)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  ClearErrors
  RMDir /r "$INSTDIR\previous"
  ClearErrors
  ${If} ${FileExists} "$INSTDIR\program\*.*"
    Rename "$INSTDIR\program" "$INSTDIR\previous"
  ${EndIf}
  ${If} ${Errors}
    RMDir /r "$INSTDIR\incoming"
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_RUNNING)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  Rename "$INSTDIR\incoming\program" "$INSTDIR\program"
  ${If} ${Errors}
    Rename "$INSTDIR\previous" "$INSTDIR\program"
    RMDir /r "$INSTDIR\incoming"
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_NO_ROOM)" /SD IDOK
    SetErrorLevel 5
    Quit
  ${EndIf}

  ; one file each, replaced in one step (MOVEFILE_REPLACE_EXISTING)
  !insertmacro PutLauncher "Counterfoil.exe"
  !insertmacro PutLauncher "counterfoil.com"
  System::Call 'kernel32::MoveFileExW(w "$INSTDIR\incoming\LICENCES.txt", w "$INSTDIR\LICENCES.txt", i 1)'
  System::Call 'kernel32::MoveFileExW(w "$INSTDIR\incoming\parts.json", w "$INSTDIR\parts.json", i 1)'
  RMDir /r "$INSTDIR\incoming"

  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\Counterfoil.exe"
  WriteRegStr HKCU "${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Counterfoil.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  !ifdef HOMEPAGE
    WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "URLUpdateInfo" "${HOMEPAGE}"
  !endif
  !ifdef SUPPORT
    WriteRegStr HKCU "${UNINSTALL_KEY}" "HelpLink" "${SUPPORT}"
  !endif
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; the one program that is made here and not in the payload
!ifdef SIGN
  !uninstfinalize '${SIGN}' = 0
!endif

Section /o "$(SAY_AUTOSTART)" AUTOSTART
SectionEnd

Section -Autostart
  ${If} ${SectionIsSelected} ${AUTOSTART}
    WriteRegStr HKCU "${RUN_KEY}" "${NAME}" '"$INSTDIR\Counterfoil.exe" --tray'
  ${Else}
    DeleteRegValue HKCU "${RUN_KEY}" "${NAME}"
  ${EndIf}
SectionEnd

Section /o "$(SAY_DESKTOP)" DESKTOP
SectionEnd

Section -Desktop
  ${If} ${SectionIsSelected} ${DESKTOP}
    CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\Counterfoil.exe"
  ${Else}
    Delete "$DESKTOP\${NAME}.lnk"
  ${EndIf}
SectionEnd

; The language that somebody chose for this wizard is that of the program, until the program is told another one.
Section -Language
  ${IfNot} ${FileExists} "$LOCALAPPDATA\${NAME}\settings.toml"
  ${AndIf} $LanguageChosen == "yes"
    StrCpy $R8 "en"
    ${Switch} $LANGUAGE
      ${Case} ${LANG_CZECH}
        StrCpy $R8 "cs"
        ${Break}
      ${Case} ${LANG_SLOVAK}
        StrCpy $R8 "sk"
        ${Break}
      ${Case} ${LANG_POLISH}
        StrCpy $R8 "pl"
        ${Break}
      ${Case} ${LANG_GERMAN}
        StrCpy $R8 "de"
        ${Break}
    ${EndSwitch}
    nsExec::Exec '"$INSTDIR\counterfoil.com" config set appearance.language $R8'
    Pop $R9
  ${EndIf}
SectionEnd

; The last of all. Windows of a data folder of their own are not opened again: nothing here says which folder that was.
Section -Reopen
  ${If} $Reopen == "yes"
  ${AndIf} ${FileExists} "$LOCALAPPDATA\${NAME}\*.*"
    Call OpenProgram
  ${EndIf}
SectionEnd

Function .onInit
  SetShellVarContext current
  ; 10.0.17763 is Windows 10 1809 and Server 2019: Qt runs on nothing older
  ${IfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_TOO_OLD)" /SD IDOK
    SetErrorLevel 7
    Quit
  ${EndIf}
  ; the package for administrators, whose entry in the menu leaves this value; two programs would take turns on one folder
  SetRegView 64
  ReadRegStr $0 HKLM "${KEY}" "MenuShortcut"
  ${If} $0 != ""
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_FOR_ALL)" /SD IDOK
    SetErrorLevel 8
    Quit
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 == 1
      MessageBox MB_OK|MB_ICONSTOP "$(SAY_NEWER)" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${EndIf}
  ; an upgrade keeps what was chosen
  ReadRegStr $0 HKCU "${RUN_KEY}" "${NAME}"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/AUTOSTART" $2
  ${IfNot} ${Errors}
    StrCpy $0 "asked for"
  ${EndIf}
  ${If} $0 != ""
    !insertmacro SelectSection ${AUTOSTART}
  ${EndIf}
  ClearErrors
  ${GetOptions} $1 "/DESKTOP" $2
  ${IfNot} ${Errors}
  ${OrIf} ${FileExists} "$DESKTOP\${NAME}.lnk"
    !insertmacro SelectSection ${DESKTOP}
  ${EndIf}
  ${IfNot} ${Silent}
    StrCpy $LanguageChosen "yes"
  ${EndIf}
  ClearErrors
  ${GetOptions} $1 "/LANGUAGE=" $2
  ${IfNot} ${Errors}
    StrCpy $LanguageChosen "yes"
    ${Switch} $2
      ${Case} "cs"
        StrCpy $LANGUAGE ${LANG_CZECH}
        ${Break}
      ${Case} "sk"
        StrCpy $LANGUAGE ${LANG_SLOVAK}
        ${Break}
      ${Case} "pl"
        StrCpy $LANGUAGE ${LANG_POLISH}
        ${Break}
      ${Case} "de"
        StrCpy $LANGUAGE ${LANG_GERMAN}
        ${Break}
      ${Default}
        StrCpy $LANGUAGE ${LANG_ENGLISH}
    ${EndSwitch}
  ${EndIf}
  Call DecideOnReopening
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; An open window is a program that runs, and Windows lets nobody write to that.
Function DecideOnReopening
  StrCpy $Reopen "no"
  ${IfNot} ${Silent}
    Return
  ${EndIf}
  ClearErrors
  ${GetOptions} $1 "/REOPEN" $2
  ${IfNot} ${Errors}
    StrCpy $Reopen "yes"
    Return
  ${EndIf}
  ClearErrors
  ${GetOptions} $1 "/CLOSING" $2
  ${If} ${Errors}
  ${AndIf} ${FileExists} "$INSTDIR\${NAME}.exe"
    ClearErrors
    FileOpen $2 "$INSTDIR\${NAME}.exe" a
    ${If} ${Errors}
      StrCpy $Reopen "yes"
    ${Else}
      FileClose $2
    ${EndIf}
  ${EndIf}
FunctionEnd

; Removing needs no space, and the page would say so: "0.0 KB".
Function un.HideSpace
  FindWindow $0 "#32770" "" $HWNDPARENT
  GetDlgItem $0 $0 1023
  ShowWindow $0 ${SW_HIDE}
FunctionEnd

; While the program is still there to forget its secrets: the first thing done, seen by nobody.
Section "-un.Secrets"
  Call un.DecideOnData
  ${If} $R7 == "remove"
    nsExec::Exec '"$INSTDIR\counterfoil.com" forget'
    Pop $R8
  ${EndIf}
SectionEnd

Section "un.$(SAY_PROGRAM)" UN_PROGRAM
  SectionIn RO
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\Uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegValue HKCU "${RUN_KEY}" "${NAME}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd

Section /o "un.$(SAY_DATA)" UN_DATA
  ${If} $R7 == "remove"
    RMDir /r "$LOCALAPPDATA\${NAME}"
    RMDir /r "$LOCALAPPDATA\${NAME} demo"
    RMDir /r "$LOCALAPPDATA\${NAME} state"
  ${EndIf}
SectionEnd

; $R7: "remove" when the data goes. Changes that the cloud never saw go only when somebody says so once more.
Function un.DecideOnData
  StrCpy $R7 "keep"
  ${IfNot} ${SectionIsSelected} ${UN_DATA}
    Return
  ${EndIf}
  ${If} $R9 != 0
    ${un.GetParameters} $1
    ClearErrors
    ${un.GetOptions} $1 "/DISCARD" $2
    ${If} ${Errors}
      MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(SAY_LOST)" /SD IDNO IDYES agreed
      SetErrorLevel 6
      Return
    ${EndIf}
  ${EndIf}
  agreed:
  StrCpy $R7 "remove"
FunctionEnd

Function un.onInit
  SetShellVarContext current
  !insertmacro MUI_UNGETLANGUAGE
  ${un.GetParameters} $1
  ClearErrors
  ${un.GetOptions} $1 "/PURGE" $2
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${UN_DATA}
  ${EndIf}
  !insertmacro CLOSE_PROGRAM
  ${If} $R9 == 6
    MessageBox MB_OK|MB_ICONSTOP "$(SAY_RUNNING)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${ElseIf} $R9 == 4
    MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(SAY_WAITING)" /SD IDYES IDYES +3
    SetErrorLevel 1
    Quit
  ${EndIf}
FunctionEnd
