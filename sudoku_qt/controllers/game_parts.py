# SPDX-License-Identifier: MIT
"""A game laid out where nobody sits yet: what the first paint needs of it, and no more."""

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
"""Those of whichever game it is, to the shell, which knows none."""
