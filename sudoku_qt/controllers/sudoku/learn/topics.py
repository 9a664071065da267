# SPDX-License-Identifier: MIT
"""The topics: the lessons of the course and every technique, each with a key."""

from dataclasses import dataclass
from functools import cache

from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND
from sudoku_qt.engine.sudoku.learn.lessons.course import (
    COURSE,
    LESSONS,
    VARIANT_LESSONS,
    Lesson,
    lesson_about,
)
from sudoku_qt.engine.sudoku.learn.relatives import relatives
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.paths import resource

HARDEST = len(LEVELS)


@dataclass(frozen=True)
class Topic:
    """A topic: a lesson of the course, or a technique without a lesson of its own."""

    key: str
    techniques: tuple[str, ...]
    lesson: Lesson | None = None

    @property
    def among(self) -> tuple[Lesson, ...]:
        """The lessons in whose order it stands: those of the course, or those on variants."""
        if self.lesson is None:
            return ()
        return VARIANT_LESSONS if self.lesson.is_variant else COURSE

    @property
    def number(self) -> int:
        """The number of the lesson among these; 0 for no lesson."""
        return self.among.index(self.lesson) + 1 if self.lesson else 0

    @property
    def is_variant(self) -> bool:
        """Whether it is a lesson on puzzles with rules of their own."""
        return self.lesson is not None and self.lesson.is_variant

    @property
    def has_boards(self) -> bool:
        """Whether it is a lesson with boards and a page as those on variants have."""
        return self.lesson is not None and self.lesson.has_boards

    @property
    def has_own_page(self) -> bool:
        """Whether its page is a lesson's and not a technique's."""
        return self.lesson is not None and self.lesson.page == "lessons"

    @property
    def example(self) -> str:
        """The technique of its example, "" if it is about none."""
        return self.on_ladder or next((name for name in self.techniques if name in BEYOND), "")

    @property
    def on_ladder(self) -> str:
        """The first of its techniques that is on the ladder, "" if none is."""
        return next((name for name in self.techniques if name in _rungs()), "")

    @property
    def has_exercises(self) -> bool:
        """Whether it has exercises: not if the solution is looked up."""
        rung = _rungs().get(self.on_ladder)
        is_followed = self.example in BEYOND
        return self.lesson is not None or is_followed or bool(rung and rung.family)

    @property
    def level(self) -> int:
        """The lowest level, 1-5, whose puzzles may need it; the highest if none do."""
        return min((_level(name) for name in self.techniques), default=HARDEST)

    @property
    def relatives(self) -> tuple[str, ...]:
        """The keys of related topics; for a lesson about several techniques, these."""
        if self.techniques != (self.key,):
            return self.techniques
        return relatives(self.key) if self.key in _rungs() else ()


@cache
def all_topics() -> tuple[Topic, ...]:
    """The lessons in order, then all other techniques by where they are first met."""
    lessons = tuple(Topic(each.name, each.techniques, each) for each in LESSONS)
    known = {topic.key for topic in lessons}
    pages = sorted(path.stem for path in resource("techniques/en").glob("*.md"))
    ladder = [name for name in _rungs() if name in pages]
    others = [*ladder, *(name for name in pages if name not in _rungs())]
    rest = (Topic(name, (name,)) for name in others if name not in known)
    return (*lessons, *sorted(rest, key=lambda topic: topic.level))


def topic_of(key: str) -> Topic | None:
    """The topic of a key; None if there is none."""
    return next((topic for topic in all_topics() if topic.key == key), None)


def topic_about(technique: str) -> Topic | None:
    """The topic whose page is a technique's, or else the lesson that teaches it."""
    lesson = lesson_about(technique)
    return topic_of(technique) or (topic_of(lesson.name) if lesson else None)


@cache
def _rungs() -> dict[str, Rung]:
    return {rung.name: rung for rung in LADDER}


def _level(technique: str) -> int:
    rung = _rungs().get(technique)
    return rung.lowest_level if rung else HARDEST
