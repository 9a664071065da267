# SPDX-License-Identifier: MIT
"""What a game's analysis comes to in words."""

import pytest

from sudoku_qt.controllers.sudoku.tally import letters_of, tally_words, where
from sudoku_qt.engine.sudoku.hints.analysis import Tally


@pytest.mark.usefixtures("qapp")
def test_what_went_well_is_counted_and_what_did_not_is_named() -> None:
    tallies = (
        Tally("full_house", found=9),
        Tally("naked_single", found=2, missed=1),
        Tally("x_wing", shown=1),
        Tally("xy_wing", missed=1),
    )

    assert tally_words(tallies) == (
        "Techniques: 2 found alone · with a hint: X-Wing · missed: Naked Single, XY-Wing"
    )
    both = Tally("x_wing", shown=1, missed=2)
    assert tally_words([both]) == "Techniques: with a hint: X-Wing"
    many = [Tally(name, shown=1) for name in ("full_house", "naked_pair", "x_wing", "xy_wing")]
    assert tally_words(many) == "Techniques: with a hint: Naked Pair, X-Wing, XY-Wing and 1 more"
    assert tally_words(tallies[:1]) == "Techniques: 1 found alone"
    assert tally_words(()) == ""


def test_two_letters_are_of_the_name_that_is_read() -> None:
    assert letters_of("hidden_single", "Hidden Single (line)") == "HS"
    assert letters_of("hidden_single", "行列排除") == "行列"
    assert letters_of("", "超出本程序所知的技巧") == ""


@pytest.mark.usefixtures("qapp")
def test_a_pattern_of_few_cells_is_placed_and_a_large_one_only_named() -> None:
    assert where("XY-Wing", (11, 13, 56), "r4c5") == "XY-Wing in r2c35 r7c3"
    assert where("XY-Wing", (11, 13, 56), "D5") == "XY-Wing in B35 G3"
    assert where("AIC", tuple(range(12)), "r4c5") == "AIC"
    assert where("", (), "r4c5") == ""
