/* SPDX-License-Identifier: MIT
 * bcryptprimitives.dll: random bytes, which Windows has there and an old Wine only elsewhere.
 *
 * Modules that are written in Rust ask for them, one of pytest's company among them. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(void *bytes, ULONG count); /* in advapi32 */

__declspec(dllexport) BOOL WINAPI ProcessPrng(unsigned char *bytes, size_t count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
