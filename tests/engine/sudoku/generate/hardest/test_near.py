# SPDX-License-Identifier: MIT
"""Puzzles near another one that resist enough."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hardest.climber import resistance_of
from sudoku_qt.engine.sudoku.generate.hardest.near import NearSearch, found_near, neighbour
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from tests.engine.sudoku.rating.test_rater import ESCARGOT


def clues_of(puzzle: bytes) -> set[tuple[int, int]]:
    """The clues of a puzzle: cell and digit."""
    return {(cell, digit) for cell, digit in enumerate(puzzle) if digit}


def test_a_neighbour_has_one_solution_no_clue_too_many_and_most_of_the_clues() -> None:
    puzzle = kernel.minimal_puzzle(7)
    for number in range(50):
        near = neighbour(puzzle, SeededRandom(f"{number}"))
        shared = sum(mine == other != 0 for mine, other in zip(puzzle, near, strict=True))

        assert kernel.is_minimal(near)
        assert near != puzzle
        assert shared > 10


def test_round_a_puzzle_lie_those_with_one_clue_other_or_less() -> None:
    puzzle = parse(ESCARGOT)
    clues = clues_of(puzzle)
    found = [clues_of(near) for _, near in found_near(NearSearch(puzzle, 0))]

    assert found
    assert {len(near - clues) for near in found} == {1}
    assert max(len(near & clues) for near in found) == len(clues) - 1


def test_all_that_is_found_is_minimal_with_one_solution() -> None:
    for seed in ("", "drawn"):
        found = found_near(NearSearch(parse(ESCARGOT), 0, seed))
        assert all(kernel.is_minimal(near) for _, near in found)


def test_only_what_resists_enough_is_handed_on() -> None:
    puzzle = parse(ESCARGOT)
    for seed in ("", "drawn"):
        everything = found_near(NearSearch(puzzle, 0, seed))
        least = sorted(each for each, _ in everything)[len(everything) // 2] + 1

        found = found_near(NearSearch(puzzle, least, seed))
        assert found == [each for each in everything if each[0] >= least] != everything
        assert all(resistance_of(near) == each for each, near in found)


def test_what_is_drawn_follows_from_the_seed() -> None:
    puzzle = parse(ESCARGOT)
    one, same, other = (found_near(NearSearch(puzzle, 0, seed)) for seed in ("1", "1", "2"))
    assert one == same != other
