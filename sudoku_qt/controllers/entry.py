# SPDX-License-Identifier: MIT
"""One line of THE GAMES: how its page is made, and how its controller.

Each game exports its own from its folder, as `ENTRY`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.engine.game import AnyGame
from sudoku_qt.models.option import Option
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:
    from sudoku_qt.controllers.actions import Row, Rows
    from sudoku_qt.controllers.game_controller import AnyController, Services

COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


class GameEntry(NamedTuple):
    """What a game is called, and how one comes to play it.

    What is a function here may import the game, which is no part of the program's start until it
    is played.
    """

    name: str
    """The game's name in files and preferences."""
    title: str
    """What players call it, for the translators' list."""
    rules: Callable[[], AnyGame]
    create_page: Callable[[Theme, Settings], AnyParts]
    create_controller: "Callable[[Services, AnyParts], AnyController]"
    tell: Callable[[Any, Any], str]
    """Says of a setup and a state in a few words which game it is and how far it has come."""
    engine: Callable[[], str]
    """Says which build of its engine runs."""

    options: Callable[[], Sequence[Option]] = tuple
    """What a player may prefer of it."""
    key_rows: "Callable[[], tuple[Rows, Sequence[Row]]]" = lambda: ((), ())
    """Its actions, and what keys do that its board takes itself."""

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
