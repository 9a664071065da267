# SPDX-License-Identifier: MIT
"""The dates of reviews in the window: kept in the library, asked for in its threads."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from PySide6.QtCore import QObject

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.engine.sudoku.learn.lessons.course import LESSONS
from sudoku_qt.engine.sudoku.learn.review.schedule import (
    Memory,
    Review,
    due_today,
    enrolled,
    found_in_game,
    memories,
)
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.store.record import Played

Clock = Callable[[], datetime]
Memories = Mapping[str, Memory]


def local_now() -> datetime:
    """The time, in the zone of the player."""
    return datetime.now().astimezone()


def is_practised(technique: str) -> bool:
    """Whether there are puzzles for practising a technique; singles are in every puzzle."""
    families = {rung.name: rung.family for rung in LADDER}
    return families.get(technique) not in {None, "singles"}


def reviewed_in(lessons: Iterable[str]) -> tuple[str, ...]:
    """The techniques of some lessons that come back, in the order of the ladder."""
    taught = {lesson.name: lesson.techniques for lesson in LESSONS}
    names = {each for lesson in lessons for each in taught.get(lesson, (lesson,))}
    return tuple(rung.name for rung in LADDER if rung.name in names and is_practised(rung.name))


class ReviewDates(QObject):
    """Knows what is due, and adds reviews; `closed` returns the lessons that were finished."""

    def __init__(
        self, access: LibraryAccess, closed: Callable[[], Iterable[str]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._access, self._closed = access, closed
        self.now: Clock = local_now
        self._begun: set[str] = set()

    def ask(self, done: Callable[[tuple[Memory, ...]], None]) -> int:
        """Find out what is due today, and enrol what was learned; return the query's number."""
        library, now = self._access.library, self.now()

        def hear(known: Memories) -> None:
            self._add_first(known, now)
            names = (rung.name for rung in LADDER if is_practised(rung.name))
            done(due_today({name: known[name] for name in names if name in known}, now))

        return self._access.read(lambda _: memories(library.reviews(), now), hear)

    def ask_no_more(self, number: int) -> None:
        """Cancel a query whose answer is no longer wanted."""
        self._access.ask_no_more(number)

    def enrol(self) -> None:
        """Begin to remember the techniques of the lessons that were finished."""
        self.ask(lambda _: None)

    def _add_first(self, known: Memories, now: datetime) -> None:
        """Add the first reviews of what was learned, once, though they are still being written."""
        first = enrolled(reviewed_in(self._closed()), known.keys() | self._begun, now)
        self._begun.update(each.technique for each in first)
        if first:
            library = self._access.library
            self._access.write(lambda _: library.add_reviews(first))

    def add(self, review: Review, done: Callable[[Memory], None]) -> None:
        """Add a review, and find out when its technique comes back."""
        library = self._access.library

        def added() -> Memory:
            library.add_reviews([review])
            return memories(library.reviews(), review.at)[review.technique]

        self._access.write(lambda _: added(), done)

    def add_found(self, played: Played) -> None:
        """Count what was found alone in a game that has just been solved as remembered."""
        library, now = self._access.library, self.now()
        unsure = LADDER.as_wholes((*played.shown, *played.missed))
        found = [name for name in LADDER.as_wholes(played.found) if name not in unsure]

        def add() -> None:
            library.add_reviews(found_in_game(found, library.reviews(), played.puzzle, now))

        if found:
            self._access.write(lambda _: add())

    def forget(self) -> None:
        """Delete every review: what was learned begins anew."""
        library = self._access.library
        self._begun.clear()
        self._access.write(lambda _: library.forget_reviews())
