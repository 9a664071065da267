# SPDX-License-Identifier: MIT
"""Gomoku as it is played in the window; `ENTRY` is its line of the games.

Functions import here what they need: the first paint of another game wants nothing of this one,
and the first paint of this one only its page.
"""

from typing import TYPE_CHECKING

from sudoku_qt.controllers.entry import GameEntry, engine_words
from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.models.session import Session
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sudoku_qt.controllers.actions import Row, Rows
    from sudoku_qt.controllers.game_controller import Services
    from sudoku_qt.controllers.gomoku.controller import GomokuController, GomokuParts
    from sudoku_qt.engine.gomoku.game import GomokuGame
    from sudoku_qt.engine.gomoku.setup import GomokuSetup
    from sudoku_qt.engine.gomoku.state import GomokuState
    from sudoku_qt.models.option import Option


def _rules() -> "GomokuGame":
    from sudoku_qt.engine.gomoku.game import GomokuGame

    return GomokuGame()


def _create_page(theme: Theme, settings: Settings) -> "GomokuParts":
    from sudoku_qt.controllers.gomoku import options
    from sudoku_qt.models.gomoku.model import GomokuModel
    from sudoku_qt.views.gomoku.page import GomokuPage

    setup = options.setup_of(options.remembered(settings))
    page = GomokuPage(theme)
    session = Session(_rules(), setup, page)
    model = GomokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)


def _create_controller(services: "Services", parts: "GomokuParts") -> "GomokuController":
    from sudoku_qt.controllers.gomoku.controller import GomokuController

    return GomokuController(services, parts)


def _tell(setup: "GomokuSetup", state: "GomokuState") -> str:
    from sudoku_qt.controllers.gomoku import words

    return words.told(setup, state)


def _engine() -> str:
    from sudoku_qt.engine.gomoku import kernel

    build = "C" if kernel.COMPILED else "python"
    return engine_words(build, compiled=kernel.COMPILED)


def _options() -> "Sequence[Option]":
    from sudoku_qt.controllers.gomoku.preferences import PREFERENCES

    return PREFERENCES


def _key_rows() -> "tuple[Rows, Sequence[Row]]":
    from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS

    return GOMOKU_ROWS, ()


ENTRY = GameEntry(
    "gomoku",
    QT_TRANSLATE_NOOP("Games", "Gomoku"),
    _rules,
    _create_page,
    _create_controller,
    _tell,
    _engine,
    _options,
    _key_rows,
)
