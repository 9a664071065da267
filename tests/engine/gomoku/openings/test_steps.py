# SPDX-License-Identifier: MIT
"""The words and stones of an opening's steps."""

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.openings.steps import (
    Choose,
    Place,
    colour_of_stone,
    colours,
    declared,
    numbers,
)


def test_a_word_says_how_many_fifth_stones_are_offered() -> None:
    assert [declared(word) for word, _ in numbers(3, "fifths")] == [1, 2, 3]
    assert [declared(word) for word in ("black", "ten", "fifths-", "fifths-x", "-3")] == [0] * 5


def test_black_begins() -> None:
    assert [colour_of_stone(number) for number in (1, 2, 3)] == [BLACK, WHITE, BLACK]


def test_each_stone_of_a_step_has_its_square() -> None:
    step = Place("three", BLACK, 1, (1, 3, 5), "choice")
    assert (step.first, step.last) == (1, 3)
    assert [step.square(number) for number in (1, 2, 3)] == [1, 3, 5]


def test_a_word_leads_to_a_step() -> None:
    step = Choose("choice", WHITE, (*colours("play"), ("two", "stones")))
    assert [step.after(word) for word in ("black", "white", "two")] == ["play", "play", "stones"]
