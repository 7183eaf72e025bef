/* Counterfoil.exe and counterfoil.com: run program\library.zip with the Python in program\runtime, and no other.

   One source, two programs: built with -DCONSOLE it is the command line (counterfoil.com, found before the .exe by
   whoever types `counterfoil`), without it the window, which has no console. An upgrade swaps the folder `program`
   as a whole; when it was interrupted in between, `previous` still is the whole program that was there before. */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

#define LONGEST 32768
/* PYTHON is the name of the shipped runtime's library, as python313; the build says it. */
#define QUOTED(name) L ## #name
#define WIDE(name) QUOTED(name)
static wchar_t folder[LONGEST], library[LONGEST];

static const wchar_t *const DAMAGED =
    L"A part of Counterfoil is missing on this computer. Please install it again; your data stays as it is.";

static int damaged(void) {
#ifdef CONSOLE
  DWORD written;
  HANDLE out = GetStdHandle(STD_ERROR_HANDLE);
  char text[512];
  int length = WideCharToMultiByte(CP_UTF8, 0, DAMAGED, -1, text, sizeof text, 0, 0);
  WriteFile(out, text, length - 1, &written, 0);
  WriteFile(out, "\r\n", 2, &written, 0);
#else
  MessageBoxW(0, DAMAGED, L"Counterfoil", MB_ICONERROR);
#endif
  return 1;
}

/* Whether a file is there whose lack Python would end at without a word that anybody sees. */
static int there(const wchar_t *program, const wchar_t *file) {
  swprintf(library, LONGEST, L"%ls\\%ls\\%ls", folder, program, file);
  return GetFileAttributesW(library) != INVALID_FILE_ATTRIBUTES;
}

static Main python_in(const wchar_t *program) {
  if (!there(program, L"runtime\\" WIDE(PYTHON) L".zip") || !there(program, L"runtime\\" WIDE(PYTHON) L"._pth") ||
      !there(program, L"library.zip"))
    return 0;
  swprintf(library, LONGEST, L"%ls\\%ls\\runtime\\" WIDE(PYTHON) L".dll", folder, program);
  HMODULE module = LoadLibraryExW(library, 0, LOAD_WITH_ALTERED_SEARCH_PATH);
  return module ? (Main)(void *)GetProcAddress(module, "Py_Main") : 0;
}

static int start(int argc, wchar_t **argv) {
  DWORD length = GetModuleFileNameW(0, folder, LONGEST);
  wchar_t *end = length && length < LONGEST ? wcsrchr(folder, L'\\') : 0;
  if (!end) return damaged();
  *end = 0;
  SetEnvironmentVariableW(L"PYTHONUTF8", L"1");
  SetEnvironmentVariableW(L"PYTHONDONTWRITEBYTECODE", L"1");
  Main python = python_in(L"program");
  if (!python) python = python_in(L"previous");
  if (!python) return damaged();
  wchar_t **words = calloc(argc + 6, sizeof *words);
  int count = 0;
  words[count++] = argv[0];
  words[count++] = L"-I";
  words[count++] = L"-X";
  words[count++] = L"utf8";
  words[count++] = L"-m";
  words[count++] = L"ui.main";
  for (int each = 1; each < argc; each++) words[count++] = argv[each];
  return python(count, words);
}

#ifdef CONSOLE
int wmain(int argc, wchar_t **argv) { return start(argc, argv); }
#else
int WINAPI wWinMain(HINSTANCE self, HINSTANCE previous, wchar_t *line, int show) {
  (void)self, (void)previous, (void)line, (void)show;
  int argc;
  wchar_t **argv = CommandLineToArgvW(GetCommandLineW(), &argc);
  return argv ? start(argc, argv) : damaged();
}
#endif
