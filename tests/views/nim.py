# SPDX-License-Identifier: MIT
"""Nim as it is seen, the template for a new game's page."""

# ruff: noqa: D102, FBT001 - the contracts say what these methods do, and how they are called

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.widgets.cards.card import Card
from tests.engine.nim import Piles
from tests.models.nim import SIDE, NimModel


class NimView(BoardView):
    """Takes one match from the cursor's pile when Return is pressed."""

    def __init__(self) -> None:
        super().__init__((1.0,) * (SIDE + 1))
        self.setItemDelegate(QStyledItemDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Return:
            model = self.model()
            assert isinstance(model, NimModel)
            model.session.play((self.cursor_cell // SIDE, 1))
        else:
            super().keyPressEvent(event)


def paint_piles(painter: QPainter, room: QRect, piles: Piles) -> None:
    painter.drawText(room, " ".join(map(str, piles)))


class NimPage(GamePage):
    """A board and an empty card."""

    def __init__(self) -> None:
        super().__init__(NimView())
        card = Card()
        self.set_cards((card,), card)

    def set_paused(self, on: bool) -> None:
        self.board.setDisabled(on)
