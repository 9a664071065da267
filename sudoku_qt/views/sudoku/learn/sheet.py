# SPDX-License-Identifier: MIT
"""The base of a lesson's parts: a sheet that lays them out, and its scroll area."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed, ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton

WIDTH = 480
GAP, NEAR = 3 * STEP, 2 * STEP
HEAD, FOOT = 64, 2 * NEAR + 40 + GAP
"""The room above and below a board at 100 %: two lines of text, and a row of buttons with a message
below it. It is constant, so the board has the same place in all parts."""
EDGE = 2 * STEP
"""The room at the left of a board for the numbers of its rows."""
BESIDE_BAR = 2 * STEP
"""The width of the margin with the scroll bar."""
BESIDE, MOST_BESIDE = 226, 360
"""The least and the most width of the text beside a board."""
LEAST_BOARD, USUAL_BOARD = 240, 300
"""Below the second size the text is below the board, if the board is then larger and wholly
visible."""


class Sheet(ThemedWidget):
    """Everything in a part of a lesson; its height depends on its width."""

    words_end = _least_end = 0
    _room = QSize()

    def set_room(self, room: QSize) -> None:
        """Fit the board to a height, as far as possible, and everything to a width."""
        if room != self._room:
            self._room = room
            self.arrange()

    @property
    def room_wide(self) -> int:
        """The width of everything."""
        return min(self.width(), self._room.width() or self.width())

    def board_room(self, top: int) -> tuple[int, bool]:
        """The possible size of a board that begins at `top`, and whether words fit beside it."""
        px, width = self.theme.px, self.room_wide
        high = max(self._room.height() - top - px(FOOT), px(LEAST_BOARD))
        aside = min(width - px(BESIDE + GAP) - px(EDGE), high)
        if aside >= min(px(USUAL_BOARD), width, high):
            return aside, True
        return min(width, high), False

    def keep_below(self, other: "Sheet") -> None:
        """Begin the board no higher than in another part, so that it does not move between them."""
        if other.words_end != self._least_end:
            self._least_end = other.words_end
            self.arrange()

    def board_top(self, words_end: int) -> int:
        """The top of the board, below words that end there."""
        self.words_end, px = words_end, self.theme.px
        return max(max(words_end, self._least_end) + px(NEAR), px(HEAD))

    def arrange(self) -> None:
        """Lay everything out; the end is the minimum height."""
        raise NotImplementedError

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Lay out again when a text needs another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDTH), self.minimumHeight())


class SheetView(Themed, QScrollArea):
    """Scrolls a sheet that is larger than the window."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(sheet)
        for ground in (sheet, self.viewport()):
            ground.setAutoFillBackground(False)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width() - self.theme.px(BESIDE_BAR)
        self.take_room(QSize(width, self.viewport().height()))

    def take_room(self, room: QSize) -> None:
        """Fit the sheet to the height, and end it at the margin with the scroll bar."""
        raise NotImplementedError

    def keep_at_foot(self, key: WordButton, sheet: Sheet, *, on: bool) -> None:
        """Keep a button at the foot, whatever is scrolled, or give it back to the sheet."""
        px, is_hidden = self.theme.px, key.isHidden()
        if on != (key.parent() is self):
            key.setParent(self if on else sheet)
            key.setHidden(is_hidden)
            sheet.arrange()
        height = key.sizeHint().height() if on and not is_hidden else 0
        self.setViewportMargins(0, 0, 0, height + px(STEP) if height else 0)
        if on:
            key.setGeometry(0, self.height() - height, sheet.room_wide, height)


def put(part: QWidget, place: QRect) -> int:
    """Place a part with the height that it needs there; return its end."""
    height = part.heightForWidth(place.width()) if part.hasHeightForWidth() else -1
    place.setHeight(height if height >= 0 else part.sizeHint().height())
    part.setGeometry(place)
    return place.bottom() + 1
