# SPDX-License-Identifier: MIT
"""What a lesson on paper needs: a title, where it is, and its idea; the rest there may be."""

from sudoku_qt.models.sudoku.paper.handout.content import Card, LessonOnPaper
from tests.models.sudoku.paper.handout.lessons import BOARD


def test_a_lesson_may_have_only_words_and_a_card_only_a_board() -> None:
    plain = LessonOnPaper("Title", "Place", "Idea.")
    assert not any((plain.steps, plain.exercises, plain.puzzles, plain.answers, plain.solutions))
    assert (Card(BOARD).number, Card(BOARD).lines) == ("", 0)
