# SPDX-License-Identifier: MIT
"""Puzzles for a worksheet: made by the dozen at mixed levels, and what a teacher wants to know."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import climb
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Stop, never

SEVERAL = Message("Several solutions")
NONE = Message("No solution")


@dataclass(frozen=True)
class Prepared:
    """A puzzle that can be printed.

    `solution` is there only where it is the only one; otherwise `fault` says so in a few words,
    and nothing is graded. `techniques` are the names of those on the way up the ladder, the
    easiest first, each with the number of its steps. `grid` is what stands on the board.
    """

    setup: SudokuSetup
    grid: Grid
    solution: bytes | None = None
    techniques: tuple[tuple[str, int], ...] = ()
    fault: Message | None = None


def prepare(setup: SudokuSetup, grid: Grid | None = None, stop: Stop = never) -> Prepared:
    """Solve a puzzle, and grade it where nobody has. Raises `Cancelled`."""
    grid = grid or Grid.of_givens(setup.givens)
    inspection = inspect(setup.givens, stop)
    if inspection.solutions != 1:
        plain = replace(setup, level=0, grade="", minutes=0.0)
        return Prepared(plain, grid, fault=SEVERAL if inspection.solutions else NONE)
    way = climb(Board.of_givens(setup.givens), stop=stop).values()
    steps = sorted(way, key=lambda each: each[0].hardness)
    names = tuple((rung.name, count) for rung, count in steps)
    return Prepared(_graded(setup, stop), grid, inspection.solution, names)


def _graded(setup: SudokuSetup, stop: Stop) -> SudokuSetup:
    if setup.level and setup.minutes:
        return setup
    rating = rate(setup.givens, ("level", "grade", "minutes"), stop=stop)
    return replace(
        setup,
        level=rating.level or 0,
        grade=rating.grade or "",
        minutes=rating.minutes or 0.0,
    )


def orders(
    counts: Mapping[int, int], seed: str, symmetry: str = MakeOptions.symmetry
) -> Iterator[MakeOptions]:
    """Yield what is to be made: so many of each level, the easiest first, all from one seed.

    The puzzles of a level are those that `sudoku generate` makes of the same seed.
    """
    for level, count in sorted(counts.items()):
        for number in range(1, count + 1):
            own = seed if number == 1 else f"{seed} {number}"
            yield MakeOptions(level=level, symmetry=symmetry, seed=own)


def prepare_new(order: MakeOptions, stop: Stop = never) -> Prepared:
    """Make a puzzle and prepare it. Raises `Cancelled`, `Fault`."""
    return prepare(make(order, stop), stop=stop)
