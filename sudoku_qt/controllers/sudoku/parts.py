# SPDX-License-Identifier: MIT
"""The first paint of Sudoku: an empty grid, before there is a puzzle."""

from typing import TypeAlias

from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.page import SudokuPage

SudokuParts: TypeAlias = GameParts[SudokuSetup, Grid, SudokuMove]


def create_page(_settings: Settings) -> SudokuParts:
    """The page, its session and its model."""
    page = SudokuPage()
    session = Session(SudokuGame(), EMPTY, page)
    model = SudokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)
