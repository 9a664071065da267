# SPDX-License-Identifier: MIT
"""A row of the library's list, in the installed language."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate

from sudoku_qt.models.clock import clock_text, said_minutes
from sudoku_qt.models.language import locale
from sudoku_qt.models.local_time import local_time
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from sudoku_qt.store.library.entry import PUZZLE, Entry

NOTHING = "—"
BETWEEN = " · "
DAY = QT_TRANSLATE_NOOP("LibraryRow", "d MMM")
DAY_OF_YEAR = QT_TRANSLATE_NOOP("LibraryRow", "d MMM yyyy")
MINUTES = QT_TRANSLATE_NOOP("LibraryRow", "{count} min")
NOW = QT_TRANSLATE_NOOP("LibraryRow", "now")
MINUTES_AGO = QT_TRANSLATE_NOOP("LibraryRow", "{count} min ago")
HOURS_AGO = QT_TRANSLATE_N_NOOP("LibraryRow", "{count} hours ago")
YESTERDAY = QT_TRANSLATE_NOOP("LibraryRow", "yesterday")
FAVOURITE = QT_TRANSLATE_NOOP("LibraryRow", "favourite")
PREDICTED = QT_TRANSLATE_NOOP("LibraryRow", "predicted {time}")
BEST = QT_TRANSLATE_NOOP("LibraryRow", "best {time}")
PLAYED = QT_TRANSLATE_NOOP("LibraryRow", "played {time}")
REMOVED = QT_TRANSLATE_NOOP("LibraryRow", "removed {time}")
DAMAGED = QT_TRANSLATE_NOOP("LibraryRow", "damaged")
DAMAGED_ENTRY = QT_TRANSLATE_NOOP("LibraryRow", "Damaged entry")
YES, NO = QT_TRANSLATE_NOOP("LibraryRow", "yes"), QT_TRANSLATE_NOOP("LibraryRow", "no")
NO_USE = QT_TRANSLATE_NOOP("LibraryRow", "cannot be read, only removed")
JUST_NOW = timedelta(minutes=2)
Clock = Callable[[], datetime]
"""Returns the time on the player's clock."""


class EntryShown(NamedTuple):
    """What the entry's game says about it."""

    face: bytes
    """The contents of its small board."""
    name: str
    remark: str
    """The text below its name."""
    state: str
    """"new", "started", "solved", or "hints" for solved with hints; for a game "running", "won",
    "lost", or "over" where no person won or lost against the computer.
    """
    state_text: str
    level_text: str
    pace: float = 1.0
    """The share of the predicted time that the player takes."""
    hardest: str = ""
    """The title of the hardest step, "" if unknown."""
    kind: str = ""
    """What such entries are called."""


class LibraryRow(NamedTuple):
    """The contents of a row."""

    game: str
    face: bytes
    name: str
    remark: str
    state: str
    state_text: str
    progress: float
    level: int
    """1-5, or 0 if unknown."""
    level_text: str
    predicted: str
    tags: tuple[str, ...]
    best: str
    played: str
    """When it was played last, or when it was removed."""
    favourite: bool
    is_removed: bool = False
    se: str = NOTHING
    givens: str = NOTHING
    hardest: str = NOTHING
    kind: str = NOTHING
    minimal: str = NOTHING

    def spoken(self) -> str:
        """The row in words, for a screen reader."""
        last = REMOVED if self.is_removed else PLAYED
        known = (
            (self.predicted, say(PREDICTED).format(time=self.predicted)),
            (self.best, say(BEST).format(time=self.best)),
            (self.played, say(last).format(time=self.played)),
        )
        parts = [self.name, self.state_text, self.level_text, self.remark]
        parts += [text for value, text in known if value not in {"", NOTHING}]
        parts += [*self.tags, *([say(FAVOURITE)] if self.favourite else [])]
        return ", ".join(filter(None, parts))


@dataclass(frozen=True)
class RowWords:
    """Makes rows of entries: `tell` asks their game, `now` is the player's clock."""

    tell: "Callable[[Entry, RowWords], EntryShown]"
    now: Clock

    def row(self, entry: Entry) -> LibraryRow:
        """The row of an entry."""
        words = _told_damaged(entry) if entry.is_damaged else self.tell(entry, self)
        return LibraryRow(
            entry.game,
            words.face,
            words.name,
            words.remark,
            words.state,
            words.state_text,
            entry.progress,
            entry.level,
            words.level_text,
            predicted(words.pace * entry.predicted_s),
            entry.tags,
            NOTHING if entry.best_ms is None else clock_text(entry.best_ms),
            self.when(entry.removed or entry.played),
            entry.favourite,
            bool(entry.removed),
            f"{entry.se_rating:.1f}" if entry.se_rating else NOTHING,
            str(entry.clues) if entry.clues and entry.kind == PUZZLE else NOTHING,
            words.hardest or NOTHING,
            words.kind or NOTHING,
            NOTHING if entry.minimal is None else say(YES if entry.minimal else NO),
        )

    def when(self, stamp: str | None) -> str:
        """A time in a few words, relative to now."""
        at, now = local_time(stamp or ""), self.now()
        if at is None:
            return NOTHING
        ago = now - at
        if ago < JUST_NOW:
            return say(NOW)
        if at.date() == now.date():
            return _ago(int(ago.total_seconds()) // 60)
        if at.date() == now.date() - timedelta(days=1):
            return say(YESTERDAY)
        return self.day_of(at.date())

    def day(self, stamp: str | None) -> str:
        """The day of a time stamp, "" where there is none."""
        at = local_time(stamp or "")
        return "" if at is None else self.day_of(at.date())

    def day_of(self, day: date) -> str:
        """A day as the installed language writes it."""
        words = DAY if day.year == self.now().year else DAY_OF_YEAR
        return locale().toString(QDate(day.year, day.month, day.day), say(words))


def _told_damaged(entry: Entry) -> EntryShown:
    """The texts for an entry that our programs did not write."""
    return EntryShown(
        b"", entry.name or say(DAMAGED_ENTRY), say(NO_USE), "damaged", say(DAMAGED), ""
    )


def predicted(seconds: float) -> str:
    """A predicted time in words."""
    return say(MINUTES).format(count=max(1, said_minutes(seconds / 60))) if seconds else NOTHING


def _ago(minutes: int) -> str:
    if minutes < 60:
        return say(MINUTES_AGO).format(count=minutes)
    hours = minutes // 60
    return say(HOURS_AGO, hours).format(count=hours)


def say(text: str, number: int = -1) -> str:
    """A text of a row in the installed language."""
    return QCoreApplication.translate("LibraryRow", text, None, number)
