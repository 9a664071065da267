# SPDX-License-Identifier: MIT
"""The part of the module `cython` that uncompiled kernels use, for machines without Cython."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

_T = TypeVar("_T")

compiled = False
bint = bool
int = int  # noqa: A001, PLW0127 - the name that C types have in `cython`
longlong = int
ulonglong = int
void = None
gil: AbstractContextManager[None] = nullcontext()
nogil: AbstractContextManager[None] = nullcontext()


def declare(kind: Callable[[], _T]) -> _T:
    """Create what the compiled kernel has on its stack."""
    return kind()


def cast(_kind: type, value: _T) -> _T:
    """A value as another type, which in Python it is anyway."""
    return value


def address(value: _T) -> _T:
    """The address of a value, which in Python is the value."""
    return value


def struct(**fields: Any) -> type:
    """The Python equivalent of a C struct: a class with these fields.

    A field is given as 0 for a number, as n for n numbers, and as (n, kind) for n objects made by
    `kind()`.
    """

    def fill(self: object) -> None:
        for name, size in fields.items():
            number, kind = size if isinstance(size, tuple) else (size, int)
            setattr(self, name, [kind() for _ in range(number)] if number else 0)

    return type("struct", (), {"__init__": fill, "__slots__": tuple(fields)})
