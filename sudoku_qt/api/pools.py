# SPDX-License-Identifier: MIT
"""Threads and processes that work on pieces; the results come back in order."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from sudoku_qt.api.arguments import whole

S = TypeVar("S")
T = TypeVar("T")

MOST = 256
"""More workers help nobody; a typing error must not start thousands."""

Mapped = Callable[[Callable[[S], T], Iterable[S]], Iterator[T]]


@contextmanager
def threads(jobs: int) -> Iterator[Mapped[Any, Any]]:
    """A `map` by threads, in order; they run in parallel, for the kernel releases the GIL."""
    number = _cores(jobs)
    if number == 1:
        yield map
        return
    with ThreadPoolExecutor(number) as pool:
        yield pool.map


@contextmanager
def processes(jobs: int) -> Iterator[Mapped[Any, Any]]:
    """A `map` by processes, in order, for work that is not compiled throughout."""
    number = _cores(jobs)
    if number == 1:
        yield map
        return
    with ProcessPoolExecutor(number) as pool:
        yield pool.map


def _cores(jobs: int) -> int:
    """The number of threads or processes; 0 means all cores. Raises `ValueError`."""
    return whole("jobs", jobs, 0, MOST) or os.cpu_count() or 1
