# SPDX-License-Identifier: MIT
"""The part of a library row that only Sudoku can say: its board, name, state and level."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.library.row import BETWEEN, EntryShown, RowWords, say
from sudoku_qt.models.sudoku.levels import level_word, puzzle_level
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from sudoku_qt.store.library.entry import Entry, Source, State

NEW = QT_TRANSLATE_NOOP("LibraryRow", "new")
SOLVED = QT_TRANSLATE_NOOP("LibraryRow", "solved")
WITH_HINTS = QT_TRANSLATE_NOOP("LibraryRow", "with hints")
PERCENT = QT_TRANSLATE_NOOP("LibraryRow", "{percent} %")
GIVENS = QT_TRANSLATE_N_NOOP("LibraryRow", "{count} givens")
DAILY = QT_TRANSLATE_NOOP("LibraryRow", "Daily, {day}")
NAMED = QT_TRANSLATE_NOOP("LibraryRow", "{name}, added {day}")
LINES = QT_TRANSLATE_NOOP("LibraryRow", "Lines of 81 characters")
PUZZLE = QT_TRANSLATE_NOOP("LibraryRow", "Puzzle")
NOT_ONE = {
    0: QT_TRANSLATE_NOOP("LibraryRow", "no solution"),
    2: QT_TRANSLATE_NOOP("LibraryRow", "several solutions"),
}
"""The text instead of a level, by the number of solutions."""


@dataclass(frozen=True)
class SudokuTold:
    """Describes a puzzle; `title_of` gives the titles of techniques, `pace` is the player's."""

    title_of: Callable[[str], str]
    pace: float = 1.0

    def __call__(self, entry: Entry, words: RowWords) -> EntryShown:
        """The name, the progress and the difficulty of an entry."""
        hints = entry.state is State.SOLVED and entry.hints
        return EntryShown(
            givens_of(entry.puzzle),
            name_of(entry, words),
            self._remark(entry),
            "hints" if hints else entry.state.name.lower(),
            state_text(entry),
            level_text(entry),
            self.pace,
            self.title_of(entry.hardest),
        )

    def _remark(self, entry: Entry) -> str:
        return BETWEEN.join(filter(None, (givens_text(entry.clues), self.title_of(entry.hardest))))


def name_of(entry: Entry, words: RowWords) -> str:
    """The name of a puzzle: its own name or day, or its level and when it was added."""
    if entry.source is Source.DAILY and (date_of := _date(entry.name)):
        return say(DAILY).format(day=words.day_of(date_of))
    if entry.name:
        return entry.name
    day = words.day(entry.added)
    name = entry.collection or (level_word(entry.level) if entry.level else say(PUZZLE))
    return name if entry.collection or not day else say(NAMED).format(name=name, day=day)


def givens_of(puzzle: str) -> bytes:
    """The givens of a puzzle stored in the library; b"" for another game's."""
    if len(puzzle) != CELLS:
        return b""
    return bytes(int(sign) if "1" <= sign <= "9" else 0 for sign in puzzle)


def lines_of_characters() -> str:
    """The name of the file kind with a puzzle of 81 characters on each line."""
    return say(LINES)


def givens_text(count: int) -> str:
    """A number of givens in words."""
    return say(GIVENS, count).format(count=count)


def state_text(entry: Entry) -> str:
    """How far a player is."""
    if entry.state is State.STARTED:
        return say(PERCENT).format(percent=round(100 * entry.progress))
    if entry.state is State.NEW:
        return say(NEW)
    return say(WITH_HINTS) if entry.hints else say(SOLVED)


def level_text(entry: Entry) -> str:
    """The level, or why there is none."""
    if entry.solutions in NOT_ONE:
        return say(NOT_ONE[entry.solutions])
    return puzzle_level(entry.level, entry.se_rating or 0.0, entry.grade) if entry.level else ""


def _date(name: str) -> date | None:
    """The date in the name of a daily puzzle."""
    try:
        return date.fromisoformat(name)
    except ValueError:
        return None
