# SPDX-License-Identifier: MIT
"""Sudoku as a library: solve, count, rate, explain and make puzzles, one or millions of them.

    >>> import sudoku_qt.api as sudoku
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> sudoku.solve(puzzle)
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

Every function that says something of puzzles takes them in three ways and answers in the same one:

- a text of 81 characters, digits and `.`, `0`, `*` or `_` for an empty cell: one answer;
- a list of such texts, or anything else that yields them: a list of answers;
- an array of any integer type, 0 for an empty cell, of the shape `[81]` or `[9, 9]` for one puzzle,
  `[N, 81]` or `[N, 9, 9]` for N: an array.

What is no puzzle raises `ValueError`, with a sentence that says which one is wrong and where. With
`jobs=2` two cores work, with `jobs=0` all there are. Qt is not needed, nor imported.

Many machines work for `sudoku --cluster tcp://...`. Dask asks nobody who he is: whoever reaches
such a scheduler can run any program on all workers, so guard its address as you would a shell.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import chain
from typing import Any, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.api.pieces import (
    Digits,
    Given,
    cells_of,
    given_as,
    pieces,
    shape_of,
    spans,
    texts_or_none,
)
from sudoku_qt.api.pools import processes, threads
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.path_text import objects
from sudoku_qt.engine.sudoku.kernel.solver import MOST_COUNTED, find_clash, to_text
from sudoku_qt.engine.sudoku.kernel.texts import texts_of_cells
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.solving import all_steps, path
from sudoku_qt.engine.sudoku.rating import rater
from sudoku_qt.engine.sudoku.rating.rater import VALUES
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.languages import ENGLISH
from sudoku_qt.paths import resource

__all__ = [
    "RATING",
    "Step",
    "canonical",
    "count",
    "generate",
    "rate",
    "solve",
    "steps",
    "to_pandas",
]

T = TypeVar("T")

CHUNK = 2**13
"""Puzzles that a thread works on at a time: 5 ms, so that the last ones end nearly together."""
CHUNK_OF_RATINGS = 16
RATING = np.dtype(
    [
        ("level", np.uint8),
        ("minutes", np.float64),
        ("se_rating", np.float64),
        ("ladder_score", np.int64),
        ("hardest", "U40"),
        ("steps", np.int32),
        ("se_pearl", np.float64),
        ("se_diamond", np.float64),
    ]
)
"""The fields of a table of ratings."""


@dataclass(frozen=True)
class Step:
    """A step of a way to the solution: what it finds, and the sentence that explains it.

    `placements` are written as "r1c1=5", `eliminations` as "r1c1<>5".
    """

    technique: str
    placements: tuple[str, ...]
    eliminations: tuple[str, ...]
    sentence: str


# Solutions


@overload
def solve(puzzles: str, *, jobs: int = 1) -> str | None: ...  # type: ignore[overload-overlap]  # yields texts, too
@overload
def solve(puzzles: Digits, *, jobs: int = 1) -> NDArray[np.uint8]: ...
@overload
def solve(puzzles: Iterable[str], *, jobs: int = 1) -> list[str | None]: ...
def solve(
    puzzles: str | Digits | Iterable[str], *, jobs: int = 1
) -> str | NDArray[np.uint8] | list[str | None] | None:
    """The solution of each puzzle; one of them where there are several.

    Of a puzzle without a solution it is None, in an array zeros.

        >>> solve(["." * 81, "11" + "." * 79])[1] is None
        True
        >>> import numpy as np
        >>> solve(np.zeros((2, 9, 9), int))[0].sum(axis=0).tolist()
        [45, 45, 45, 45, 45, 45, 45, 45, 45]
    """
    found: str | NDArray[np.uint8] | list[str | None] | None
    found = _answered(puzzles, jobs, _solved, texts_or_none)
    return found


@overload
def count(puzzles: str, limit: int = 2, *, jobs: int = 1) -> int: ...  # type: ignore[overload-overlap]  # yields texts, too
@overload
def count(puzzles: Digits, limit: int = 2, *, jobs: int = 1) -> NDArray[np.int64]: ...
@overload
def count(puzzles: Iterable[str], limit: int = 2, *, jobs: int = 1) -> list[int]: ...
def count(
    puzzles: str | Digits | Iterable[str], limit: int = 2, *, jobs: int = 1
) -> int | NDArray[np.int64] | list[int]:
    """The number of solutions of each puzzle, counted up to `limit`.

        >>> count("." * 81)
        2
        >>> count(["123456789" + "." * 72, "." * 81], limit=1000)
        [1000, 1000]

    Raises `ValueError` for a limit below 1.
    """
    if limit < 1:
        raise ValueError(f"solutions are counted up to a limit of 1 or more, not {limit}")
    counts = _in_pieces(puzzles, jobs, partial(_counted, limit=limit))
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

    Two puzzles have the same if and only if one becomes the other by other labels, another order
    of rows, columns, bands and stacks, and perhaps a transposition.

        >>> canonical("7" + "." * 80) == canonical("." * 40 + "2" + "." * 40)
        True
        >>> canonical("." * 40 + "2" + "." * 40)[-3:]
        '..1'

    Raises `ValueError` for a puzzle with a digit twice in a row or column.
    """
    found: str | NDArray[np.uint8] | list[str] = _answered(puzzles, jobs, _least, texts_of_cells)
    return found


