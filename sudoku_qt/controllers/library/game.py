# SPDX-License-Identifier: MIT
"""What a game gives to the library: its lines, its small boards, what it finds in files and words.

That is all that the library's window asks of a game; a game without it has no entries.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.row import RowWords, Told
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme


class Asked(NamedTuple):
    """What a game understands by the words of a search, beside what they are as a text.

    `puzzle` is a whole one, `technique` the name of the one that has that title, with those of its
    kinds; `techniques` have it in theirs, and `terms` are words of entries that mean the same.
    """

    puzzle: str = ""
    technique: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class Export(NamedTuple):
    """A kind of file that entries are written into."""

    title: str
    """What it is called, in the language that is installed."""
    suffixes: tuple[str, ...]


class LibraryGame(ABC):
    """Made anew whenever the library is opened, with the player's preferences."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @abstractmethod
    def tell(self, entry: Entry, words: RowWords) -> Told:
        """What stands on the line of an entry."""

    @abstractmethod
    def draw(self, painter: QPainter, place: QRect, face: bytes, theme: Theme) -> None:
        """Draw the small board of a line from what `tell` gave for it."""

    @abstractmethod
    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of what stood in a file, in all else like another. Raises `Fault`."""

    @abstractmethod
    def entry_of_document(self, data: bytes, like: Entry) -> Entry:
        """The entry of a game that was left, in all else like another. Raises `Fault`."""

    def asked(self, words: str) -> Asked:
        """What somebody looks for who types some words; here they are a text."""
        return Asked()

    @abstractmethod
    def export(self) -> Export:
        """The files that its entries are written into."""

    @abstractmethod
    def write(self, found: Found) -> str:
        """What an entry is, as it stands in such a file. Raises `Fault`."""

    @abstractmethod
    def found_of(self, entry: Entry, data: bytes) -> Found:
        """What an entry is, with its document if it has one. Raises `Fault`."""

    @abstractmethod
    def is_running(self, entry: Entry, setup: Any) -> bool:
        """Whether an entry is the very game, or the puzzle, that was begun with a setup."""


@dataclass(frozen=True)
class LibraryGames:
    """Those of all games, by their names."""

    games: Mapping[str, LibraryGame]

    def tell(self, entry: Entry, words: RowWords) -> Told:
        """What the entry's game says; of one that nobody plays here its name."""
        game = self.games.get(entry.game)
        return game.tell(entry, words) if game else Told(b"", entry.name, entry.game, "new", "", "")

    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of what stood in a file. Raises `Fault`."""
        game = self.games.get(found.game)
        if game is None:
            raise Fault("This text holds no puzzle that this program can read.")
        return game.entry_of(found, like)

    def asked(self, words: str) -> Asked:
        """What the games understand by some words, put together."""
        every = [game.asked(words) for game in self.games.values()]
        return Asked(
            next((each.puzzle for each in every if each.puzzle), ""),
            next((each.technique for each in every if each.technique), ()),
            tuple(name for each in every for name in each.techniques),
            tuple(term for each in every for term in each.terms),
        )
