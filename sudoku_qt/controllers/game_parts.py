# SPDX-License-Identifier: MIT
"""The parts of a game that the first paint needs, and no more; nobody plays it yet."""

from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel

from sudoku_qt.models.session import Session
from sudoku_qt.views.game_page import GamePage


class GameParts(NamedTuple):
    """A session, the model that shows it, and a page with the board of that model."""

    session: Session
    model: QAbstractItemModel
    page: GamePage
