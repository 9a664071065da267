# SPDX-License-Identifier: MIT
"""Boards turned: cells, houses, rules and digits go the same way."""

from collections.abc import Callable
from itertools import product

from sudoku_qt.engine.sudoku.learn.variants.turning import ALL, BoardTurn
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules

HOUSE_OF: tuple[Callable[[int], int], ...] = (
    lambda cell: cell // 9,
    lambda cell: 9 + cell % 9,
    lambda cell: 18 + cell // 27 * 3 + cell % 9 // 3,
)
"""The row, the column and the box of a cell."""


def test_there_are_eight_ways_and_each_moves_every_cell_to_a_place_of_its_own() -> None:
    ways = {tuple(map(BoardTurn(number).cell, range(81))) for number in ALL}
    assert len(ways) == 8
    assert all(sorted(way) == [*range(81)] for way in ways)


def test_houses_are_named_as_the_board_is_turned() -> None:
    for number, house in product(ALL, range(27)):
        turning = BoardTurn(number)
        cells = {turning.cell(cell) for cell in range(81) if HOUSE_OF[house // 9](cell) == house}
        turned = turning.house(house)
        assert {HOUSE_OF[turned // 9](cell) for cell in cells} == {turned}


def test_a_diagonal_becomes_the_other_one_where_the_board_is_mirrored() -> None:
    rules = Rules(9, None, (Constraint("diagonal-"),))
    kinds = {number: BoardTurn(number).rules(rules).constraints[0].kind for number in ALL}
    assert kinds[0] == kinds[3] == kinds[4] == "diagonal-"
    assert kinds[1] == kinds[2] == "diagonal+"


def test_regions_constraints_and_digits_go_with_their_cells() -> None:
    regions = tuple(cell % 9 for cell in range(81))
    rules = Rules(9, regions, (Constraint("thermometer", (0, 1, 10)),))
    turning = BoardTurn(4)  # rows and columns exchanged
    turned = turning.rules(rules)
    assert turned.board.areas[0] == tuple(range(9))
    assert turned.constraints == (Constraint("thermometer", (0, 9, 10)),)
    assert turning.values(bytes(range(81)))[9] == 1
