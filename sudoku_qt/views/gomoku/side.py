# SPDX-License-Identifier: MIT
"""The indispensable cards beside a Gomoku board: the players, and the question."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views.gomoku.players import SIDE_BY_SIDE, GomokuPlayers
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.question import FEW, QuestionCard

BETWEEN = 2 * STEP


class GomokuSide(ThemedWidget):
    """The players with the question below them or, in a low room, beside them.

    If there is no room for both, only the question is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = GomokuPlayers(self)
        self.question = QuestionCard(self)
        self._asking = False
        self.question.hide()

    @property
    def is_asking(self) -> bool:
        """Whether anything is asked."""
        return self._asking

    def set_asking(self, on: bool) -> None:  # noqa: FBT001 - whether anything is asked
        """Show the question, or only the players."""
        self._asking = on
        self.question.setVisible(on)
        self.updateGeometry()
        self._arrange()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._arrange()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if not self._asking:
            return self.players.heightForWidth(width)
        if self._is_alone(width):
            return self.question.height_at(width)
        if self._is_wide(width):
            stacked = self.players.heightForWidth(0)
            return max(stacked, self.question.height_at((width - BETWEEN) // 2))
        return self.players.heightForWidth(width) + BETWEEN + self.question.height_at(width)

    def least_height(self, width: int) -> int:
        """The height of the question, if there is one."""
        if self._asking:
            return self.question.least_height(width)
        return self.players.heightForWidth(width)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self.heightForWidth(0))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _is_wide(self, width: int) -> bool:
        return width >= self.theme.px(SIDE_BY_SIDE)

    def _is_alone(self, width: int) -> bool:
        """Whether a question with many answers takes the place of the players, too."""
        return self._is_wide(width) and self.question.answers >= FEW

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        if not self._asking:
            self.players.setVisible(True)
            self.players.setGeometry(0, 0, width, height)
            return
        is_wide = self._is_wide(width)
        players = self.players.heightForWidth(0 if is_wide else width)
        alone = self._is_alone(width) or height < self.heightForWidth(width)
        self.players.setVisible(not alone)
        if alone:
            self.question.setGeometry(0, 0, width, min(height, self.question.height_at(width)))
        elif is_wide:
            half = (width - BETWEEN) // 2
            self.players.setGeometry(0, 0, half, players)
            self.question.setGeometry(half + BETWEEN, 0, width - half - BETWEEN, height)
        else:
            self.players.setGeometry(0, 0, width, players)
            top = players + BETWEEN
            self.question.setGeometry(0, top, width, self.question.height_at(width))
