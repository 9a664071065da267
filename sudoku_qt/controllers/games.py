# SPDX-License-Identifier: MIT
"""THE GAMES: one line each, the first of them at the first start."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.model import SudokuModel
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:
    from sudoku_qt.controllers.game_controller import Services
    from sudoku_qt.controllers.gomoku.controller import GomokuController, GomokuParts
    from sudoku_qt.controllers.sudoku.controller import SudokuController, SudokuParts
    from sudoku_qt.engine.gomoku.game import GomokuGame
    from sudoku_qt.engine.gomoku.setup import GomokuSetup
    from sudoku_qt.engine.gomoku.state import GomokuState
    from sudoku_qt.engine.sudoku.game import SudokuSetup
    from sudoku_qt.engine.sudoku.grid import Grid

COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


def engine_words(build: str, *, compiled: bool) -> str:
    """Which build of an engine runs, and whether it runs at full speed."""
    words = COMPILED if compiled else NOT_COMPILED
    return QCoreApplication.translate("Games", words).format(build=build)


def _create_sudoku_page(theme: Theme, _settings: Settings) -> "SudokuParts":
    page = SudokuPage(theme)
    session = Session(SudokuGame(), EMPTY, page)
    model = SudokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)


def _create_sudoku_controller(services: "Services", parts: "SudokuParts") -> "SudokuController":
    from sudoku_qt.controllers.sudoku.controller import SudokuController

    return SudokuController(services, parts)


def _tell_sudoku(setup: "SudokuSetup", state: "Grid") -> str:
    from sudoku_qt.controllers.sudoku import card

    return card.told(setup, state)


def _sudoku_engine() -> str:
    from sudoku_qt.engine.sudoku import kernel

    return engine_words(kernel.BUILD, compiled=kernel.COMPILED)


def _gomoku_rules() -> "GomokuGame":
    from sudoku_qt.engine.gomoku.game import GomokuGame

    return GomokuGame()


def _create_gomoku_page(theme: Theme, settings: Settings) -> "GomokuParts":
    from sudoku_qt.controllers.gomoku import options
    from sudoku_qt.models.gomoku.model import GomokuModel
    from sudoku_qt.views.gomoku.page import GomokuPage

    setup = options.setup_of(options.remembered(settings))
    page = GomokuPage(theme)
    session = Session(_gomoku_rules(), setup, page)
    model = GomokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)


def _create_gomoku_controller(services: "Services", parts: "GomokuParts") -> "GomokuController":
    from sudoku_qt.controllers.gomoku.controller import GomokuController

    return GomokuController(services, parts)


def _tell_gomoku(setup: "GomokuSetup", state: "GomokuState") -> str:
    from sudoku_qt.controllers.gomoku import words

    return words.told(setup, state)


def _gomoku_engine() -> str:
    from sudoku_qt.engine.gomoku import kernel

    build = "C" if kernel.COMPILED else "python"
    return engine_words(build, compiled=kernel.COMPILED)


GAMES: tuple[GameEntry, ...] = (
    GameEntry("sudoku", QT_TRANSLATE_NOOP("Games", "Sudoku"), SudokuGame,
        _create_sudoku_page, _create_sudoku_controller, _tell_sudoku, _sudoku_engine),
    GameEntry("gomoku", QT_TRANSLATE_NOOP("Games", "Gomoku"), _gomoku_rules,
        _create_gomoku_page, _create_gomoku_controller, _tell_gomoku, _gomoku_engine),
)  # fmt: skip
