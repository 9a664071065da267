# SPDX-License-Identifier: MIT
"""What stands in for Cython, under the name that the searches for steps call it by."""

from sudoku_qt.engine.uncompiled import (
    address,
    bint,
    compiled,
    declare,
    gil,
    int,  # noqa: A004 - the name that C types have in `cython`
    longlong,
    nogil,
    struct,
    void,
)

__all__ = [
    "address",
    "bint",
    "compiled",
    "declare",
    "gil",
    "int",
    "longlong",
    "nogil",
    "struct",
    "void",
]
