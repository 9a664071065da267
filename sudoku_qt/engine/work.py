# SPDX-License-Identifier: MIT
"""What long work and whoever waits for it say to each other: stop, and how far it has come."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")

Stop: TypeAlias = Callable[[], bool]
"""Asked every few milliseconds; says whether the work is no longer wanted."""

Progress: TypeAlias = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1, never less than before."""


class Mapped(Protocol):
    """A `map` that keeps the order; who gives one may have other processes behind it."""

    def __call__(self, work: Callable[[Item], Made], items: Iterable[Item], /) -> Iterable[Made]:
        """Work on all items."""


class Cancelled(Exception):
    """The work was asked to stop, and did."""


def never() -> bool:
    """Say that the work is still wanted, as ever."""
    return False


def unheard(done: float) -> None:
    """Take a report of progress that nobody waits for."""


def go_on(stop: Stop) -> None:
    """Raise `Cancelled` if the work is to stop."""
    if stop():
        raise Cancelled
