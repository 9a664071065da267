# SPDX-License-Identifier: MIT
# The C types of texts.py, for the compiler alone, and what C asks of Python's texts.

ctypedef unsigned char *Buffer
ctypedef const unsigned char *Signs

cdef extern from *:
    """
    #include <string.h>

    static int put_text(PyObject *text, unsigned char *target, long long start) {
        if (!PyUnicode_Check(text) || !PyUnicode_IS_COMPACT_ASCII(text)
                || PyUnicode_GET_LENGTH(text) != 81)
            return 0;
        memcpy(target + start, PyUnicode_1BYTE_DATA(text), 81);
        return 1;
    }

    static PyObject *text_at(const unsigned char *signs, long long start) {
        PyObject *text = PyUnicode_New(81, 127);
        if (text)
            memcpy(PyUnicode_1BYTE_DATA(text), signs + start, 81);
        return text;
    }
    """
    bint put_text(object text, unsigned char *target, long long start)
    str text_at(const unsigned char *signs, long long start)

cdef int translate(Buffer target, long long number, Signs table) noexcept nogil
