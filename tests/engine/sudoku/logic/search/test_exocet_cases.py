# SPDX-License-Identifier: MIT
"""What goes in all cases of an exocet, by trying out all cases in another way."""

from collections.abc import Iterator
from itertools import product

import pytest

from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.exocet_cases import eliminations
from sudoku_qt.engine.sudoku.logic.search.exocets import Exocet, ExocetSearch
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
Placed = tuple[tuple[int, int], ...]
"""Cells with their digits, 0-8."""


def clash(one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether two cells cannot hold their digits at once."""
    (cell, digit), (other, another) = one, two
    if cell == other:
        return digit != another
    return digit == another and other in STANDARD_SHAPE.peers[cell]


def ways(puzzle: bytes, board: Board, house: int, digit: int) -> list[tuple[int, int]]:
    """Where a digit stands in a house, or can stand."""
    there = [
        (cell, digit)
        for cell in STANDARD_SHAPE.houses[house]
        if puzzle[cell] == digit + 1 or board.has(81 * digit + cell)
    ]
    return [each for each in there if puzzle[each[0]]] or there


def fillings(puzzle: bytes, board: Board, exocet: Exocet, houses: list[int]) -> Iterator[Placed]:
    """Yield the fillings of the base with the places of both digits in some houses."""
    one, two = cells_in(exocet.base)
    digits = [digit for digit in range(9) if exocet.digits >> digit & 1]
    for pair in product(digits, repeat=2):
        start = (one, pair[0]), (two, pair[1])
        if pair[0] != pair[1] and all(board.has(81 * digit + cell) for cell, digit in start):
            choices = [ways(puzzle, board, house, digit) for digit in pair for house in houses]
            yield from grown(start, choices)


def grown(placed: Placed, choices: list[list[tuple[int, int]]]) -> Iterator[Placed]:
    if not choices:
        yield placed
        return
    for choice in choices[0]:
        if not any(clash(choice, each) for each in placed):
            yield from grown((*placed, choice), choices[1:])


@pytest.mark.parametrize("name", ["junior_exocet", "senior_exocet"])
def test_what_goes_is_in_no_filling_of_the_base_and_the_lines(name: str) -> None:
    """By exhaustive analysis: of no way to place both digits can any of it be a part."""
    seen = 0
    senior = name == "senior_exocet"
    for puzzle in banked(BANK, name).puzzles:
        board = Board.of_givens(puzzle)
        for exocet in ExocetSearch(board, senior=senior).search():
            boxes = [STANDARD_SHAPE.houses_of[cell][2] for cell in cells_in(exocet.targets)]
            houses = [*exocet.lines, *(() if senior else boxes)]
            all_ways = list(fillings(puzzle, board, exocet, houses))
            assert all_ways
            for number in eliminations(board, exocet, mirrored=not senior):
                seen += 1
                gone = number % 81, number // 81
                assert all(any(clash(gone, each) for each in way) for way in all_ways)
    assert seen > 20


def test_the_mirrors_take_more_away() -> None:
    more = 0
    for puzzle in banked(BANK, "junior_exocet").puzzles:
        board = Board.of_givens(puzzle)
        for exocet in ExocetSearch(board, senior=False).search():
            plain = {*eliminations(board, exocet, mirrored=False)}
            mirrored = {*eliminations(board, exocet, mirrored=True)}
            assert plain <= mirrored
            more += plain < mirrored
    assert more
