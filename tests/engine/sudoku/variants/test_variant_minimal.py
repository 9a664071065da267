# SPDX-License-Identifier: MIT
"""Minimal puzzles under any rules."""

import itertools

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_minimal import (
    minimal_puzzle_in,
    minimal_puzzles_in,
    without,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

RULES = Rules(4, None, (Constraint("diagonal+"), Constraint("odd", (0,))))
FULL = VariantPuzzle(RULES, bytes(map(int, "1234341243212143")))


def test_all_minimal_puzzles_are_those_that_trying_every_set_finds() -> None:
    some = bytes(map(int, "0034000240002003"))
    sets = itertools.product(*({given, 0} for given in some))
    sure = {each for each in map(bytes, sets) if count_solutions(VariantPuzzle(RULES, each)) == 1}
    least = {
        each
        for each in sure
        if not any(each[:n] + b"\0" + each[n + 1 :] in sure for n in range(16) if each[n])
    }
    found = [each.givens for each in minimal_puzzles_in(VariantPuzzle(RULES, some))]
    assert len(found) > 1
    assert sorted(found) == sorted(least)


def test_the_order_decides_which_givens_go() -> None:
    puzzle = minimal_puzzle_in(FULL, range(16))
    assert puzzle.givens != minimal_puzzle_in(FULL, range(15, -1, -1)).givens
    assert count_solutions(puzzle) == 1
    assert all(count_solutions(without(puzzle, n)) > 1 for n in range(16) if puzzle.givens[n])
