# SPDX-License-Identifier: MIT
"""Pieces of what the library is given, texts or arrays, and answers in the same form."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.shape import CELLS

Digits = NDArray[np.integer[Any]]


def pieces(puzzles: str | Digits | Iterable[str], size: int) -> Iterator[tuple[int, bytes]]:
    """Yield puzzles, 81 bytes each, some at a time, with the number of the first, from 0."""
    if isinstance(puzzles, str):
        puzzles = [puzzles]
    if isinstance(puzzles, np.ndarray):
        rows = puzzles.reshape(shape_of(puzzles)[1])
        for first in range(0, len(rows), size):
            yield first, _bytes_of(rows[first : first + size], first)
        return
    texts = puzzles if isinstance(puzzles, list) else [*puzzles]
    for first in range(0, len(texts), size):
        yield first, _parsed(texts[first : first + size], first)


def shape_of(puzzles: Digits) -> tuple[tuple[int, ...], tuple[int, int]]:
    """The shape of the answers, a number for each puzzle, and that of the puzzles as rows."""
    if not np.issubdtype(puzzles.dtype, np.integer):
        raise ValueError(f"digits are integers, and this array is of {puzzles.dtype}")
    for last in ((CELLS,), (9, 9)):
        rest = puzzles.shape[: -len(last)]
        if puzzles.shape[-len(last) :] == last and len(rest) < 2:
            return rest, (-1, CELLS)
    raise ValueError(f"puzzles are of [81], [9, 9], [N, 81] or [N, 9, 9], not {[*puzzles.shape]}")


def _bytes_of(rows: Digits, first: int) -> bytes:
    wrong = (rows < 0) | (rows > 9)
    if wrong.any():
        place = int(wrong.any(axis=1).argmax())
        value = rows[place][wrong[place]][0]
        raise ValueError(f"puzzle {first + place}: {value} is no digit")
    return rows.astype(np.uint8).tobytes()


ROW = CELLS + 1
"""Bytes of a text and the end of line behind it."""
_END, _ZERO = ord("\n"), ord("0")
_BLANKS = tuple(ord(sign) - _ZERO & 255 for sign in ".*_")


def _parsed(texts: Sequence[str], first: int) -> bytes:
    """Read texts all at once, or else say what is wrong with one. Raises `ValueError`.

    The array's arithmetic lets other threads run, so that several read as fast as they solve.
    """
    rows = _rows_of(texts)
    if rows is not None and (rows[:, CELLS] == _END).all():
        cells = rows[:, :CELLS] - _ZERO
        for blank in _BLANKS:
            cells[cells == blank] = 0
        if (cells <= 9).all():
            return cells.tobytes()
    for number, text in enumerate(texts, first):
        try:
            parse(text)
        except Fault as fault:
            raise ValueError(f"puzzle {number}: {fault}") from None
    raise ValueError(f"puzzle {first} is no text")


def _rows_of(texts: Sequence[str]) -> NDArray[np.uint8] | None:
    """Texts and their ends as rows of bytes; None where they are not all as long."""
    data = ("\n".join(texts) + "\n").encode("ascii", "replace")
    fits = len(data) == ROW * len(texts)
    return np.frombuffer(data, np.uint8).reshape(-1, ROW) if fits else None


def texts_of(grids: bytes | bytearray) -> list[str]:
    """Write grids as texts."""
    cells = np.frombuffer(grids, np.uint8).reshape(-1, CELLS)
    rows = np.full((len(cells), ROW), _END, np.uint8)
    np.add(cells, _ZERO, out=rows[:, :CELLS])
    if 0 in grids:
        rows[:, :CELLS][cells == 0] = ord(".")
    return str(rows.tobytes(), "ascii").splitlines()


def texts_or_none(grids: bytes | bytearray) -> list[str | None]:
    """Write grids as texts, None for those that are zeros."""
    found: list[str | None] = [*texts_of(grids)]
    if 0 in grids:
        return [None if text and "." in text else text for text in found]
    return found
