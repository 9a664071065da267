# SPDX-License-Identifier: MIT
"""A cell in words: the place, what stands there, what is noted, painted and amiss."""

import pytest

from sudoku_qt.engine.sudoku.markings import NO_MARKINGS
from sudoku_qt.models.sudoku.board.cell import Cell, Composed, Mark
from sudoku_qt.models.sudoku.board.spoken import cell_label, listed_digits, spoken

TINTS = NO_MARKINGS.with_tint(0, 2, 3).with_tint(0, 9, 1).tints[0]


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (Cell(), "empty"),
        (Cell(5, given=True), "given 5"),
        (Cell(5, conflict=True, mark=Mark.WRONG), "5, conflict, wrong"),
        (Cell(notes=0b10010), "empty, notes 2 and 5"),
        (Cell(corners=0b1), "empty, corner notes 1"),
        (Cell(notes=0b1, corners=0b111), "empty, notes 1, corner notes 1, 2 and 3"),
        (Cell(5, colours=0b10100), "5, yellow and turquoise"),
        (Cell(notes=0b10, tints=TINTS), "empty, notes 2, note 2 yellow"),
        (Cell(notes=0b1, missing=0b10, impossible=0b1),
         "empty, notes 1, missing notes 2, impossible notes 1"),
        (Cell(composed=Composed(bytes([1, 0, 0, 0, 0, 0, 2, 4, 0]))),
         "empty, open: 1, 7 and 8 occur"),
        (Cell(composed=Composed(settled=2, partner=True)),
         "empty, 2 in every solution, empty partner"),
        (Cell(3, given=True, composed=Composed(redundant=True)), "given 3, could be left out"),
    ],
)  # fmt: skip
def test_a_cell_says_all_that_is_seen_of_it(qapp: object, cell: Cell, words: str) -> None:
    assert spoken(31, cell, letters=False) == f"row 4, column 5, {words}"
    assert spoken(31, cell, letters=True) == f"row D, column 5, {words}"


def test_digits_are_listed_as_one_says_them(qapp: object) -> None:
    assert listed_digits(0b1011) == "1, 2 and 4"


def test_a_cell_is_called_by_numbers_or_by_a_letter_for_its_row() -> None:
    assert cell_label(31, letters=False) == "r4c5"
    assert cell_label(31, letters=True) == "D5"
