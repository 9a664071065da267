# SPDX-License-Identifier: MIT
"""The words of notes and colours; what a game makes of them is tested beside."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.markings import NO_MARKINGS
from sudoku_qt.engine.sudoku.words import (
    cell_called,
    digits_called,
    digits_written,
    read_markings,
    write_markings,
)

EMPTY = bytes(81)


def test_markings_come_back_as_they_were_written() -> None:
    marked = NO_MARKINGS.with_corners(0, 5).with_colours(80, 3).with_tint(7, 4, 9)

    assert read_markings(write_markings(marked), EMPTY) == marked
    assert write_markings(NO_MARKINGS) == {}


def test_under_a_value_there_are_no_notes_to_mark() -> None:
    section = write_markings(NO_MARKINGS.with_corners(0, 5).with_tint(0, 4, 9).with_colours(0, 1))

    assert read_markings(section, b"\1" + EMPTY[1:]) == NO_MARKINGS.with_colours(0, 1)


def test_digits_are_a_mask() -> None:
    assert digits_called("19", "r1c1") == 0b100000001
    assert digits_written(0b100000001) == "19"
    with pytest.raises(Fault, match="r1c1"):
        digits_called("11", "r1c1")


def test_a_cell_has_a_name() -> None:
    assert cell_called("r9c9") == 80
    with pytest.raises(Fault, match="r1c1 to r9c9"):
        cell_called("r0c1")
