# SPDX-License-Identifier: MIT
"""The parts of a game that the first paint needs; the game is not playable with these alone."""

from typing import Any, Generic, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractItemModel

from sudoku_qt.engine.game import MoveT, SetupT, StateT
from sudoku_qt.models.session import Session
from sudoku_qt.views.game_page import GamePage


class GameParts(NamedTuple, Generic[SetupT, StateT, MoveT]):
    """A session, the model that shows it, and a page with the board of that model."""

    session: Session[SetupT, StateT, MoveT]
    model: QAbstractItemModel
    page: GamePage


AnyParts: TypeAlias = GameParts[Any, Any, Any]
"""The parts of any game, for the shell."""
