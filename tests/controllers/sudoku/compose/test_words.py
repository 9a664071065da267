# SPDX-License-Identifier: MIT
"""What is said of a survey."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.compose.words import (
    answer,
    layers_told,
    number_words,
    rating_words,
)
from sudoku_qt.engine.sudoku.compose.survey import MOST, Survey, survey
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.rater import Rating
from tests.controllers.sudoku.by_hand import EASY, TWO_SOLUTIONS
from tests.sweeps import in_turn

PUZZLE, SEVERAL = survey(parse(EASY)), survey(parse(TWO_SOLUTIONS))
BLANK = survey(bytes(81))
RATING = Rating(se_rating=7.2, hardest="x_wing")


def named(cell: int) -> str:
    return f"cell {cell}"


@in_turn(
    ("known", "words"),
    [
        (BLANK, "counting…"),
        (replace(BLANK, count=MOST + 1), "more than 100,000 solutions"),
        (replace(BLANK, count=12_345), "12,345 solutions"),
        (PUZZLE, "1 solution"),
        (survey(parse("55" + "." * 79)), "no solution"),
    ],
)
def test_the_number_is_said(known: Survey, words: str) -> None:
    assert number_words(known) == words


def test_of_a_puzzle_it_is_said_how_hard_it_is() -> None:
    told = answer(PUZZLE, RATING, named, both=False)
    assert (told.number, told.words, told.kind) == ("1", "solution", "good")
    assert told.advice == "SE rating 7.2 · Hardest: X-Wing"
    assert answer(PUZZLE, None, named, both=False).advice == "Rating it…"
    assert rating_words(None, both=False) == ""


def test_below_eight_givens_nothing_is_counted() -> None:
    few = survey(parse("1234567" + "." * 74))
    for count in (None, MOST + 1):
        told = answer(replace(few, count=count), None, named, both=False)
        assert (told.number, told.words, told.verdict) == ("", "7 givens", "not yet a puzzle")
        assert (told.facts, told.settled) == ("Solutions are counted from 8 givens on.", 0)
        assert told.right == "Complete it for me"
    eight = survey(parse("12345678" + "." * 73))
    assert answer(eight, None, named, both=False).words == "Counting…"


def test_what_would_complete_is_named() -> None:
    known = replace(SEVERAL, count=20, completing=((8, 1),))
    told = answer(known, None, named, both=False)
    assert told.advice == "cell 8 = 1 would leave one solution."
    assert (told.left, told.right) == ("Show that cell", "Complete it for me")
    none = answer(replace(known, completing=()), None, named, both=False)
    assert none.advice == "No single digit would leave one solution."
    assert none.left == ""
    many = answer(replace(SEVERAL, completing=(), count=MOST + 1), None, named, both=False)
    assert many.advice == "Set more givens, or have it completed."


def test_on_an_empty_board_it_is_said_how_to_begin_and_when_candidates_come() -> None:
    few = answer(BLANK, None, named, both=False)
    assert few.advice.startswith("Type digits, draw rules, ")
    assert layers_told(BLANK, "")["possible"] == "from 8 givens on"
    assert layers_told(SEVERAL, "")["possible"] == "digits that stand in some solution"


def test_how_much_is_settled_is_said_and_drawn() -> None:
    told = answer(SEVERAL, None, named, both=False)
    open_cells = SEVERAL.open_cells
    assert f"{SEVERAL.settled} empty cells settled, {open_cells} open" in told.facts
    assert told.settled == 1 - open_cells / 81


def test_layers_say_what_they_show() -> None:
    told = layers_told(replace(PUZZLE, redundant=frozenset({1, 2})), "Central")
    assert told["redundant"] == "2 could be left out"
    assert told["guide"] == "Central; the partner is outlined"
    assert layers_told(replace(PUZZLE, redundant=frozenset()), "")["redundant"] == (
        "none could be left out"
    )
    none = layers_told(None, "")
    for each in (none, layers_told(BLANK, ""), layers_told(SEVERAL, "")):
        assert each["redundant"] == "once there is one solution"
    assert none["guide"] == "choose a symmetry above"


@pytest.mark.parametrize("start", ["12345678", "11"])
def test_a_headline_without_a_number_begins_with_a_capital(start: str) -> None:
    told = answer(survey(parse(start.ljust(81, "."))), None, named, both=False)
    assert not told[0]
    assert told[1][0].isupper()
