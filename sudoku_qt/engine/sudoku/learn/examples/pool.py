# SPDX-License-Identifier: MIT
"""The pool of a technique: positions in which it is the next step, each as a random isomorph.

They come from the practice bank, in which no two puzzles are isomorphic, so that a player learns
the technique and not its places. The size of the bank is the number of essentially different
positions.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sudoku_qt.engine.sudoku.generate.practice import first_use, ladder_with, up_to
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.symmetric_isomorph import disguised
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Stop, go_on, never


@dataclass(frozen=True)
class ExamplePosition:
    """A grid with its notes, and the step of the technique that comes next."""

    grid: Grid
    step: Step


def positions(
    technique: str, seed: str, bank: Path, stop: Stop = never
) -> Iterator[ExamplePosition]:
    """Yield positions of a technique, each from another puzzle, always the same for a seed.

    There are as many as puzzles in the bank, except for a few isomorphs in which the technique is
    not the next step: which of several steps is found first depends on the order of the cells. Each
    is made on demand, most of them in a few milliseconds. Raises `Fault` for an unknown name, and
    `Cancelled`.
    """
    ladder = up_to(technique, ladder_with(technique))
    rng = SeededRandom(f"lesson {technique} {seed}")
    for puzzle in rng.shuffled(banked(bank, technique).puzzles):
        go_on(stop)
        found = first_use(disguised(technique, puzzle, rng), technique, ladder, stop)
        if found is not None:
            board, finding = found
            grid = board.grid()
            yield ExamplePosition(grid, Step.of(technique, finding, grid.candidates, grid.values))
