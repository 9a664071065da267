# SPDX-License-Identifier: MIT
"""Games of Gomoku for the views to show."""

from PySide6.QtCore import QObject

from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import FREESTYLE, Rule
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuSession
from sudoku_qt.models.session import Session


def played(
    owner: QObject,
    words: str = "",
    size: int = 15,
    rule: Rule = FREESTYLE,
    opening: str = "free",
) -> GomokuSession:
    """Play some moves on a board."""
    setup = GomokuSetup(size=size, rule=rule, opening=opening)
    session = Session(GomokuGame(), setup, owner)
    for word in words.split():
        session.play(GomokuMove(word))
    return session


def gomoku_model(session: GomokuSession) -> GomokuModel:
    """Show a session to views; the model belongs to it."""
    return GomokuModel(session, session)
