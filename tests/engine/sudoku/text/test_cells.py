# SPDX-License-Identifier: MIT
"""Cells as characters."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.cells import (
    check_cells,
    check_zero_is_blank,
    digit_of,
    wrong_length,
)


@pytest.mark.parametrize(
    ("characters", "digits"),
    [("123456789", list(range(1, 10))), ("0.*_-xX ", [0] * 8), ("A٣¹,|", [None] * 5)],
)
def test_a_character_is_a_digit_a_blank_or_no_cell(
    characters: str, digits: list[int | None]
) -> None:
    assert [digit_of(character) for character in characters] == digits


def test_the_first_character_that_is_no_cell_is_named_with_its_place() -> None:
    check_cells("12.x", 7)

    with pytest.raises(FormatFault) as fault:
        check_cells("12a4b", 7, start=10)
    assert str(fault.value) == "Line 7: character 12, “a”, is no digit and no empty cell."


def test_a_wrong_length_is_named_with_its_line() -> None:
    assert str(wrong_length(3, 80)) == "Line 3: 80 cells; a Sudoku has 81."


def test_a_nearly_full_grid_without_9_seems_to_have_the_digits_0_to_8() -> None:
    row = "012345678"
    grid = "".join(row[shift:] + row[:shift] for shift in (0, 3, 6, 1, 4, 7, 2, 5, 8))
    with pytest.raises(FormatFault, match="Line 4: no 9"):
        check_zero_is_blank(grid, 4)
    check_zero_is_blank(grid.replace("1", "9"), 4)
    check_zero_is_blank(grid.replace("5", "0"), 4)
    check_zero_is_blank("0" * 21 + "1" * 53 + "2345678", 4)  # more of a digit than a grid has
