# SPDX-License-Identifier: MIT
"""What follows where some digits cannot fill some cells: five that make a ring, of two digits."""

from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded_cells import guarded
from sudoku_qt.engine.sudoku.shape import cell_named

RING = ("r1c1", "r1c7", "r5c7", "r5c2", "r2c2")
PAIR = 0b11


def findings(**more: str) -> list[Finding]:
    """What follows from a ring of 1 and 2 in which some cells hold more; all others hold 345."""
    masks = [digit_mask((3, 4, 5))] * 81
    for name in RING:
        masks[cell_named(name)] = digit_mask((1, 2, *map(int, more.get(name, ""))))
    for name in {*more} - {*RING}:
        masks[cell_named(name)] = digit_mask(map(int, more[name]))
    board = Board(Grid(bytes(81), bytes(81), tuple(masks)))
    return [*guarded(board, sum(1 << cell_named(name) for name in RING), PAIR)]


def number(name: str, digit: int) -> int:
    return 81 * (digit - 1) + cell_named(name)


def test_a_cell_that_alone_has_more_is_none_of_the_digits() -> None:
    (finding,) = findings(r1c1="34")
    assert finding.variant == "type_1"
    assert finding.eliminations == (number("r1c1", 1), number("r1c1", 2))


def test_one_digit_more_goes_where_all_of_it_is_seen() -> None:
    (finding,) = findings(r1c1="3", r1c7="3")
    assert finding.variant == "type_2"
    assert number("r1c4", 3) in finding.eliminations
    assert number("r2c1", 3) not in finding.eliminations


def test_several_digits_make_a_subset_with_a_cell_beside_them() -> None:
    found = findings(r1c1="3", r1c7="4", r1c4="34")
    places = tuple(f"r1c{column}" for column in (2, 3, 5, 6, 8, 9))
    beside = tuple(sorted(number(name, digit) for name in places for digit in (3, 4)))
    assert {finding.variant for finding in found} == {"type_3"}
    assert any(finding.eliminations == beside for finding in found)


def test_where_nothing_more_is_there_nothing_is_said() -> None:
    assert findings() == []
