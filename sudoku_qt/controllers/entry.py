# SPDX-License-Identifier: MIT
"""An entry of THE GAMES: a game's name, its page, and its controller.

Each game exports its own from its folder, as `ENTRY`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings

if TYPE_CHECKING:  # the library imports it; a start need not
    from sudoku_qt.controllers.library.game import LibraryGame

LibraryLinks: TypeAlias = "Sequence[type[LibraryGame]]"
"""The classes of a game's links to the library."""
COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


class GameEntry(NamedTuple):
    """A game's names, and the functions that load its parts.

    Each function imports what it returns: the page for the first paint, and the controller, which
    has everything else, on use.
    """

    name: str
    """The name of the game in files and preferences."""
    title: str
    """The title of the game, marked for translation."""
    create_page: Callable[[Settings], AnyParts]
    controller: Callable[[], type[QObject]]
    """The class of its controller, returned by `controller_of`."""
    engine: Callable[[], str]
    """Returns the build of its engine."""
    library: "Callable[[], LibraryLinks] | None" = None
    """The classes of its links to the library; None if the game has no entries there."""

    def said_title(self) -> str:
        """The game's title in the installed language."""
        return QCoreApplication.translate("Games", self.title)

    def said_engine(self) -> str:
        """A sentence on the build of the game's engine."""
        words = QCoreApplication.translate("Games", "{game}: {engine}")
        return words.format(game=self.said_title(), engine=self.engine())


def entry_named(games: Sequence[GameEntry], name: str) -> GameEntry:
    """The entry of a name; the first entry if there is none."""
    return next((entry for entry in games if entry.name == name), games[0])


def engine_words(build: str, *, compiled: bool) -> str:
    """The build of an engine in words, and whether it runs at full speed."""
    words = COMPILED if compiled else NOT_COMPILED
    return QCoreApplication.translate("Games", words).format(build=build)