# Ratings and steps


def rate(
    puzzles: str | Digits | Iterable[str],
    values: Sequence[str] = VALUES,
    *,
    jobs: int = 1,
) -> np.ndarray[Any, np.dtype[np.void]]:
    """How hard each puzzle is: a structured array of `RATING`, a row for each puzzle.

    `level` is 1-5 and `minutes` a typical player's time; `se_rating` is Sudoku Explainer's,
    `se_pearl` and `se_diamond` what it is up to the first digit and to the first step;
    `ladder_score` the sum of the steps' scores, `hardest` the hardest technique, `steps` how many
    steps there are. What is not among `values` stays 0. With `jobs` other processes work.

        >>> table = rate(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
        ...               "....8..79"], ["level", "se_rating"])
        >>> table["level"], table["se_rating"]
        (array([1], dtype=uint8), array([1.2]))

    Raises `ValueError` for a puzzle that has none or several solutions, and for unknown values.
    """
    if unknown := {*values} - {*VALUES}:
        raise ValueError(f"there is no value {min(unknown)}, only {', '.join(VALUES)}")
    wanted = tuple(values)
    work = partial(_rated, wanted=wanted)
    with processes(jobs) as mapped:
        rows = [*chain.from_iterable(mapped(work, pieces(puzzles, CHUNK_OF_RATINGS)))]
    return np.array(rows, RATING)


def to_pandas(table: np.ndarray[Any, np.dtype[np.void]]) -> Any:
    """A table of ratings as a DataFrame of pandas, which has to be installed for that."""
    return import_module("pandas").DataFrame(table)


def steps(puzzle: str | Digits, *, now: bool = False) -> list[Step]:
    """The steps by which a person solves a puzzle; with `now` all that can be taken at first.

        >>> first = steps("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
        ...               "....8..79")[0]
        >>> first.technique, first.placements
        ('hidden_single', ('r1c6=8',))

    Raises `ValueError` for a puzzle that has none or several solutions.
    """
    (cells,) = pieces(puzzle, 1)
    _check_one_solution(cells[1], cells[0])
    grid = Grid.of_givens(cells[1]).with_all_candidates()
    pages = Pages(resource("techniques") / ENGLISH)
    found = objects((all_steps if now else path)(grid), pages, "r4c5")
    return [_step(each) for each in found]


def generate(
    number: int = 1, *, level: int = 2, symmetry: str = "central", seed: str = "", **options: Any
) -> list[str]:
    """New puzzles with one solution each; the same options and seed give the same on any machine.

    `level` is 1-5, and 0 any. `options` are the other fields of `MakeOptions`, such as `clues`,
    a pair of the fewest and the most, `minimal`, and `se`, a pair of SE ratings.

        >>> puzzle, = generate(level=1, seed="guide")
        >>> count(puzzle), int(rate(puzzle)["level"][0])
        (1, 1)

    Raises `ValueError` for options that contradict each other or ask for what is not found.
    """
    seeds = (f"{seed} {n}" if seed and n else seed for n in range(number))
    try:
        made = [
            make(MakeOptions(level=level, symmetry=symmetry, seed=each, **options))
            for each in seeds
        ]
    except Fault as fault:
        raise ValueError(str(fault)) from None
    return [to_text(setup.givens) for setup in made]


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


def _rated(piece: tuple[int, bytes], wanted: tuple[str, ...]) -> list[tuple[Any, ...]]:
    rows = []
    for place in range(len(piece[1]) // CELLS):
        puzzle = piece[1][CELLS * place : CELLS * (place + 1)]
        _check_one_solution(puzzle, piece[0] + place)
        rating = rater.rate(puzzle, wanted)
        rows.append(tuple(getattr(rating, name) or 0 for name in RATING.names or ()))
    return rows


def _check_one_solution(puzzle: bytes, number: int) -> None:
    if (found := kernel.count_solutions(puzzle)) != 1:
        raise ValueError(f"puzzle {number} has {'several solutions' if found else 'no solution'}")


def _step(found: dict[str, Any]) -> Step:
    return Step(
        found["technique"],
        tuple(found["placements"]),
        tuple(found["eliminations"]),
        found["sentence"],
    )


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
    """Read puzzles and work on them, in one thread: several read at the same time then."""
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
