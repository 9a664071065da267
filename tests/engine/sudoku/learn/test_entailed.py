# SPDX-License-Identifier: MIT
"""What cells prove by themselves."""

from sudoku_qt.engine.sudoku.learn.entailed import MOST_CELLS, fillings, proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import cell_named
from tests.engine.sudoku.learn.small import masks

PAIR = masks({"r1c1": "12", "r1c2": "12"}, "123456789")
LINES = masks(
    {
        f"r{row}c{column}": "15" if column in {1, 9} else "5"
        for row in (1, 8)
        for column in range(1, 10)
    },
    "123456789",
)


def cells(*names: str) -> list[int]:
    return list(map(cell_named, names))


def test_a_pair_proves_what_both_of_its_fillings_leave_no_room_for() -> None:
    gone = proved_by(PAIR, cells("r1c1", "r1c2"))

    assert {Candidate(2, 1), Candidate(8, 2), Candidate(20, 1)} < gone
    assert {digit for _, digit in gone} == {1, 2}
    assert not {Candidate(80, 1), Candidate(72, 1)} & gone


def test_one_cell_of_two_proves_nothing() -> None:
    assert not proved_by(PAIR, cells("r1c3"))
    assert not proved_by(PAIR, [])


def test_a_house_needs_its_digit_where_all_its_places_are() -> None:
    gone = proved_by(LINES, cells("r1c1", "r1c9", "r8c1", "r8c9"))

    assert {Candidate(cell_named("r4c9"), 1), Candidate(cell_named("r9c1"), 1)} < gone


def test_fillings_put_no_digit_twice_into_sight() -> None:
    assert sorted(fillings(PAIR, cells("r1c1", "r1c2"))) == [
        (Candidate(0, 1), Candidate(1, 2)),
        (Candidate(0, 2), Candidate(1, 1)),
    ]


def test_of_too_many_cells_nobody_asks() -> None:
    assert not proved_by(PAIR, range(MOST_CELLS + 1))


def test_by_one_digit_alone_an_x_wing_proves_the_same_of_it() -> None:
    corners = cells("r1c1", "r1c9", "r8c1", "r8c9")
    gone = proved_of_digit(LINES, corners, 1)

    assert gone == {each for each in proved_by(LINES, corners) if each.digit == 1}
    assert not proved_of_digit(LINES, corners[:3], 1)
    assert not proved_of_digit(LINES, corners, 9)


def test_of_more_fillings_than_anybody_waits_for_nothing_is_known() -> None:
    many = masks({"r1c1": "12", "r1c2": "12"}, "123456789")

    assert not proved_by(many, cells("r1c1", "r1c2", "r4c4", "r5c8", "r7c6", "r9c1"))
