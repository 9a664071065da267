# SPDX-License-Identifier: MIT
"""A game's contribution to the library: its rows, its small boards, its files and its search.

The library's window needs nothing else of a game; a game without it has no entries.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPainter

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.row import EntryShown, RowWords
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme


class SearchMeaning(NamedTuple):
    """A game's interpretation of search words, besides their being a text.

    `puzzle` is a whole puzzle; `technique` is the one with exactly that title, together with its
    kinds; the titles of `techniques` contain the words; `terms` are words of entries with the same
    meaning.
    """

    puzzle: str = ""
    technique: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class Export(NamedTuple):
    """A kind of file for exporting entries."""

    title: str
    """Its title in the installed language."""
    suffixes: tuple[str, ...]


class LibraryGame(ABC):
    """What a game contributes; made anew, with the preferences, when the library is opened."""

    name: ClassVar[str]
    """The game of its entries."""
    title: ClassVar[str]
    """What its entries are called, marked for translation."""
    pace = 1.0
    """The share of the predicted time that the player needs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @classmethod
    def said_title(cls) -> str:
        """The title in the installed language."""
        return QCoreApplication.translate("Games", cls.title)

    @abstractmethod
    def tell(self, entry: Entry, words: RowWords) -> EntryShown:
        """The texts on the row of an entry."""

    @abstractmethod
    def draw(self, painter: QPainter, place: QRect, face: bytes, theme: Theme) -> None:
        """Draw the small board of a row from the data that `tell` provided."""

    @abstractmethod
    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of a position in a file; other fields are those of `like`. Raises `Fault`."""

    @abstractmethod
    def entry_of_document(self, data: bytes, like: Entry) -> Entry:
        """The entry of an unfinished game; other fields are those of `like`. Raises `Fault`."""

    def meaning(self, words: str) -> SearchMeaning:
        """The interpretation of search words; by default, none."""
        return SearchMeaning()

    def term_title(self, term: str) -> str:
        """The title of a term by which its entries can be filtered; by default, none."""
        return ""

    def step_title(self, step: str) -> str:
        """The title of the hardest step of entries; by default, none."""
        return ""

    @abstractmethod
    def export(self) -> Export:
        """The kind of file for its entries."""

    @abstractmethod
    def write(self, found: Found) -> str:
        """A position as text for such a file. Raises `Fault`."""

    @abstractmethod
    def found_of(self, entry: Entry, data: bytes) -> Found:
        """An entry as a position, with its document if it has one. Raises `Fault`."""

    @abstractmethod
    def is_running(self, entry: Entry, setup: Any) -> bool:
        """Whether an entry is the very game, or puzzle, that began with a setup."""


@dataclass(frozen=True)
class LibraryGames:
    """The contributions of all games, by name."""

    games: Mapping[str, LibraryGame]

    def tell(self, entry: Entry, words: RowWords) -> EntryShown:
        """The texts of the entry's game; for an unknown game only its name."""
        game = self.games.get(entry.game)
        return (
            game.tell(entry, words)._replace(kind=game.said_title())
            if game
            else EntryShown(b"", entry.name, entry.game, "new", "", "")
        )

    @property
    def pace(self) -> float:
        """The player's, in the game of which times are predicted; in the others nothing is."""
        return next((game.pace for game in self.games.values() if game.pace != 1.0), 1.0)

    def step_title(self, step: str) -> str:
        """The title of a hardest step, or its name where no game knows it."""
        return next(filter(None, (game.step_title(step) for game in self.games.values())), step)

    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of a position in a file. Raises `Fault`."""
        game = self.games.get(found.game)
        if game is None:
            raise Fault("This text holds no puzzle that this program can read.")
        return game.entry_of(found, like)

    def meaning(self, words: str) -> SearchMeaning:
        """The interpretations of all games together."""
        every = [game.meaning(words) for game in self.games.values()]
        return SearchMeaning(
            next((each.puzzle for each in every if each.puzzle), ""),
            next((each.technique for each in every if each.technique), ()),
            tuple(name for each in every for name in each.techniques),
            tuple(term for each in every for term in each.terms),
        )
