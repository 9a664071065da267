# SPDX-License-Identifier: MIT
"""Solutions, their number, and canonical forms, for millions of puzzles."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.api.arguments import whole
from sudoku_qt.api.pieces import Digits, Given, cells_of, given_as, shape_of, spans, texts_or_none
from sudoku_qt.api.pools import threads
from sudoku_qt.api.variants import Puzzles, answered, counted, solved
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import MOST_COUNTED, find_clash
from sudoku_qt.engine.sudoku.kernel.texts import texts_of_cells
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

T = TypeVar("T")

CHUNK = 2**13
"""The puzzles of one piece of a thread's work: 5 ms, so that threads end at nearly the same time.
"""


@overload
def solve(  # type: ignore[overload-overlap]  # a text yields texts, too
    puzzles: str | VariantPuzzle, *, rules: Rules | None = None, jobs: int = 1
) -> str | None: ...
@overload
def solve(puzzles: Digits, *, rules: None = None, jobs: int = 1) -> NDArray[np.uint8]: ...
@overload
def solve(
    puzzles: Iterable[str | VariantPuzzle], *, rules: Rules | None = None, jobs: int = 1
) -> list[str | None]: ...
def solve(puzzles: Puzzles, *, rules: Rules | None = None, jobs: int = 1) -> Any:
    """A solution of each puzzle; where there are several, one of them.

    For a puzzle without a solution it is None, in an array a row of zeros.

        >>> sudoku.solve(["." * 81, "11" + "." * 79])[1] is None
        True
        >>> import numpy as np
        >>> sudoku.solve(np.zeros((2, 9, 9), int))[0].sum(axis=0).tolist()
        [45, 45, 45, 45, 45, 45, 45, 45, 45]

    With `rules`, a text has as many signs as the board has cells; digits from 10 on are A to G.

        >>> long = sudoku.Constraint("thermometer", (0, 1, 2, 3))
        >>> sudoku.solve("....3.....1.....", rules=sudoku.Rules(4, None, (long,)))
        '1234342143122143'
    """
    plain = partial(_answered, jobs=jobs, work=_solved, texts=texts_or_none)
    return answered(puzzles, rules, threads(jobs), plain, solved)


@overload
def count(  # type: ignore[overload-overlap]  # a text yields texts, too
    puzzles: str | VariantPuzzle, limit: int = 2, *, rules: Rules | None = None, jobs: int = 1
) -> int: ...
@overload
def count(
    puzzles: Digits, limit: int = 2, *, rules: None = None, jobs: int = 1
) -> NDArray[np.int64]: ...
@overload
def count(
    puzzles: Iterable[str | VariantPuzzle],
    limit: int = 2,
    *,
    rules: Rules | None = None,
    jobs: int = 1,
) -> list[int]: ...
def count(puzzles: Puzzles, limit: int = 2, *, rules: Rules | None = None, jobs: int = 1) -> Any:
    """The number of solutions of each puzzle, counted up to `limit`.

        >>> sudoku.count("." * 81)
        2
        >>> sudoku.count(["123456789" + "." * 72, "." * 81], limit=1000)
        [1000, 1000]

    With `rules`, a text has as many signs as the board has cells; digits from 10 on are A to G.

        >>> both = sudoku.Constraint("diagonal+"), sudoku.Constraint("diagonal-")
        >>> sudoku.count("." * 16, limit=1000, rules=sudoku.Rules(4, None, both))
        48

    Raises:
        ValueError: The limit is below 1.
    """
    most = whole("limit", limit, 1)
    plain = partial(_count, most=most, jobs=jobs)
    return answered(puzzles, rules, threads(jobs), plain, counted(most))


def _count(
    puzzles: str | Digits | Iterable[str], most: int, jobs: int
) -> int | NDArray[np.int64] | list[int]:
    counts = _in_pieces(puzzles, jobs, partial(_counted, limit=most))
    if isinstance(puzzles, np.ndarray):
        numbers = np.array([*counts], np.int64)
        return numbers.reshape(shape_of(puzzles)[0])
    return next(counts) if isinstance(puzzles, str) else [*counts]


@overload
def canonical(puzzles: str, *, jobs: int = 1) -> str: ...  # type: ignore[overload-overlap]  # yields texts, too
@overload
def canonical(puzzles: Digits, *, jobs: int = 1) -> NDArray[np.uint8]: ...
@overload
def canonical(puzzles: Iterable[str], *, jobs: int = 1) -> list[str]: ...
def canonical(
    puzzles: str | Digits | Iterable[str], *, jobs: int = 1
) -> str | NDArray[np.uint8] | list[str]:
    """The canonical form of each puzzle or full grid: the least of all its symmetric images.

    Two puzzles have the same canonical form if and only if one becomes the other by relabelling
    digits, reordering rows, columns, bands and stacks, and possibly transposing.

        >>> sudoku.canonical("7" + "." * 80) == sudoku.canonical("." * 40 + "2" + "." * 40)
        True
        >>> sudoku.canonical("." * 40 + "2" + "." * 40)[-3:]
        '..1'

    Raises:
        ValueError: A puzzle has a digit twice in a row or column.
    """
    found: str | NDArray[np.uint8] | list[str] = _answered(puzzles, jobs, _least, texts_of_cells)
    return found


# One piece, in some thread or process


def _solved(piece: tuple[int, bytes]) -> bytes | bytearray:
    solved: bytearray = kernel.solve_many(piece[1], 1)[0]
    return solved


def _counted(piece: tuple[int, bytes], limit: int) -> list[int]:
    puzzles = piece[1]
    counts = kernel.solve_many(puzzles, min(limit, MOST_COUNTED))[1]
    return [
        kernel.count_solutions(puzzles[CELLS * place : CELLS * (place + 1)], limit)
        if number == MOST_COUNTED < limit
        else number
        for place, number in enumerate(counts)
    ]


def _least(piece: tuple[int, bytes]) -> bytes | bytearray:
    first, puzzles = piece
    forms, legal = kernel.canonical_forms(puzzles)
    if (place := legal.find(0)) >= 0:
        clash = find_clash(puzzles[CELLS * place : CELLS * (place + 1)])
        raise ValueError(f"puzzle {first + place}: {clash.fault if clash else ''}")
    return forms


# A grid or a number for each puzzle


def _in_pieces(
    puzzles: str | Digits | Iterable[str],
    jobs: int,
    work: Callable[[tuple[int, bytes]], Iterable[T]],
) -> Iterator[T]:
    given = given_as(puzzles)
    with threads(jobs) as mapped:
        yield from chain.from_iterable(mapped(partial(_read, work, given), spans(given, CHUNK)))


def _read(work: Callable[[tuple[int, bytes]], T], given: Given, places: range) -> T:
    """Read puzzles and work on them in one thread, so that several are read at the same time."""
    return work((places.start, cells_of(given, places)))


def _put(
    answers: NDArray[np.uint8], work: Callable[[range], bytes | bytearray], places: range
) -> None:
    """Write the answers to some puzzles to their places, in the thread that found them."""
    some = answers[places.start : places.stop]
    some[:] = np.frombuffer(work(places), np.uint8).reshape(some.shape)


def _answered(
    puzzles: str | Digits | Iterable[str],
    jobs: int,
    work: Callable[[tuple[int, bytes]], bytes | bytearray],
    texts: Callable[[bytes | bytearray], list[Any]],
) -> Any:
    """A grid for each puzzle, in the form of the puzzles."""
    given = given_as(puzzles)
    read = partial(_read, work, given)
    with threads(jobs) as mapped:
        if isinstance(puzzles, np.ndarray):
            answers = np.empty((len(given), CELLS), np.uint8)
            for _ in mapped(partial(_put, answers, read), spans(given, CHUNK)):
                pass
            return answers.reshape(puzzles.shape)
        found: list[Any] = []
        for some in mapped(lambda places: texts(read(places)), spans(given, CHUNK)):
            found += some
    return found[0] if isinstance(puzzles, str) else found
