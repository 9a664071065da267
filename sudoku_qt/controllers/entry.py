# SPDX-License-Identifier: MIT
"""One line of THE GAMES: what a game is called, its page, and who plays it.

Each game exports its own from its folder, as `ENTRY`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings

if TYPE_CHECKING:  # the library imports it; a start need not
    from sudoku_qt.controllers.library.game import LibraryGame

COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


class GameEntry(NamedTuple):
    """What a game is called, and how one comes to play it.

    What is a function here imports what it answers with: the page for the first paint, the
    controller, which answers all else, when somebody asks for it.
    """

    name: str
    """The game's name in files and preferences."""
    title: str
    """What players call it, for the translators' list."""
    create_page: Callable[[Settings], AnyParts]
    controller: Callable[[], type[QObject]]
    """The class of its controller, as `controller_of` hands it out."""
    engine: Callable[[], str]
    """Says which build of its engine runs."""
    library: "Callable[[], type[LibraryGame]] | None" = None
    """The class of what it gives to the library; None has no entries there."""

    def said_title(self) -> str:
        """What players call it, in the language that is installed."""
        return QCoreApplication.translate("Games", self.title)

    def said_engine(self) -> str:
        """Say of which game it is which build of its engine runs."""
        words = QCoreApplication.translate("Games", "{game}: {engine}")
        return words.format(game=self.said_title(), engine=self.engine())


def entry_named(games: Sequence[GameEntry], name: str) -> GameEntry:
    """The line of a game, or the first where there is none of that name."""
    return next((entry for entry in games if entry.name == name), games[0])


def engine_words(build: str, *, compiled: bool) -> str:
    """Which build of an engine runs, and whether it runs at full speed."""
    words = COMPILED if compiled else NOT_COMPILED
    return QCoreApplication.translate("Games", words).format(build=build)
