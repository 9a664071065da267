# SPDX-License-Identifier: MIT
"""The rules of a variant as they are shown: in the player's language."""

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.maker import VariantOptions, kinds_in, make_variant
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import WINDOWS
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.rule_words import (
    rules_called,
    rules_in_full,
    rules_of,
    variant_of,
)
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED, variant_word
from sudoku_qt.paths import resource
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


QUICK = {"killer", "kropki", "windoku", "jigsaw", "six", "parity"}


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=() if key in QUICK else pytest.mark.slow)
        for key, made in VARIANT_NAMED.items()
    ],
)
def test_what_new_makes_is_called_as_there(key: str) -> None:
    made = VARIANT_NAMED[key]
    kinds = kinds_in(made.kinds) if made.kinds else ()
    options = VariantOptions(kinds, made.size, seed="ABC", level=made.easiest)
    puzzle = make_variant(options, layouts=resource("puzzles/jigsaw.txt"))
    assert variant_of(puzzle.rules) == key
    assert rules_called(puzzle) == [variant_word(key)]


def test_other_rules_are_called_by_their_kinds() -> None:
    windows = [Constraint("extraregion", tuple(sorted(cells))) for cells in WINDOWS]
    assert variant_of(Rules(9, None, tuple(windows))) == "windoku"
    assert variant_of(Rules(9, None, tuple(windows[1:]))) == ""
    assert variant_of(Rules(8)) == ""
    both = read('"killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],"antiknight":true')
    assert variant_of(both.rules) == ""
    assert sorted(rules_called(both)) == ["Anti-knight", "Killer cage"]


def test_rules_in_full_need_no_signs() -> None:
    rules = Rules(
        6,
        None,
        (
            Constraint("betweenline", (0, 1, 2)),
            Constraint("whispers", (6, 7), 3),
            Constraint("difference", (0, 1)),
            Constraint("negative", (), "xv"),
        ),
    )
    assert rules_in_full(VariantPuzzle(rules, bytes(36))) == (
        "Each row, column and box holds 1 to 6. "
        "Two digits with a white dot between them differ by 1, or by the number in it. "
        "Wherever it fits, it is marked: XV. "
        "Whispers line: Neighbours differ by 3 or more. "
        "The digits on a between line lie between those in the circles at its ends. "
        "Not every dot, X and V is marked."
    )
