# SPDX-License-Identifier: MIT
"""The column headings of the library's table: a click sorts by one, another one reverses."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.library.listing import PLAYED
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.library.columns import COLUMNS, ListColumn, spans
from sudoku_qt.views.library.line import LEFT, RIGHT
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

HEIGHT = 40
UP, DOWN = " ↑", " ↓"


class Head(FlatButton):
    """A column heading; that of the sorted column shows the direction."""

    def __init__(self, column: ListColumn, parent: QWidget) -> None:
        super().__init__("", parent)
        self.column = column
        self.sign = ""

    def surface(self) -> Surface:
        """The surface of a heading: under the mouse only the word is darker."""
        return Surface(NOTHING)

    @property
    def _is_pointed_at(self) -> bool:
        return self.isEnabled() and self.underMouse()

    @override
    def sizeHint(self) -> QSize:
        words = QFontMetrics(face(13 * self.theme.zoom, Weight.DemiBold))
        return QSize(words.horizontalAdvance(self.text() + DOWN), self.theme.px(HEIGHT - STEP))

    def minimumSizeHint(self) -> QSize:
        """The word may be elided: the column explains itself."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the word, aligned with the column's text."""
        painter = QPainter(self)
        painter.setFont(face(13 * self.theme.zoom, Weight.DemiBold))
        painter.setPen(self.theme.text if self.sign or self._is_pointed_at else self.theme.muted)
        metrics = painter.fontMetrics()
        room = self.width() - metrics.horizontalAdvance(self.sign)
        elided = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        flags = RIGHT if self.column.at_right else LEFT
        painter.drawText(self.rect(), flags, elided + self.sign)
        painter.end()


class Heads(ThemedWidget):
    """A row of headings, placed above their columns."""

    ordered = Signal(str, bool)
    """The lines are to be sorted by another column, or in the opposite order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heads = {each.key: Head(each, self) for each in COLUMNS if each.title}
        self._key, self._descending = PLAYED, True
        self.has_tags = False
        """Whether there is a column of tags."""
        for key, head in self.heads.items():
            head.setText(self.tr(head.column.title))
            head.setEnabled(head.column.orders)
            head.clicked.connect(lambda _=False, key=key: self._order(key))
        self._say()

    @property
    def order(self) -> tuple[str, bool]:
        """The column sorted by, and whether it is descending."""
        return self._key, self._descending

    def name_last(self, *, removed: bool) -> None:
        """Name the last column: when an entry was played, or when it was removed."""
        head = self.heads[PLAYED]
        head.setText(self.tr("Removed") if removed else self.tr(head.column.title))
        self._say()

    def _order(self, key: str) -> None:
        descends = self.heads[key].column.descends
        self._descending = not self._descending if key == self._key else descends
        self._key = key
        self._say()
        self.ordered.emit(key, self._descending)

    def _say(self) -> None:
        down, up = self.tr("{column}, descending"), self.tr("{column}, ascending")
        for key, head in self.heads.items():
            on = key == self._key
            head.sign = (DOWN if self._descending else UP) if on else ""
            words = (down if self._descending else up) if on else "{column}"
            head.setAccessibleName(words.format(column=head.text()))
            head.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT))

    def place(self, width: int) -> None:
        """Place the headings above the columns of rows with this width."""
        columns = spans(width, self.theme, tags=self.has_tags)
        for key, head in self.heads.items():
            left, wide, _ = columns.get(key, (0, 0, False))
            head.setVisible(wide >= head.sizeHint().width())
            head.setGeometry(QRect(left, 0, wide, self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the top of the card, and the line below."""
        painter = QPainter(self)
        radius = self.theme.px(CARD_RADIUS) - 1
        round_head = QRectF(self.rect()).adjusted(0, 0, 0, radius)
        draw_surface(painter, round_head, radius, Surface(self.theme.hover))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.theme.edge)
        painter.end()
