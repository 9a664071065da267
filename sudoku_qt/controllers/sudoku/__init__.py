# SPDX-License-Identifier: MIT
"""Sudoku as it is played in the window; `ENTRY` is its line of the games.

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
    from sudoku_qt.controllers.sudoku.controller import SudokuController, SudokuParts
    from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
    from sudoku_qt.engine.sudoku.grid import Grid
    from sudoku_qt.models.option import Option


def _rules() -> "SudokuGame":
    from sudoku_qt.engine.sudoku.game import SudokuGame

    return SudokuGame()


def _create_page(theme: Theme, _settings: Settings) -> "SudokuParts":
    from sudoku_qt.engine.sudoku.game import EMPTY
    from sudoku_qt.models.sudoku.model import SudokuModel
    from sudoku_qt.views.sudoku.page import SudokuPage

    page = SudokuPage(theme)
    session = Session(_rules(), EMPTY, page)
    model = SudokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)


def _create_controller(services: "Services", parts: "SudokuParts") -> "SudokuController":
    from sudoku_qt.controllers.sudoku.controller import SudokuController

    return SudokuController(services, parts)


def _tell(setup: "SudokuSetup", state: "Grid") -> str:
    from sudoku_qt.controllers.sudoku import card

    return card.told(setup, state)


def _engine() -> str:
    from sudoku_qt.engine.sudoku import kernel

    return engine_words(kernel.BUILD, compiled=kernel.COMPILED)


def _options() -> "Sequence[Option]":
    from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES

    return PREFERENCES


def _key_rows() -> "tuple[Rows, Sequence[Row]]":
    from sudoku_qt.controllers.sudoku.menu import BOARD_ROWS, SUDOKU_ROWS

    return SUDOKU_ROWS, BOARD_ROWS


ENTRY = GameEntry(
    "sudoku",
    QT_TRANSLATE_NOOP("Games", "Sudoku"),
    _rules,
    _create_page,
    _create_controller,
    _tell,
    _engine,
    _options,
    _key_rows,
)
