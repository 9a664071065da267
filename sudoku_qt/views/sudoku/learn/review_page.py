# SPDX-License-Identifier: MIT
"""The page of a review: its title and place, and the exercise below."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseView
from sudoku_qt.views.sudoku.learn.sheet import BESIDE_BAR
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.full_page import FullPage

MARGIN = 3 * STEP


class ReviewPage(FullPage):
    """Shows an exercise; the controller decides which."""

    left = Signal()
    """The player wants to go back to the game."""

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self.back = IconButton("left", self)
        self.title, self.place = Line(26, Weight.DemiBold), Line(14, ink="muted")
        self.exercise = ExerciseView(model)
        self._column = QVBoxLayout()
        head = row(self.back, self.title, self.place, SPRING, gap="loose", grows=True)
        lay_out(self, column(head, filling(self.exercise), into=self._column))
        self.back.clicked.connect(self.left)
        self.setFocusProxy(self.exercise)
        self._leave_room()
        self.retranslate()

    def retranslate(self) -> None:
        """Name the way back."""
        self.back.set_name(self.tr("Back to the game (Esc)"))

    def show_head(self, title: str, place: str) -> None:
        """Set the title, and which of how many positions it is."""
        self.title.setText(title)
        self.place.setText(place)
        self.setAccessibleName(f"{title}. {place}")

    def parts(self) -> list[QWidget]:
        """The parts that keys can move between."""
        return [self.back, self.exercise]

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._leave_room()

    def _leave_room(self) -> None:
        px = self.theme.px
        beside = px(MARGIN) - px(BESIDE_BAR)  # the scroll bar stands in the margin
        self._column.setContentsMargins(px(MARGIN), px(2 * STEP), beside, px(STEP))
        self._column.setSpacing(px(STEP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the game with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
