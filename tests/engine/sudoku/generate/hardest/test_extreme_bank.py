# SPDX-License-Identifier: MIT
"""The bank of extreme puzzles."""

from itertools import islice

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hardest.extreme_bank import extreme, extremes, is_extreme
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.paths import resource

BANK = resource("puzzles/extreme.txt")


def test_it_has_two_thousand_classes_and_more_each_with_one_solution() -> None:
    puzzles = extremes(BANK)
    assert len(set(puzzles)) == len(puzzles) >= 2000
    assert all(kernel.count_solutions(puzzle, 2) == 1 for puzzle in puzzles)
    some = puzzles[::200]
    assert [kernel.canonical_form(puzzle) for puzzle in some] == [*some]
    assert all(map(is_extreme, some))


def test_what_is_handed_out_is_disguised_and_follows_from_the_seed() -> None:
    puzzles = {extreme(BANK, SeededRandom(f"seed {number}")) for number in range(4)}
    assert len(puzzles) == 4
    assert extreme(BANK, SeededRandom("seed 0")) in puzzles
    assert {kernel.canonical_form(puzzle) for puzzle in puzzles} <= {*extremes(BANK)}
    assert not puzzles & {*extremes(BANK)}
    assert all(map(is_extreme, puzzles))


def test_what_needs_no_chain_within_chains_is_not_extreme() -> None:
    assert not any(map(is_extreme, islice(map(kernel.minimal_puzzle, range(20)), 20)))
