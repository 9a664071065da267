# SPDX-License-Identifier: MIT
"""The bank: a hundred puzzles shown in turn, as the course project has it.

A puzzle of the bank may have several solutions; any of them is accepted. Each puzzle follows from
the bank's seed and its own number, so that only these two have to be stored.
"""

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.full_grid import random_grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE

SIZE = 100
FEWEST_BLANKS = 30
MOST_BLANKS = 60
BLANKS_IN_A_BOX = 2


def bank_puzzle(seed: str, number: int) -> SudokuSetup:
    """Puzzle `number`, 0 ... `SIZE` - 1, of the bank with this seed."""
    if not 0 <= number < SIZE:
        raise IndexError(number)
    rng = SeededRandom(f"bank {seed} {number}")
    blanks = rng.within(FEWEST_BLANKS, MOST_BLANKS)
    givens = blanked(random_grid(rng), blanks, BLANKS_IN_A_BOX, rng)
    return SudokuSetup(givens=givens, origin="bank", mode="bank", seed=f"{seed} {number + 1}")


def blanked(full: bytes, blanks: int, in_a_box: int, rng: SeededRandom) -> bytes:
    """Empty `blanks` random cells of a full grid, `in_a_box` or more in every box.

    The number of solutions is not checked; `full` is one of them.
    """
    boxes = STANDARD_SHAPE.houses[2 * SIDE :]
    first = [cell for box in boxes for cell in rng.shuffled(box)[:in_a_box]]
    others = [cell for cell in rng.shuffled(range(CELLS)) if cell not in first]
    values = bytearray(full)
    for cell in (*first, *others)[:blanks]:
        values[cell] = 0
    return bytes(values)
