# SPDX-License-Identifier: MIT
"""What is said of marks that are no chain of several digits."""

from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import sees
from sudoku_qt.engine.sudoku.learn.remarks.patterns.chains import (
    of_chain,
    of_equal_pairs,
    of_pairs_in_chain,
    of_w_wing,
)
from tests.engine.sudoku.learn.small import beside, marked, real

KNOWN = {"r1c1": "25", "r1c5": "258", "r1c9": "25", "r5c9": "25", "r7c7": "38", "r4c1": "46"}


def test_a_third_place_makes_a_house_no_strong_link_of_the_chain() -> None:
    step = real("nice_loop")
    stray, words = next(
        (cell, words)
        for cell in range(81)
        if cell not in pattern_of(step) and step.position[cell]
        for words in map(str, of_chain(beside(step, cell)))
        if "strong link" in words
    )

    named, _, rest = words.partition(" also has ")
    digit = int(rest[0])
    assert step.position[stray] >> digit - 1 & 1
    assert named
    assert words.endswith("is no strong link.")


def test_a_cell_of_three_is_no_part_of_a_chain_of_pairs() -> None:
    text = next(of_pairs_in_chain(marked(KNOWN, "r1c1", "r1c5")))

    assert str(text) == "r1c5 has 3 candidates, 2, 5, 8. Here each cell has two."


def test_a_cell_without_a_digit_in_common_leads_nowhere() -> None:
    words = [*map(str, of_pairs_in_chain(marked(KNOWN, "r1c1", "r4c1")))]

    assert "r4c1 has no digit in common with any marked cell that it sees." in words


def test_in_a_remote_pair_all_cells_have_the_same_two() -> None:
    text = next(of_equal_pairs(marked(KNOWN, "r1c1", "r4c1")))

    assert str(text) == "r1c1 has 2, 5, r4c1 has 4, 6; here all have the same two."


def test_the_pairs_of_a_w_wing_do_not_see_each_other() -> None:
    words = [*map(str, of_w_wing(marked(KNOWN, "r1c1", "r1c9", "r7c7", "r4c1")))]

    assert words[0].startswith("r1c1 and r1c9 have the same two candidates, but they see each")


def test_a_w_wing_wants_two_equal_pairs() -> None:
    words = [*map(str, of_w_wing(marked(KNOWN, "r1c1", "r4c1", "r7c7", "r1c5")))]

    assert words[0] == "No two of the marked cells have the same two candidates and no others."


def test_a_cell_out_of_sight_of_a_chain_is_named() -> None:
    step = real("als_nice_loop")
    pattern = pattern_of(step)
    far = next(
        cell
        for cell in range(81)
        if step.position[cell] and not any(sees(cell, each) for each in pattern)
        if cell not in pattern
    )

    assert "shares no row, column or box" in str(next(of_chain(beside(step, far))))
