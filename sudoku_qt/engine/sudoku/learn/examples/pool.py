# SPDX-License-Identifier: MIT
"""The pool of a technique: positions in which it is the next step, disguised anew each time.

They come from the practice bank, where no puzzle is an image of another, so that what is learnt is
the technique and not its places. Each is a random isomorph of its puzzle: the bank's size is how
many essentially different ones there are.
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
    """A grid with its notes, and the technique's step that comes next in it."""

    grid: Grid
    step: Step


def positions(
    technique: str, seed: str, bank: Path, stop: Stop = never
) -> Iterator[ExamplePosition]:
    """Yield positions of a technique, each of another puzzle, always the same ones for a seed.

    They are as many as the bank has puzzles, but for a few whose disguise shows the technique no
    more: which of several steps is found first depends on how the grid lies. Each is made when it
    is asked for, most in a few milliseconds. Raises `Fault` for an unknown name, and `Cancelled`.
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
