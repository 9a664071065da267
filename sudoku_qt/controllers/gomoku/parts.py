# SPDX-License-Identifier: MIT
"""The first paint of Gomoku: an empty board with the last options."""

from random import Random
from typing import TypeAlias

from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.controllers.gomoku import options
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.models.session import Session
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.gomoku.page import GomokuPage

GomokuParts: TypeAlias = GameParts[GomokuSetup, GomokuState, GomokuMove]


def create_page(settings: Settings) -> GomokuParts:
    """The page, its session and its model."""
    setup = options.setup_of(options.remembered(settings), Random())
    page = GomokuPage()
    session = Session(GomokuGame(), setup, page)
    model = GomokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)
