# SPDX-License-Identifier: MIT
"""A step as it is drawn: a disc for each candidate, grounds for its sets, arrows for its links."""

from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.models.sudoku.cell import Disc
from sudoku_qt.models.sudoku.step_drawing import discs_of, drawing_of
from tests.case_steps import first_step


def test_a_candidate_has_one_disc_and_its_elimination_matters_most() -> None:
    four, five = Candidate(0, 4), Candidate(0, 5)
    discs = discs_of([(four, "set_a"), (five, "set_b"), (four, "eliminated")])
    assert discs == {0: (Disc(4, "eliminated"), Disc(5, "set_b"))}


def test_what_has_been_told_is_not_drawn_as_lying_ahead() -> None:
    told, later = Candidate(3, 1), Candidate(4, 1)
    discs = discs_of([(told, "set_a")], [(told, "eliminated"), (later, "eliminated")])
    assert discs == {3: (Disc(1, "set_a"),), 4: (Disc(1, "eliminated", ahead=True),)}


def test_every_elimination_of_a_step_is_drawn_as_one() -> None:
    _, step = first_step("xy_wing")
    drawn = drawing_of(step).discs
    for cell, digit in step.eliminations:
        assert Disc(digit, "eliminated") in drawn[cell]


def test_the_links_of_a_chain_are_arrows_and_the_strong_ones_say_so() -> None:
    _, step = first_step("xy_chain")
    arrows = drawing_of(step).arrows
    assert [arrow.strong for arrow in arrows] == [link.kind == "strong" for link in step.links]
    assert {arrow.strong for arrow in arrows} == {True, False}


def test_the_sets_of_an_als_step_are_told_apart_by_their_grounds() -> None:
    _, step = first_step("als_xz")
    assert set(drawing_of(step).grounds.values()) >= {"set_a", "set_b"}
