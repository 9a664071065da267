# SPDX-License-Identifier: MIT
"""Lines of HoDoKu's library."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.text.library import LIBRARY_LINE, read_library_line, write_library_line
from tests.sweeps import in_turn

GRID = "+12......." + "." * 72


def test_a_plus_stands_before_what_is_not_given() -> None:
    read = read_library_line(f":0000:x:{GRID}::::", 1)

    assert (read.setup.givens[:2], read.grid.values[:2]) == (b"\0\2", b"\1\2")
    assert not any(read.grid.candidates)
    assert read.setup.comment == ""


def test_deleted_candidates_are_taken_from_what_the_rules_allow() -> None:
    read = read_library_line(f":0201-1:5:{GRID}:921 522:421::", 1)

    assert read.grid.candidates[9] == digit_mask((3, 4, 5, 6, 7, 8))
    assert read.grid.candidates[10] == digit_mask((3, 4, 6, 7, 8, 9))
    assert read.grid.candidates[80] == digit_mask(range(1, 10))
    assert read.setup.comment == "0201-1 5 421"
    assert write_library_line(read) == f":0000:x:{GRID}:522 921:::\n"


@in_turn(
    ("line", "said"),
    [
        (":0000:x:1::", "Line 4: this is no line"),
        (f":0000:x:{GRID}.:::", "Line 4: 82 cells"),
        (f":0000:x:{GRID[:-1]}a::::", "Line 4: 81 cells"),
        (f":0000:x:{GRID}:12:::", "Line 4: “12” names no cell"),
    ],
)
def test_anything_else_is_named(line: str, said: str) -> None:
    with pytest.raises(FormatFault, match=said):
        read_library_line(line, 4)


def test_a_line_is_known_by_its_colons() -> None:
    assert LIBRARY_LINE.match(f":0000:x:{GRID}:::")
    assert LIBRARY_LINE.match(f":0803-x:34:{GRID}:811 313:317::12")
    assert not LIBRARY_LINE.match(f"{GRID}:1:2")
