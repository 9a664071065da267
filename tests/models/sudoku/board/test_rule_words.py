# SPDX-License-Identifier: MIT
"""The rules of a variant as they are shown: in the player's language."""

from sudoku_qt.models.sudoku.board.rule_words import rules_of
from tests.engine.sudoku.variants.boards import read


def test_rules_are_sentences_with_their_cells_and_signs() -> None:
    rest = '"ratio":[{"cells":["R1C1","R1C2"]}],"antiknight":true,"ruleset":"<i>Hello</i>"'
    shown = rules_of(read(rest))
    knight, dot = shown.rules
    assert (knight.cells, knight.sign) == ((), ())
    assert dot.sentence.startswith("Black dot: ")
    assert dot.cells == (0, 1)
    assert dot.sign
    assert shown.remark == "Not every dot, X and V is marked."
    assert shown.text == "<i>Hello</i>"


def test_a_classic_puzzle_has_none() -> None:
    assert rules_of(read("")) == ((), "", "")
