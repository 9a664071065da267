# SPDX-License-Identifier: MIT
"""Functions that find several things in a puzzle: a list of them for each puzzle."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain
from typing import Any, TypeVar

import numpy as np

from sudoku_qt.api.arguments import Errors, skips
from sudoku_qt.api.pieces import Digits, pieces, shape_of
from sudoku_qt.api.pools import processes
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS

T = TypeVar("T")

AT_A_TIME = 4


def listed(
    puzzles: str | Digits | Iterable[str],
    work: Callable[[bytes], list[T]],
    *,
    errors: Errors,
    jobs: int,
    most: int = 1,
) -> Any:
    """What `work` finds in each puzzle with one solution; with `most` 2, or with several."""
    skip = skips(errors)
    worked = partial(_worked, work=work, most=most, skip=skip)
    with processes(jobs) as mapped:
        read = [*pieces(puzzles, AT_A_TIME, skip=skip)]  # all, so that a variant is met first
        found = [*chain.from_iterable(mapped(worked, read))]
    return found[0] if is_one(puzzles) else found


def is_one(puzzles: object) -> bool:
    """Whether the argument is a single puzzle."""
    return isinstance(puzzles, str) or (
        isinstance(puzzles, np.ndarray) and not shape_of(puzzles)[0]
    )


def _worked(
    piece: tuple[int, bytes], work: Callable[[bytes], list[T]], most: int, *, skip: bool
) -> list[list[T]]:
    found = list[list[T]]()
    for place in range(len(piece[1]) // CELLS):
        puzzle = piece[1][CELLS * place : CELLS * (place + 1)]
        fits = has_answer(puzzle, piece[0] + place, most=most, skip=skip)
        found.append(work(puzzle) if fits else [])
    return found


def has_answer(puzzle: bytes, place: int, *, most: int = 1, skip: bool = False) -> bool:
    """Whether a puzzle has a solution, and at most `most` of them: 1, or 2 for any number.

    Raises `ValueError` where it has not, unless `skip` is true.
    """
    found = kernel.count_solutions(puzzle)
    fits = 1 <= found <= most
    if not fits and not skip:
        raise ValueError(f"puzzle {place} has {'several solutions' if found else 'no solution'}")
    return bool(fits)
