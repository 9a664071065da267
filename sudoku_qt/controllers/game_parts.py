# SPDX-License-Identifier: MIT
"""A game laid out where nobody sits yet: what the first paint needs of it, and no more."""

from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel

from sudoku_qt.models.session import Session
from sudoku_qt.views.game_page import GamePage


class GameParts(NamedTuple):
    """A session, the model that shows it, and a page with the board of that model."""

    session: Session
    model: QAbstractItemModel
    page: GamePage
