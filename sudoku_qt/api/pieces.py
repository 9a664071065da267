# SPDX-License-Identifier: MIT
"""The input cut into pieces, whether texts or an array, and answers in the same form."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.kernel.texts import cells_of_texts, texts_of_cells
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

Digits = NDArray[np.integer[Any]]
Given = Digits | list[str]


class NotPlain(TypeError):
    """A puzzle with rules of its own among plain ones."""


def pieces(
    puzzles: str | Digits | Iterable[str], size: int, *, skip: bool = False
) -> Iterator[tuple[int, bytes]]:
    """Yield the puzzles in pieces of 81 bytes each, with the number of each piece's first, from 0.

    With `skip`, a puzzle that cannot be read is a piece of zeros.
    """
    given, read = given_as(puzzles), _cells_or_zeros if skip else cells_of
    return ((places.start, read(given, places)) for places in spans(given, size))


def given_as(puzzles: str | Digits | Iterable[str]) -> Given:
    """The puzzles as a list, or as the rows of an array.

    Raises `ValueError` for an array of another shape, and `TypeError` for anything that holds no
    puzzles.
    """
    if isinstance(puzzles, np.ndarray):
        return puzzles.reshape(shape_of(puzzles)[1])
    if isinstance(puzzles, str):
        return [puzzles]
    _check_holder(puzzles)
    return puzzles if isinstance(puzzles, list) else [*puzzles]


def spans(given: Given, size: int) -> Iterator[range]:
    """Yield ranges of puzzle numbers, at most `size` at a time."""
    for first in range(0, len(given), size):
        yield range(first, min(first + size, len(given)))


def cells_of(given: Given, places: range) -> bytes:
    """Read the puzzles of these numbers, 81 bytes each. Raises `ValueError` for a bad one."""
    if isinstance(given, np.ndarray):
        return _bytes_of(given[places.start : places.stop], places.start)
    return _parsed(given, places)


def _cells_or_zeros(given: Given, places: range) -> bytes:
    """The cells of the puzzles with these numbers, 81 bytes each; zeros for an invalid one."""
    try:
        return cells_of(given, places)
    except ValueError:
        if len(places) == 1:
            return bytes(CELLS)
        return b"".join(_cells_or_zeros(given, range(place, place + 1)) for place in places)


def shape_of(puzzles: Digits) -> tuple[tuple[int, ...], tuple[int, int]]:
    """The shape of the answers, one number a puzzle, and the shape of the puzzles as rows."""
    if not np.issubdtype(puzzles.dtype, np.integer):
        raise ValueError(f"digits are integers, and this array is of {puzzles.dtype}")
    for last in ((CELLS,), (9, 9)):
        rest = puzzles.shape[: -len(last)]
        if puzzles.shape[-len(last) :] == last and len(rest) < 2:
            return rest, (-1, CELLS)
    raise ValueError(f"puzzles are of [81], [9, 9], [N, 81] or [N, 9, 9], not {[*puzzles.shape]}")


def _bytes_of(rows: Digits, first: int) -> bytes:
    if rows.min() < 0 or rows.max() > 9:
        wrong = (rows < 0) | (rows > 9)
        place = int(wrong.any(axis=1).argmax())
        value = rows[place][wrong[place]][0]
        raise ValueError(f"puzzle {first + place}: {value} is no digit")
    return rows.astype(np.uint8, copy=False).tobytes()


def _parsed(texts: list[str], places: range) -> bytes:
    """Parse all texts at once, or report the first invalid one.

    Raises `ValueError`, and `TypeError` for anything but a text.
    """
    cells = cells_of_texts(texts, places.start, places.stop)
    if cells is not None:
        return bytes(cells)
    for number in places:
        _check_text(number, texts[number])
        try:
            parse(texts[number])
        except Fault as fault:
            raise ValueError(f"puzzle {number}: {fault}") from None
    raise ValueError(f"puzzle {places.start} is no text")


def _check_holder(puzzles: object) -> None:
    if isinstance(puzzles, VariantPuzzle):
        raise NotPlain("this puzzle has rules of its own, which only some functions take")
    if isinstance(puzzles, bytes | bytearray) or not isinstance(puzzles, Iterable):
        kind = type(puzzles).__name__
        raise TypeError(f"puzzles are a text, several texts or an array, and not {kind}")


def _check_text(number: int, text: object) -> None:
    if isinstance(text, VariantPuzzle):
        raise NotPlain(f"puzzle {number} has rules of its own, which only some functions take")
    if not isinstance(text, str):
        raise TypeError(f"puzzle {number}: {type(text).__name__} is no text")


def texts_or_none(grids: bytes | bytearray) -> list[str | None]:
    """The grids as texts, None for a grid of zeros."""
    found: list[str | None] = [*texts_of_cells(grids)]
    if 0 in grids:
        return [None if text and "." in text else text for text in found]
    return found
