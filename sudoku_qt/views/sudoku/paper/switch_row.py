# SPDX-License-Identifier: MIT
"""A row of a narrow column: words with a switch at their right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.switch import Switch


class SwitchRow(ThemedWidget):
    """Words with a switch at their right, which a click on the words also toggles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.switch = Switch()
        self.switch.setAccessibleName(text)
        words = Paragraph(14)
        words.setText(text)
        lay_out(self, row(filling(words), self.switch))
        self.setMinimumHeight(self.theme.px(BUTTON_HEIGHT))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the switch."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.switch.click()
