# SPDX-License-Identifier: MIT
"""Twelve cells that three digits cannot fill, in puzzles that made them known and in made ones."""

from collections.abc import Sequence
from itertools import product

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.guarded.tridagons import (
    guarded_tridagons,
    tridagon_links,
    tridagons,
)
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

PUZZLES = (
    "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",
    "1.3...78..5......378.1...65....9.65..6..42.....78.....67...583..31.............1.",
    "..34.6....5....1.27.92..........851........28......4.65.86....46.28.4.51..1..5...",
    ".......12......3.4....1567...8.9...6.51.76...69...8....75.89.6.8..65..9.9.67.1...",
    ".23.5....4.7....36.8........4..65.73....1.6.4.6....15...6.413.7...5.346...467..15",
)
"""From the New Sudoku Players' Forum: mith, Denis Berthier, coloin."""
FALLING, RISING = ((0, 0), (1, 1), (2, 2)), ((0, 2), (1, 1), (2, 0))
CORNERS = ((0, 0), (0, 3), (3, 0), (3, 3))
Slants = Sequence[Sequence[tuple[int, int]]]


def board(slants: Slants, extras: dict[int, int] | None = None, filled: int = -1) -> Board:
    """Boxes 1, 2, 4 and 5 with three cells each of 1, 2 and 3; whatever else is empty has 4 to 9.

    `extras` are masks of further digits, by the cells; a cell may be filled with a 1.
    """
    masks, values = [digit_mask(range(4, 10))] * 81, bytearray(81)
    for cell in cells_of(slants):
        masks[cell] = 0b111 | (extras or {}).get(cell, 0)
    if filled >= 0:
        masks[filled], values[filled] = 0, 1
    return Board(Grid(bytes(81), bytes(values), tuple(masks)))


def cells_of(slants: Slants) -> list[int]:
    return [
        9 * (top + row) + left + column
        for (top, left), slant in zip(CORNERS, slants, strict=True)
        for row, column in slant
    ]


def test_one_of_the_guardians_is_true_in_the_puzzles_that_made_them_known() -> None:
    linked = 0
    for text in PUZZLES:
        puzzle, found = parse(text), 0
        solution = kernel.solve(puzzle)
        assert solution is not None
        position = Board.of_givens(puzzle)
        for _ in follow(position):
            for _, _, guardians in guarded_tridagons(position):
                found += 1
                assert any(solution[each % 81] == each // 81 + 1 for each in guardians)
            for (_, _, guardians), ends in tridagon_links(position):
                linked += 1
                held = {81 * digit + cell for cells, digit in ends for cell in bits_of(cells)}
                assert held == {*guardians}
        assert found, text
    assert linked


def test_just_one_or_three_that_slant_another_way_cannot_be_filled() -> None:
    for slants in product((FALLING, RISING), repeat=4):
        odd = slants.count(RISING) % 2 == 1
        assert bool(tridagons(board(slants))) == odd
        assert can_be_filled(cells_of(slants)) != odd


def test_a_cell_that_is_filled_or_lies_elsewhere_spoils_it() -> None:
    slants = (FALLING, FALLING, FALLING, RISING)
    assert tridagons(board(slants)) == [(sum(1 << cell for cell in cells_of(slants)), 0b111)]
    assert tridagons(board(slants, filled=0)) == []
    beside = ((0, 0), (1, 1), (2, 3))  # in the box of the neighbour
    assert tridagons(board((beside, FALLING, FALLING, RISING))) == []
    in_a_column = ((0, 0), (1, 1), (2, 1))
    assert tridagons(board((in_a_column, FALLING, FALLING, RISING))) == []


def test_eight_cells_at_least_hold_nothing_more() -> None:
    slants = (FALLING, FALLING, FALLING, RISING)
    cells = cells_of(slants)
    extras = {cell: 1 << 3 + number for number, cell in enumerate(cells[:5])}
    assert len(tridagons(board(slants, {cell: extras[cell] for cell in cells[:4]}))) == 1
    assert tridagons(board(slants, extras)) == []


def test_two_guardians_or_two_digits_of_them_are_a_link_and_more_are_none() -> None:
    slants = (FALLING, FALLING, FALLING, RISING)
    one, two, three = cells_of(slants)[:3]
    for extras, number in (
        ({one: 0b1000, two: 0b10000}, 1),
        ({one: 0b11000}, 1),
        ({one: 0b1000, two: 0b10000, three: 0b10000}, 1),
        ({one: 0b1000}, 0),
        ({one: 0b1000, two: 0b10000, three: 0b100000}, 0),
    ):
        assert len([*tridagon_links(board(slants, extras))]) == number


def bits_of(cells: int) -> list[int]:
    return [cell for cell in range(81) if cells >> cell & 1]


def can_be_filled(cells: list[int]) -> bool:
    """Whether cells can take three digits so that none sees its own."""
    fillings: list[tuple[int, ...]] = [()]
    for cell in cells:
        fillings = [
            (*filling, digit)
            for filling, digit in product(fillings, range(3))
            if not any(
                digit == taken and other in STANDARD_SHAPE.peers[cell]
                for other, taken in zip(cells, filling, strict=False)
            )
        ]
    return bool(fillings)
