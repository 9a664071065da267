# SPDX-License-Identifier: MIT
"""What the first paint shows of Gomoku: the empty board of the options chosen last."""

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
    """The page, the session on it and its model."""
    setup = options.setup_of(options.remembered(settings), Random())
    page = GomokuPage()
    session = Session(GomokuGame(), setup, page)
    model = GomokuModel(session, session)
    page.set_model(model)
    return GameParts(session, model, page)
