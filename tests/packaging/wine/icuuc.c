/* For tests only: the icuuc.dll of Windows 10 (1703 and newer), which Wine 8 lacks and Qt 6.10 and newer load.
   Every converter fails to open, so Qt keeps to the codecs it has built in. */

#define MISSING 4 /* any failure will do */
#define FAILS(name) __declspec(dllexport) void *name(const void *ignored, int *error) { (void)ignored; if (error) *error = MISSING; return 0; }
#define NOTHING(name) __declspec(dllexport) void *name(void) { return 0; }

FAILS(ucnv_open)
FAILS(ucnv_getName)
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
