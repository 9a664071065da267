# SPDX-License-Identifier: MIT
"""Lines that may be puzzles with rules of their own."""

from sudoku_qt.cli.variant_lines import variant_in
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import fpuzzle


def test_plain_rules_are_a_plain_puzzle() -> None:
    assert variant_in(fpuzzle(""), 1) == "." * 81
    assert isinstance(variant_in(fpuzzle('"antiking":true'), 1), VariantPuzzle)


def test_what_is_wrong_is_at_its_line() -> None:
    fault = variant_in('{"grid":3}', 7)
    assert isinstance(fault, FormatFault)
    assert fault.message.facts["line"] == 7
    assert variant_in("no puzzle", 7) is None
