# SPDX-License-Identifier: MIT
"""Puzzles for a worksheet, made by the dozen at mixed levels, with their data for a teacher."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import CLASSIC, Solver, inspect
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import climb
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Stop, never

Kind = int | str
"""A level, or the key of a grade of the last one."""
HARDEST = len(LEVELS)
KINDS: tuple[Kind, ...] = (
    *(level.number for level in LEVELS),
    *(grade.key for grade in GRADES),
)
SEVERAL = Message("Several solutions")
NONE = Message("No solution")


@dataclass(frozen=True)
class Prepared:
    """A puzzle that can be printed.

    `solution` is None unless it is unique; then `fault` says why in a few words, and nothing is
    graded. `techniques` are the names of those on the solving path, the easiest first, each with
    the number of its steps. `grid` is what stands on the board.
    """

    setup: SudokuSetup
    grid: Grid
    solution: bytes | None = None
    techniques: tuple[tuple[str, int], ...] = ()
    fault: Message | None = None


def prepare(
    setup: SudokuSetup, grid: Grid | None = None, stop: Stop = never, solver: Solver = CLASSIC
) -> Prepared:
    """Solve a puzzle, and grade it if it has not been. Raises `Cancelled`.

    `solver` knows its rules. One with its own is not graded here, which may take minutes.
    """
    grid = grid or Grid.of_givens(setup.givens, setup.shape)
    inspection = inspect(setup.givens, stop, solver)
    if inspection.solutions != 1:
        plain = replace(setup, level=0, grade="", minutes=0.0)
        return Prepared(plain, grid, fault=SEVERAL if inspection.solutions else NONE)
    if setup.variant:
        return Prepared(setup, grid, inspection.solution)
    way = climb(Board.of_givens(setup.givens), stop=stop).items()
    steps = sorted(way, key=lambda each: each[1][0].hardness)
    names = tuple((name, count) for name, (_, count) in steps)
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
    counts: Mapping[Kind, int], seed: str, symmetry: str = MakeOptions.symmetry
) -> Iterator[MakeOptions]:
    """Yield the options for each puzzle: the number of each kind, easiest first, from one seed.

    The puzzles of a kind are those that `sudoku generate` makes from the same seed.
    """
    for kind in KINDS:
        level, grade = (kind, "") if isinstance(kind, int) else (HARDEST, kind)
        for number in range(1, counts.get(kind, 0) + 1):
            own = seed if number == 1 else f"{seed} {number}"
            yield MakeOptions(level=level, grade=grade, symmetry=symmetry, seed=own)


def kind_of(setup: SudokuSetup) -> Kind:
    """The kind of a puzzle, as specific as is known."""
    return setup.grade if setup.level == HARDEST and setup.grade in KINDS else setup.level


def prepare_new(order: MakeOptions, stop: Stop = never, bank: Path | None = None) -> Prepared:
    """Make a puzzle, perhaps from the bank, and prepare it. Raises `Cancelled`, `Fault`."""
    return prepare(make(order, stop, bank=bank), stop=stop)
