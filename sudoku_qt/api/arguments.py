# SPDX-License-Identifier: MIT
"""Checks of arguments (numbers, names, cells, ranges): each is taken, or refused in a sentence."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from operator import index
from typing import Literal, TypeVar

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS

T = TypeVar("T")

Errors = Literal["raise", "skip"]
"""How a puzzle without an answer is handled."""
PAIR = 2
UNMARKED = frozenset(".0_-*")
"""The signs of cells without a given, in a mask."""


def whole(name: str, value: object, least: int, most: int | None = None) -> int:
    """A whole number within bounds. Raises `ValueError`, also for a bool or a fraction."""
    number = None if isinstance(value, bool) else _index(value)
    if number is None or number < least or (most is not None and number > most):
        bounds = f"from {least} to {most:,}" if most is not None else f"of {least} or more"
        raise ValueError(f"{name} is a whole number {bounds}, not {value!r}")
    return number


def _index(value: object) -> int | None:
    try:
        return index(value)  # type: ignore[arg-type]  # which raises for what is none
    except TypeError:
        return None


def skips(errors: object) -> bool:
    """Whether bad puzzles are skipped. Raises `ValueError` for an unknown `errors`."""
    if errors not in ("raise", "skip"):
        raise ValueError(f"errors is 'raise' or 'skip', not {errors!r}")
    return errors == "skip"


def names(value: str | Iterable[str]) -> tuple[str, ...]:
    """A name, or several, as a tuple."""
    return (value,) if isinstance(value, str) else tuple(value)


def pair(name: str, value: object, read: Callable[[str, object], T]) -> tuple[T, T] | None:
    """The bounds of a range, (least, most), or None. Raises `ValueError`."""
    if value is None:
        return None
    if isinstance(value, tuple | list) and len(value) == PAIR:
        return read(name, value[0]), read(name, value[1])
    raise ValueError(f"{name} is a pair, the least and the most, not {value!r}")


def real(name: str, value: object) -> float:
    """A number. Raises `ValueError`."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    raise ValueError(f"{name} has numbers, and not {value!r}")


def cells_in_mask(mask: str | Iterable[int]) -> frozenset[int]:
    """The cells of a mask, given as 81 signs or as cell numbers, 0-80. Raises `ValueError`."""
    if isinstance(mask, str):
        if len(mask) != CELLS:
            raise ValueError(f"a mask has {CELLS} signs, and this one has {len(mask)}")
        return frozenset(cell for cell, sign in enumerate(mask) if sign not in UNMARKED)
    if isinstance(mask, Iterable):
        return frozenset(whole("a cell", cell, 0, CELLS - 1) for cell in mask)
    raise ValueError(f"a mask is {CELLS} signs, or the numbers of cells, not {mask!r}")


@contextmanager
def faults_as_errors() -> Iterator[None]:
    """Within this context a `Fault` of the engine is raised as `ValueError`."""
    try:
        yield
    except Fault as fault:
        raise ValueError(str(fault)) from None
