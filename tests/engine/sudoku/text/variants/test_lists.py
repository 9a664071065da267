# SPDX-License-Identifier: MIT
"""Texts of f-puzzles' objects and links."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.lines import may_hold_variants
from sudoku_qt.engine.sudoku.text.variants.lists import read_variants
from tests.engine.sudoku.variants.boards import fpuzzle


def test_an_object_may_go_over_lines_or_stand_in_one() -> None:
    text = fpuzzle('"antiking":true', 4)
    assert [*read_variants(f" {text}\n")] == [*read_variants(text.replace(",", ",\n"))]
    assert len([*read_variants(f"{text}\n\n{text}\n{'.' * 81}")]) == 3


def test_a_line_that_is_no_puzzle_is_named() -> None:
    with pytest.raises(FormatFault) as told:
        [*read_variants(f"{fpuzzle('')}\nnothing")]
    assert told.value.message.facts["line"] == 2


def test_only_texts_with_an_object_or_link_can_hold_some() -> None:
    assert may_hold_variants(fpuzzle(""))
    assert may_hold_variants("https://sudokupad.app/fpuzN4I")
    assert not may_hold_variants("." * 81)
