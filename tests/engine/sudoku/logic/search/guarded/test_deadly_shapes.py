# SPDX-License-Identifier: MIT
"""What follows from cells that must not come down to a few digits: here two, in four corners."""

from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded.deadly_shapes import DeadlyShapes
from sudoku_qt.engine.sudoku.shape import cell_named

CORNERS = ("r1c1", "r1c5", "r2c5", "r2c1")


def findings(**more: str) -> list[Finding]:
    """What follows from corners of 1 and 2 of which some hold more; all other cells hold 34567."""
    masks = [digit_mask((3, 4, 5, 6, 7))] * 81
    for name in CORNERS:
        masks[cell_named(name)] = digit_mask((1, 2, *map(int, more.get(name, ""))))
    for name in {*more} - {*CORNERS}:
        masks[cell_named(name)] = digit_mask(map(int, more[name]))
    board = Board(Grid(bytes(81), bytes(81), tuple(masks)))
    shapes = DeadlyShapes(board, 2)
    return [*shapes.conclude(sum(1 << cell_named(name) for name in CORNERS))]


def number(name: str, digit: int) -> int:
    return 81 * (digit - 1) + cell_named(name)


def test_a_cell_that_alone_has_more_is_none_of_the_digits() -> None:
    (finding,) = findings(r1c1="34")
    assert finding.variant == "type_1"
    assert finding.eliminations == (number("r1c1", 1), number("r1c1", 2))


def test_one_digit_more_goes_where_all_of_it_is_seen() -> None:
    found = findings(r1c1="3", r1c5="3", r1c8="12")
    assert [finding.variant for finding in found] == ["type_2"]
    assert number("r1c7", 3) in found[0].eliminations
    assert number("r2c1", 3) not in found[0].eliminations


def test_two_cells_with_several_digits_more_make_a_subset_with_a_cell_beside_them() -> None:
    found = findings(r1c1="3", r1c5="4", r1c8="34", r1c9="12")
    beside = {number(f"r1c{column}", digit) for column in (2, 3, 4, 6, 7) for digit in (3, 4)}
    assert {finding.variant for finding in found} == {"type_3"}
    assert any({*finding.eliminations} == beside for finding in found)


def test_a_digit_that_two_cells_are_bound_to_leaves_no_room_for_the_others() -> None:
    found = findings(r1c1="3", r1c5="4", r1c8="24", r1c9="267")
    (finding,) = (each for each in found if each.variant == "type_4")
    assert finding.eliminations == (number("r1c1", 2), number("r1c5", 2))


def test_three_cells_with_different_digits_more_tell_nothing() -> None:
    assert findings(r1c1="3", r1c5="4", r2c5="5") == []


def test_without_anything_more_nothing_is_said() -> None:
    assert findings() == []
