# SPDX-License-Identifier: MIT
"""The presenter: the board of a step as large as the screen allows, with its caption below."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.views.brushes import fill
from sudoku_qt.views.device_pixels import use_device_pixels
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import SPRING, column, filling, lay_out, row
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.themed import ThemedWidget, ThemeStyle
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.window.notice_bar import announce

LEAST_BOARD = 180
WORDS_WIDTH = 900
USUAL_HEIGHT = 800
"""The height of a screen with texts of normal size; on a larger one they grow with the board."""
WORDS_HEIGHT = 120
"""The height of the caption: constant, so that the board keeps its size."""
WAYS = {
    Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Space: 1,
    Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Backspace: -1,
}  # fmt: skip
"""Keys for the next or previous step, including those of remote controls."""


class PresentedBoard(ThemedWidget):
    """Shows the board of a step; it takes no focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: StepShown | None = None
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)

    def show_step(self, step: StepShown) -> None:
        """Set the step."""
        self._step = step
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for a readable board."""
        return QSize(LEAST_BOARD, LEAST_BOARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board in device pixels."""
        if self._step is None:
            return
        painter = QPainter(self)
        size = self.size() * self.devicePixelRatioF()
        use_device_pixels(painter)
        fill(painter, -1, -1, size.width() + 2, size.height() + 2, self.theme.window)
        room = QRect(0, 0, size.width(), size.height())
        self._step.board(self.theme).paint(painter, room, self._step)
        painter.end()


class Presenter(Dialog):
    """Fills the screen; emits which step is wanted, the next (1) or the previous one (-1)."""

    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Steps"), parent)
        self._board = PresentedBoard(self)
        self._title = Line(24, Weight.DemiBold)
        self._place = Line(16, ink="muted")
        self._sentence = Paragraph(18)
        self.back_key, self.next_key, self.end_key = (WordButton(parent=self) for _ in range(3))
        for key in (self.back_key, self.next_key, self.end_key):
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back_key.clicked.connect(lambda: self.stepped.emit(-1))
        self.next_key.clicked.connect(lambda: self.stepped.emit(1))
        self.end_key.clicked.connect(self.reject)
        self._large = ThemeStyle(self.theme)
        self._lay_out()
        self._name()

    def _name(self) -> None:
        self.back_key.setText(self.tr("Previous"))
        self.next_key.setText(self.tr("Next"))
        self.end_key.setText(self.tr("End"))

    def _lay_out(self) -> None:
        self._words = QWidget(self)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = row(filling(self._title), self._place)
        keys = row(self.back_key, self.next_key, SPRING, self.end_key)
        lay_out(self._words, column(head, filling(self._sentence), keys, gap="usual"))
        middle = row(SPRING, filling(self._words, 100), SPRING)
        self.set_body(column(filling(self._board), middle, gap="wide", inset="frame"))
        self._fit_words()

    def _fit_words(self) -> None:
        """Enlarge text with the screen, so that it is as readable from afar as the board."""
        grown = max(1.0, self.height() / USUAL_HEIGHT / self.theme.zoom)
        theme = self.theme.at_zoom(self.theme.zoom * grown)
        texts = self._title, self._place, self._sentence
        if theme.zoom != self._large.theme.zoom or theme.name != self._large.theme.name:
            self._large = ThemeStyle(theme)
            for part in (*texts, self.back_key, self.next_key, self.end_key):
                part.setStyle(self._large)
        self._words.setMaximumWidth(theme.px(WORDS_WIDTH))
        self._words.setMinimumHeight(theme.px(WORDS_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the screen."""
        super().resizeEvent(event)
        self._fit_words()

    def show_step(self, step: StepShown) -> None:
        """Set the step, and have screen readers read its caption."""
        self._board.show_step(step)
        self._title.setText(step.title)
        self._place.setText(step.place)
        self._sentence.setText(step.sentence)
        caption = f"{step.title}. {step.sentence}"
        self.setAccessibleName(step.place)
        self.setAccessibleDescription(caption)
        announce(self, caption)

    def set_ends(self, *, first: bool, last: bool) -> None:
        """Set whether the step is the first or the last."""
        self.back_key.setEnabled(not first)
        self.next_key.setEnabled(not last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or previous step; Esc ends."""
        way = WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.stepped.emit(way)
        elif event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the background."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.theme.window)
        painter.end()
