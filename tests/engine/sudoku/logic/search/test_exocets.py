# SPDX-License-Identifier: MIT
"""Exocets: where base and targets lie, that the targets hold what the base holds, in any image."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.exocets import Exocet, ExocetSearch
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
NAMES = {"junior_exocet": False, "senior_exocet": True}


def found_in(puzzle: bytes, *, senior: bool) -> list[Exocet]:
    return ExocetSearch(Board.of_givens(puzzle), senior=senior).search()


def chute_boxes(exocet: Exocet) -> set[int]:
    """The boxes that the line of the base crosses."""
    one, two = cells_in(exocet.base)
    shared = {*STANDARD_SHAPE.houses_of[one]} & {*STANDARD_SHAPE.houses_of[two]}
    (line,) = (house for house in shared if house < 18)
    return {STANDARD_SHAPE.houses_of[cell][2] for cell in STANDARD_SHAPE.houses[line]}


@pytest.mark.parametrize("name", list(NAMES))
def test_the_targets_hold_what_the_base_holds(name: str) -> None:
    known = 0
    for puzzle in banked(BANK, name).puzzles:
        solution = kernel.solve(puzzle)
        assert solution
        for exocet in found_in(puzzle, senior=NAMES[name]):
            known += 1
            in_base = {solution[cell] for cell in cells_in(exocet.base)}
            assert {solution[cell] for cell in cells_in(exocet.targets)} == in_base
    assert known >= 10


@pytest.mark.parametrize("name", list(NAMES))
def test_a_junior_exocet_has_a_target_in_each_other_box_of_its_chute(name: str) -> None:
    for puzzle in banked(BANK, name).puzzles:
        for exocet in found_in(puzzle, senior=NAMES[name]):
            boxes = {STANDARD_SHAPE.houses_of[cell][2] for cell in cells_in(exocet.targets)}
            own = {STANDARD_SHAPE.houses_of[cell][2] for cell in cells_in(exocet.base)}
            assert (boxes == chute_boxes(exocet) - own) is not NAMES[name]


@pytest.mark.parametrize("name", list(NAMES))
def test_every_image_of_a_puzzle_has_as_many(name: str) -> None:
    rng = SeededRandom("images of exocets")
    for puzzle in banked(BANK, name).puzzles[:10]:
        here = found_in(puzzle, senior=NAMES[name])
        there = found_in(random_isomorph(puzzle, rng), senior=NAMES[name])
        assert len(here) == len(there)


def test_bases_of_three_and_of_four_digits_are_found() -> None:
    exocets = [
        each
        for puzzle in banked(BANK, "junior_exocet").puzzles
        for each in found_in(puzzle, senior=False)
    ]
    assert {each.digits.bit_count() for each in exocets} == {3, 4}


def test_a_grid_without_clues_has_none() -> None:
    assert not found_in(bytes(81), senior=False)
