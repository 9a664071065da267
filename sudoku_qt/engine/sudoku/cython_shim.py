# SPDX-License-Identifier: MIT
"""What the uncompiled kernel uses of the module `cython`, for machines that do not have it."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

_T = TypeVar("_T")

bint = bool
int = int  # noqa: A001, PLW0127
longlong = int
void = None
compiled = False
nogil: AbstractContextManager[None] = nullcontext()


def declare(kind: Callable[[], _T]) -> _T:
    """Make what the compiled kernel has on its stack."""
    return kind()
