# SPDX-License-Identifier: MIT
"""What is said of the parts of a proof."""

import pytest

from sudoku_qt.engine.sudoku.hints.clauses import (
    absurdity,
    assumption,
    conclusion,
    consequence,
    house_words,
    nothing_left,
    premise,
)
from sudoku_qt.engine.sudoku.logic.proof import Inference
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.truths import Truth
from tests.engine.sudoku.logic.test_refutation import candidates
from tests.sweeps import in_turn

A, B = 1 << 0, 1 << 9


@pytest.mark.parametrize(("house", "words"), [(3, "row 4"), (9, "column 1"), (26, "box 9")])
def test_a_house_has_a_name(house: int, words: str) -> None:
    assert str(house_words(house)) == words


@in_turn(
    ("node", "words"),
    [
        ((A, 4, True), "Suppose r1c1 is 5."),
        ((A, 4, False), "Suppose r1c1 is not 5."),
        ((A | B, 4, True), "Suppose one of r12c1 is 5."),
        ((A | B, 4, False), "Suppose none of r12c1 is 5."),
    ],
)
def test_an_assumption_is_told(node: tuple[int, int, bool], words: str) -> None:
    assert str(assumption(node)) == words


def test_what_follows_is_told_by_what_makes_it_so() -> None:
    off, on = (A, 3, False), (A, 4, True)
    cell = Truth("cell", 0, candidates((0, 4), (0, 5)))
    house = Truth("house", 9 * 9 + 4, candidates((0, 5), (9, 5)))
    other = Truth("cell", 9, candidates((9, 4), (9, 6)))

    def told(result: tuple[int, int, bool], *truths: Truth) -> str:
        return str(consequence(Inference(result, (off,), truths)))

    assert told(on, cell) == "r1c1 loses 4, so it is 5."
    assert told(on, house) == "In column 1 only r1c1 is left for 5."
    assert told(on, cell, other) == (
        "{456} r12c1 in column 1, losing 4, keeps as many digits as cells, so r1c1=5."
    )
    assert told(on, house, other) == "That leaves r1c1=5."
    narrow = Truth("cell", 9, candidates((9, 4), (9, 5)))
    assert told(on, cell, narrow) == "That leaves r1c1=5.", "two digits in two cells spare none"
    assert told(on, Truth("pattern", A | B, 0, 0b11)) == (
        "Else r12c1 would be a deadly pattern, so r1c1=5."
    )
    assert told((B, 4, False)) == "So r2c1 is not 5."
    assert told((A | B, 4, False)) == "That rules out r12c1=5."


def test_a_premise_tells_what_there_is() -> None:
    assert str(premise(Truth("cell", 0, candidates((0, 4), (0, 5))))) == "r1c1 can only be 4, 5."
    house = Truth("house", 4, candidates((0, 5), (8, 5)))
    assert str(premise(house)) == "In row 1, 5 can only stand in r1c19."
    assert str(premise(Truth("pattern", A | B, candidates((0, 5)), 0b11))) == (
        "Without r1c1=5 the cells r12c1 would be a deadly pattern."
    )
    whole = Truth("pattern", A | B, candidates((0, 5)))
    assert str(premise(whole)) == "Without r1c1=5 the grid would have two solutions."


def test_what_cannot_be_is_told() -> None:
    false = [(A, digit, False) for digit in (0, 1)]
    assert str(absurdity(tuple(false))) == "But then nothing is left for r1c1."
    places = ((A, 4, False), (B, 4, False))
    assert str(absurdity(places)) == "But then column 1 has no place for 5."
    both = ((A, 4, True), (A, 4, False))
    assert str(absurdity(both)) == "But then r1c1 would be 5 and also not."
    assert str(nothing_left("cell", 0, "D5")) == "But then nothing is left for A1."
    assert str(nothing_left("house", 4)) == "But then row 1 has no place for 5."


def test_a_conclusion_is_written_in_signs() -> None:
    step = Step(
        "x", (Candidate(0, 5),), (Candidate(1, 5), Candidate(2, 5)), (), "", (), (), (), bytes(81)
    )

    assert conclusion(step) == ("r1c1=5", "r1c23≠5")
