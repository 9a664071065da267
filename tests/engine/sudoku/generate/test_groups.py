# SPDX-License-Identifier: MIT
"""Clues that come and go in groups."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.groups import (
    dig,
    exchanged,
    filled,
    is_unique,
    needless,
    without,
)
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.work import never

PAIRS = symmetry_named("central").orbits
FULL = kernel.random_grid(1)


def test_a_group_is_needless_if_one_of_its_clues_is() -> None:
    cells = symmetry_named("none").orbits
    puzzle = kernel.dig(FULL, bytes(range(81)))
    empty = next(cell for cell in range(81) if not puzzle[cell])

    assert needless(puzzle, cells) == []
    assert (empty,) in needless(filled(puzzle, FULL, [empty]), cells)
    assert any(empty in group for group in needless(filled(puzzle, FULL, [empty]), PAIRS))


def test_what_goes_is_replaced_until_one_solution_remains() -> None:
    rng = SeededRandom("exchange")
    puzzle = dig(FULL, rng.shuffled(PAIRS), is_unique, (0, 0), never)
    gone = [group for group in PAIRS if puzzle[group[0]]][:2]
    other = exchanged(puzzle, FULL, PAIRS, gone, fits=is_unique, rng=rng, stop=never)

    assert not is_unique(without(puzzle, [cell for group in gone for cell in group]))
    assert is_unique(other)
    assert other != puzzle
    assert all(other[group[0]] > 0 or not any(other[cell] for cell in group) for group in PAIRS)
