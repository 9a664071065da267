/* SPDX-License-Identifier: MIT
 * icuuc.dll: the library of character sets that Windows has and an old Wine has not.
 *
 * Qt asks it for character sets that it does not know itself. This one knows none, either: each
 * function says 0, which is no converter, no name and no characters. */
#define KNOWS_NONE(name) __declspec(dllexport) void *name(void) { return 0; }

KNOWS_NONE(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
KNOWS_NONE(UCNV_TO_U_CALLBACK_SUBSTITUTE)
KNOWS_NONE(ucnv_cbFromUWriteUChars)
KNOWS_NONE(ucnv_cbToUWriteUChars)
KNOWS_NONE(ucnv_close)
KNOWS_NONE(ucnv_countAvailable)
KNOWS_NONE(ucnv_fromUCountPending)
KNOWS_NONE(ucnv_fromUnicode)
KNOWS_NONE(ucnv_getAvailableName)
KNOWS_NONE(ucnv_getFromUCallBack)
KNOWS_NONE(ucnv_getMaxCharSize)
KNOWS_NONE(ucnv_getName)
KNOWS_NONE(ucnv_getStandardName)
KNOWS_NONE(ucnv_getToUCallBack)
KNOWS_NONE(ucnv_open)
KNOWS_NONE(ucnv_reset)
KNOWS_NONE(ucnv_setFromUCallBack)
KNOWS_NONE(ucnv_setToUCallBack)
KNOWS_NONE(ucnv_toUCountPending)
KNOWS_NONE(ucnv_toUnicode)
