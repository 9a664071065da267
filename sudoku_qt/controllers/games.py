# SPDX-License-Identifier: MIT
"""THE GAMES: one line each, the first of them at the first start."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_parts import Place
from sudoku_qt.engine.game import Game
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.model import SudokuModel
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:
    from sudoku_qt.controllers.game_controller import Desk, Services

COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


def engine_words(build: str, *, compiled: bool) -> str:
    """Say which build of an engine runs, and whether it runs at full speed."""
    words = COMPILED if compiled else NOT_COMPILED
    return QCoreApplication.translate("Games", words).format(build=build)


def _sudoku_place(theme: Theme, _settings: Settings) -> Place:
    page = SudokuPage(theme)
    session = Session(SudokuGame(), EMPTY, page)
    model = SudokuModel(session, session)
    page.set_model(model)
    return Place(session, model, page)


def _sudoku_desk(services: "Services", place: Place) -> "Desk":
    from sudoku_qt.controllers.sudoku.controller import SudokuDesk

    return SudokuDesk(services, place)


def _tell_sudoku(setup: Any, state: Any) -> str:
    from sudoku_qt.controllers.sudoku import card

    return card.told(setup, state)


def _sudoku_engine() -> str:
    from sudoku_qt.engine.sudoku import kernel

    return engine_words(kernel.BUILD, compiled=kernel.COMPILED)


def _gomoku_rules() -> Game[Any, Any, Any]:
    from sudoku_qt.engine.gomoku.game import GomokuGame

    return GomokuGame()


def _gomoku_place(theme: Theme, settings: Settings) -> Place:
    from sudoku_qt.controllers.gomoku import options
    from sudoku_qt.models.gomoku.model import GomokuModel
    from sudoku_qt.views.gomoku.page import GomokuPage

    setup = options.setup_of(options.remembered(settings))
    page = GomokuPage(theme)
    session = Session(_gomoku_rules(), setup, page)
    model = GomokuModel(session, session)
    page.set_model(model)
    return Place(session, model, page)


def _gomoku_desk(services: "Services", place: Place) -> "Desk":
    from sudoku_qt.controllers.gomoku.controller import GomokuDesk

    return GomokuDesk(services, place)


def _tell_gomoku(setup: Any, state: Any) -> str:
    from sudoku_qt.controllers.gomoku import words

    return words.told(setup, state)


def _gomoku_engine() -> str:
    from sudoku_qt.engine.gomoku import kernel

    build = "C" if kernel.COMPILED else "python"
    return engine_words(build, compiled=kernel.COMPILED)


GAMES: tuple[GameEntry, ...] = (
    GameEntry("sudoku", QT_TRANSLATE_NOOP("Games", "Sudoku"), SudokuGame,
        _sudoku_place, _sudoku_desk, _tell_sudoku, _sudoku_engine),
    GameEntry("gomoku", QT_TRANSLATE_NOOP("Games", "Gomoku"), _gomoku_rules,
        _gomoku_place, _gomoku_desk, _tell_gomoku, _gomoku_engine),
)  # fmt: skip
