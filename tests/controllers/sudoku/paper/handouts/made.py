# SPDX-License-Identifier: MIT
"""Lessons on paper as they are printed, without the puzzles that take long to find."""

from dataclasses import replace
from functools import cache

from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import order_of
from sudoku_qt.controllers.sudoku.workers.teaching.handouts import LessonMade, make_lessons
from sudoku_qt.controllers.workers.job import Ticket

LESSON_TOPICS = [topic for topic in all_topics() if topic.lesson]


@cache
def made_for(topic: Topic, seed: str = "paper") -> LessonMade:
    """What a lesson needs; puzzles only where they are the lesson's own."""
    order = replace(order_of(topic), technique="")
    (made,) = make_lessons([order], seed)(Ticket(lambda _: None))
    return made
