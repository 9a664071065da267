/* SPDX-License-Identifier: MIT
 * What CPython's headers want to know of Windows on x86-64, for modules that Clang compiles.
 *
 * Its other headers are the same on every system. Only what they and Cython ask for is here. */
#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H

#define MS_WINDOWS
#define MS_WIN64
#define NT_THREADS

/* Python is a library, and what a module takes of it is imported. */
#define Py_ENABLE_SHARED
#define HAVE_DECLSPEC_DLL

#define HAVE_STDDEF_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_WCHAR_H 1

#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_VOID_P 8
#define SIZEOF_WCHAR_T 2

#define WITH_DOC_STRINGS 1
#define WITH_PYMALLOC 1

#endif
