; What the installer says in its five languages. ${LANG_X} must be declared by MUI_LANGUAGE before.

!macro SAY NAME EN CS SK PL DE
  LangString ${NAME} ${LANG_ENGLISH} "${EN}"
  LangString ${NAME} ${LANG_CZECH} "${CS}"
  LangString ${NAME} ${LANG_SLOVAK} "${SK}"
  LangString ${NAME} ${LANG_POLISH} "${PL}"
  LangString ${NAME} ${LANG_GERMAN} "${DE}"
!macroend
!define SAY "!insertmacro SAY"

${SAY} SAY_PROGRAM "Counterfoil" "Counterfoil" "Counterfoil" "Counterfoil" "Counterfoil"
${SAY} SAY_WELCOME \
  "Counterfoil is installed for you alone, which needs no administrator. If an older version is open, it is closed first; your data stays as it is." \
  "Counterfoil se nainstaluje jen pro vás, správce k tomu není potřeba. Je-li otevřená starší verze, nejprve se zavře; vaše data zůstanou, jak jsou." \
  "Counterfoil sa nainštaluje len pre vás, správca na to nie je potrebný. Ak je otvorená staršia verzia, najprv sa zatvorí; vaše údaje zostanú, ako sú." \
  "Program Counterfoil zostanie zainstalowany tylko dla Ciebie, bez udziału administratora. Otwarta starsza wersja zostanie najpierw zamknięta; dane pozostaną bez zmian." \
  "Counterfoil wird nur für Sie installiert, ein Administrator ist nicht nötig. Eine offene ältere Version wird zuerst geschlossen; Ihre Daten bleiben, wie sie sind."
${SAY} SAY_AUTOSTART \
  "Start when I sign in to Windows" \
  "Spouštět po přihlášení do Windows" \
  "Spúšťať po prihlásení do Windows" \
  "Uruchamiaj po zalogowaniu do Windows" \
  "Bei der Anmeldung an Windows starten"
${SAY} SAY_DESKTOP \
  "Put an icon on the desktop" \
  "Dát ikonu na plochu" \
  "Dať ikonu na plochu" \
  "Umieść ikonę na pulpicie" \
  "Symbol auf dem Desktop anlegen"
${SAY} SAY_TOO_OLD \
  "Counterfoil needs Windows 10 version 1809 or newer. Nothing was changed." \
  "Counterfoil potřebuje Windows 10 verze 1809 nebo novější. Nic se nezměnilo." \
  "Counterfoil potrebuje Windows 10 verzie 1809 alebo novší. Nič sa nezmenilo." \
  "Counterfoil wymaga systemu Windows 10 w wersji 1809 lub nowszej. Nic nie zmieniono." \
  "Counterfoil braucht Windows 10 Version 1809 oder neuer. Es wurde nichts geändert."
${SAY} SAY_DATA \
  "Remove my data and settings too" \
  "Odstranit i moje data a nastavení" \
  "Odstrániť aj moje údaje a nastavenia" \
  "Usuń także moje dane i ustawienia" \
  "Auch meine Daten und Einstellungen entfernen"
${SAY} SAY_NEWER \
  "A newer version of Counterfoil is installed here. Nothing was changed." \
  "Je zde nainstalována novější verze programu Counterfoil. Nic se nezměnilo." \
  "Je tu nainštalovaná novšia verzia programu Counterfoil. Nič sa nezmenilo." \
  "Zainstalowana jest nowsza wersja programu Counterfoil. Nic nie zmieniono." \
  "Hier ist eine neuere Version von Counterfoil installiert. Es wurde nichts geändert."
${SAY} SAY_FOR_ALL \
  "An administrator installed Counterfoil for all users of this computer and brings newer versions. Nothing was changed." \
  "Counterfoil nainstaloval správce pro všechny uživatele tohoto počítače a dodává i novější verze. Nic se nezměnilo." \
  "Counterfoil nainštaloval správca pre všetkých používateľov tohto počítača a dodáva aj novšie verzie. Nič sa nezmenilo." \
  "Administrator zainstalował program Counterfoil dla wszystkich użytkowników tego komputera i dostarcza nowsze wersje. Nic nie zmieniono." \
  "Ein Administrator hat Counterfoil für alle Benutzer dieses Computers installiert und liefert neuere Versionen. Es wurde nichts geändert."
${SAY} SAY_RUNNING \
  "Counterfoil is still running. Close it and start this again. Nothing was changed." \
  "Counterfoil stále běží. Zavřete ho a spusťte instalaci znovu. Nic se nezměnilo." \
  "Counterfoil stále beží. Zatvorte ho a spustite inštaláciu znova. Nič sa nezmenilo." \
  "Counterfoil nadal działa. Zamknij go i uruchom instalator ponownie. Nic nie zmieniono." \
  "Counterfoil läuft noch. Beenden Sie es und starten Sie erneut. Es wurde nichts geändert."
${SAY} SAY_NO_ROOM \
  "The files could not be written to $INSTDIR. Is the disk full, or the folder read-only? Nothing was changed." \
  "Do složky $INSTDIR nelze zapsat. Není plný disk nebo složka jen pro čtení? Nic se nezměnilo." \
  "Do priečinka $INSTDIR sa nedá zapísať. Nie je plný disk alebo priečinok len na čítanie? Nič sa nezmenilo." \
  "Nie można zapisać plików w folderze $INSTDIR. Czy dysk jest pełny lub folder tylko do odczytu? Nic nie zmieniono." \
  "In $INSTDIR kann nicht geschrieben werden. Ist der Datenträger voll oder der Ordner schreibgeschützt? Es wurde nichts geändert."
${SAY} SAY_WAITING \
  "Some changes were not sent to the cloud yet. They stay on this computer if you keep your data. Go on?" \
  "Některé změny se ještě neodeslaly do cloudu. Pokud si data ponecháte, zůstanou v tomto počítači. Pokračovat?" \
  "Niektoré zmeny sa ešte neodoslali do cloudu. Ak si údaje ponecháte, zostanú v tomto počítači. Pokračovať?" \
  "Niektóre zmiany nie zostały jeszcze wysłane do chmury. Jeśli zachowasz dane, pozostaną na tym komputerze. Kontynuować?" \
  "Einige Änderungen wurden noch nicht in die Cloud gesendet. Wenn Sie die Daten behalten, bleiben sie auf diesem Computer. Fortfahren?"
${SAY} SAY_LOST \
  "Changes that were never sent to the cloud would be lost for good. Remove the data all the same?" \
  "Změny, které se nikdy neodeslaly do cloudu, by byly nenávratně ztraceny. Přesto data odstranit?" \
  "Zmeny, ktoré sa nikdy neodoslali do cloudu, by boli nenávratne stratené. Napriek tomu údaje odstrániť?" \
  "Zmiany, których nigdy nie wysłano do chmury, zostałyby bezpowrotnie utracone. Mimo to usunąć dane?" \
  "Änderungen, die nie in die Cloud gesendet wurden, gingen endgültig verloren. Die Daten trotzdem entfernen?"
