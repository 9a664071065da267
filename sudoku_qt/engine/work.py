# SPDX-License-Identifier: MIT
"""The protocol of long work: a function that says when to stop, and reports of progress."""

import os
from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")

Stop: TypeAlias = Callable[[], bool]
"""Called every few milliseconds; returns whether the work is no longer wanted."""

Progress: TypeAlias = Callable[[float], None]
"""Called with the share of the work that is done, from 0 to 1, never decreasing."""


class Mapped(Protocol):
    """A `map` that keeps the order; it may use other processes."""

    def __call__(self, work: Callable[[Item], Made], items: Iterable[Item], /) -> Iterable[Made]:
        """Work on all items."""


class Cancelled(Exception):
    """The work was asked to stop, and did."""


def never() -> bool:
    """A `Stop` that never stops."""
    return False


def unheard(done: float) -> None:
    """A report of progress that is ignored."""


def go_on(stop: Stop) -> None:
    """Raise `Cancelled` if the work is to stop."""
    if stop():
        raise Cancelled


def processors() -> int:
    """The number of processors that this process may use, at least one."""
    allowed = getattr(os, "sched_getaffinity", None)  # on Linux alone
    return (len(allowed(0)) if allowed else os.cpu_count()) or 1
