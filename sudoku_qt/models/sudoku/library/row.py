# SPDX-License-Identifier: MIT
"""One line of the library, in words of the language that is installed."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.library.entry import Entry, Source, State

NOTHING = "—"
BETWEEN = " · "
LANGUAGE = QT_TRANSLATE_NOOP("LibraryRow", "en")
"""Translated as the name of a language, for its dates."""
DAY = QT_TRANSLATE_NOOP("LibraryRow", "d MMM")
DAY_OF_YEAR = QT_TRANSLATE_NOOP("LibraryRow", "d MMM yyyy")
NEW = QT_TRANSLATE_NOOP("LibraryRow", "new")
SOLVED = QT_TRANSLATE_NOOP("LibraryRow", "solved")
WITH_HINTS = QT_TRANSLATE_NOOP("LibraryRow", "with hints")
PERCENT = QT_TRANSLATE_NOOP("LibraryRow", "{percent} %")
GIVEN = QT_TRANSLATE_NOOP("LibraryRow", "1 given")
GIVENS = QT_TRANSLATE_NOOP("LibraryRow", "{count} givens")
DAILY = QT_TRANSLATE_NOOP("LibraryRow", "Daily, {day}")
NAMED = QT_TRANSLATE_NOOP("LibraryRow", "{name}, {day}")
PUZZLE = QT_TRANSLATE_NOOP("LibraryRow", "Puzzle")
MINUTES = QT_TRANSLATE_NOOP("LibraryRow", "{count} min")
NOW = QT_TRANSLATE_NOOP("LibraryRow", "now")
MINUTES_AGO = QT_TRANSLATE_NOOP("LibraryRow", "{count} min ago")
AN_HOUR_AGO = QT_TRANSLATE_NOOP("LibraryRow", "1 hour ago")
HOURS_AGO = QT_TRANSLATE_NOOP("LibraryRow", "{count} hours ago")
YESTERDAY = QT_TRANSLATE_NOOP("LibraryRow", "yesterday")
NOT_ONE = {
    0: QT_TRANSLATE_NOOP("LibraryRow", "no solution"),
    2: QT_TRANSLATE_NOOP("LibraryRow", "several solutions"),
}
"""What stands in place of a level, by the number of solutions."""
FAVOURITE = QT_TRANSLATE_NOOP("LibraryRow", "favourite")
PREDICTED = QT_TRANSLATE_NOOP("LibraryRow", "predicted {time}")
BEST = QT_TRANSLATE_NOOP("LibraryRow", "best {time}")
PLAYED = QT_TRANSLATE_NOOP("LibraryRow", "played {time}")
JUST_NOW = timedelta(minutes=2)
Clock = Callable[[], datetime]
"""What says which time it is, as the player's clock shows it."""


class LibraryRow(NamedTuple):
    """What stands on a line."""

    givens: bytes
    """81 of them, 0 for an empty cell."""
    name: str
    remark: str
    """How many givens there are, and the hardest technique."""
    state: str
    """"new", "started", "solved" or "hints": solved with them."""
    state_text: str
    progress: float
    level: int
    """1-5, 0 where it is not known."""
    level_text: str
    predicted: str
    tags: tuple[str, ...]
    best: str
    played: str
    favourite: bool

    def spoken(self) -> str:
        """The line in words, as it is read out."""
        known = (
            (self.predicted, say(PREDICTED).format(time=self.predicted)),
            (self.best, say(BEST).format(time=self.best)),
            (self.played, say(PLAYED).format(time=self.played)),
        )
        parts = [self.name, self.state_text, self.level_text, self.remark]
        parts += [text for value, text in known if value not in {"", NOTHING}]
        parts += [*self.tags, *([say(FAVOURITE)] if self.favourite else [])]
        return ", ".join(filter(None, parts))


@dataclass(frozen=True)
class RowWords:
    """Makes lines of entries: `title_of` names techniques, `now` is the player's clock."""

    title_of: Callable[[str], str]
    now: Clock

    def row(self, entry: Entry) -> LibraryRow:
        """An entry in words."""
        hints = entry.state is State.SOLVED and entry.hints
        return LibraryRow(
            givens_of(entry.puzzle),
            self.name(entry),
            self._remark(entry),
            "hints" if hints else entry.state.name.lower(),
            _state_text(entry),
            entry.progress,
            entry.level,
            _level_text(entry),
            predicted(entry.predicted_s),
            entry.tags,
            NOTHING if entry.best_ms is None else clock_text(entry.best_ms),
            self.when(entry.played),
            entry.favourite,
        )

    def name(self, entry: Entry) -> str:
        """What a puzzle is called: by its own name or day, or by its level and when it came."""
        if entry.source is Source.DAILY and (date_of := _date(entry.name)):
            return say(DAILY).format(day=self._day(date_of))
        if entry.name:
            return entry.name
        day = self.day(entry.added)
        name = entry.collection or (level_word(entry.level) if entry.level else say(PUZZLE))
        return name if entry.collection or not day else say(NAMED).format(name=name, day=day)

    def _remark(self, entry: Entry) -> str:
        count = say(GIVEN) if entry.clues == 1 else say(GIVENS).format(count=entry.clues)
        return BETWEEN.join(filter(None, (count, self.title_of(entry.hardest))))

    def when(self, stamp: str | None) -> str:
        """When something was, in a few words."""
        at, now = _local(stamp), self.now()
        if at is None:
            return NOTHING
        ago = now - at
        if ago < JUST_NOW:
            return say(NOW)
        if at.date() == now.date():
            return _ago(int(ago.total_seconds()) // 60)
        if at.date() == now.date() - timedelta(days=1):
            return say(YESTERDAY)
        return self._day(at.date())

    def day(self, stamp: str | None) -> str:
        """The day of a stamp, "" where there is none."""
        at = _local(stamp)
        return "" if at is None else self._day(at.date())

    def _day(self, day: date) -> str:
        words = DAY if day.year == self.now().year else DAY_OF_YEAR
        return QLocale(say(LANGUAGE)).toString(QDate(day.year, day.month, day.day), say(words))


def givens_of(puzzle: str) -> bytes:
    """The givens of a puzzle as the library keeps it; nothing for another game's."""
    if len(puzzle) != CELLS:
        return b""
    return bytes(int(sign) if "1" <= sign <= "9" else 0 for sign in puzzle)


def predicted(seconds: float) -> str:
    """How long a puzzle is predicted to take."""
    return say(MINUTES).format(count=max(1, round(seconds / 60))) if seconds else NOTHING


def _state_text(entry: Entry) -> str:
    if entry.state is State.STARTED:
        return say(PERCENT).format(percent=round(100 * entry.progress))
    if entry.state is State.NEW:
        return say(NEW)
    return say(WITH_HINTS) if entry.hints else say(SOLVED)


def _level_text(entry: Entry) -> str:
    if entry.solutions in NOT_ONE:
        return say(NOT_ONE[entry.solutions])
    return level_word(entry.level) if entry.level else ""


def _ago(minutes: int) -> str:
    if minutes < 60:
        return say(MINUTES_AGO).format(count=minutes)
    hours = minutes // 60
    return say(AN_HOUR_AGO) if hours == 1 else say(HOURS_AGO).format(count=hours)


def _date(name: str) -> date | None:
    """The date that the puzzle of a day has for its name."""
    try:
        return date.fromisoformat(name)
    except ValueError:
        return None


def _local(stamp: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(stamp).astimezone() if stamp else None
    except ValueError:
        return None


def say(text: str) -> str:
    """A text of a line in the language that is installed."""
    return QCoreApplication.translate("LibraryRow", text)
