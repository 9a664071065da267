# SPDX-License-Identifier: MIT
"""The board of a picture, to be corrected: the picture, and over it what was read."""

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.models.picture_read import BoardRead
from sudoku_qt.models.sudoku.board.correction import Correction
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.window.notice_bar import announce

BOARD, LEAST, OF_SCREEN = 468, 240, 0.62
"""The side of the board, the least, and the most as a part of the screen's height."""
VEIL = 120
"""The opacity of the veil over the picture, of 255; its digits stay visible."""
DIGIT, DOUBT = 0.46, 0.3
"""The size of a digit, and of a question mark, in cells."""
STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
CLEARING = (Qt.Key.Key_0, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
CONFIRMING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


LIGHT = 128
"""A picture with a lower mean lightness is dark."""


class PictureBoard(ThemedWidget):
    """The player moves from cell to cell, types and clears; Tab goes to the next doubtful cell."""

    changed = Signal()
    """A digit was changed or confirmed."""
    turned = Signal(int)
    """The next board in the picture is wanted (1), or the previous one (-1)."""

    def __init__(self, read: BoardRead) -> None:
        super().__init__()
        self.correction = Correction(read.digits, read.doubtful)
        self._image, self._regions = ground_of(read, self.theme), read.regions
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST, LEAST)
        self.setAccessibleName(self.tr("The digits that were read"))
        self.setAccessibleDescription(self.correction.spoken())

    def turn_to(self, read: BoardRead, correction: Correction) -> None:
        """Show another board of the picture, with its corrections."""
        self.correction, self._regions = correction, read.regions
        self._image = ground_of(read, self.theme)
        self._moved()

    def sizeHint(self) -> QSize:
        """Ask for a square that leaves room below it on the screen."""
        side = min(self.theme.px(BOARD), round(self.screen().availableSize().height() * OF_SCREEN))
        return QSize(side, side)

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, type, clear and confirm."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.correction.step(*STEPS[key])
            self._moved()
        elif key in CLEARING or event.text() in set("123456789"[: self.correction.side]):
            self.correction.put(0 if key in CLEARING else int(event.text()))
            self._corrected()
        elif key in CONFIRMING and self.correction.confirm():
            self._corrected()
            if self.correction.seek(forward=True):
                self._moved()
        elif key in PAGES:
            self.turned.emit(PAGES[key])
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's
        """Go to the next doubtful cell, and from the last one to the buttons."""
        if self.correction.seek(forward=forward):
            self._moved()
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the first doubtful cell if Tab gave the focus, to the last one if Shift+Tab did."""
        doubtful = self.correction.doubtful
        if doubtful and event.reason() == Qt.FocusReason.TabFocusReason:
            self.correction.cursor = min(doubtful)
        elif doubtful and event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.correction.cursor = max(doubtful)
        super().focusInEvent(event)
        self._moved()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the cursor to the cell that is clicked."""
        place, side = self._place(), self.correction.side
        at = (event.position() - place.topLeft()) / (place.width() / side)
        if 0 <= at.x() < side and 0 <= at.y() < side:
            self.correction.cursor = int(at.y()) * side + int(at.x())
            self._moved()

    def _moved(self) -> None:
        spoken = self.correction.spoken()
        self.setAccessibleDescription(spoken)
        announce(self, spoken)
        self.update()

    def _corrected(self) -> None:
        self._moved()
        self.changed.emit()

    # Painting

    def _place(self) -> QRectF:
        """The square of the cells, centred, with whole pixels for each cell."""
        side = self.correction.side
        whole = (min(self.width(), self.height()) - 4) // side * side
        place = QRectF(0, 0, whole, whole)
        left, top = (self.width() - whole) // 2, (self.height() - whole) // 2
        return place.translated(left, top)

    def cell_rect(self, cell: int) -> QRectF:
        """The rectangle of a cell."""
        place = self._place()
        side = place.width() / self.correction.side
        row, column = divmod(cell, self.correction.side)
        return QRectF(place.left() + column * side, place.top() + row * side, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, a veil, the lines, the digits read, and the cursor."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        for cell, digit in enumerate(self.correction.digits):
            if digit:
                self._paint_digit(painter, self.cell_rect(cell), str(digit))
        for cell in self.correction.doubtful:
            self._paint_doubt(painter, self.cell_rect(cell))
        self._paint_cursor(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        place, theme = self._place(), self.theme
        painter.drawImage(place, self._image)
        veil = QColor(theme.board)
        veil.setAlpha(VEIL)
        painter.fillRect(place, veil)
        for ink, rects in ((theme.thin, self._edges(thick=False)), (theme.box, self._edges())):
            for rect in rects:
                painter.fillRect(rect, ink)

    def _edges(self, *, thick: bool = True) -> Iterator[QRectF]:
        """The upper and left edges of cells, two pixels wide where a region begins, else one."""
        side, regions, width = self.correction.side, self._regions, 2 if thick else 1
        for row, column in product(range(side + 1), repeat=2):
            here = _region(regions, side, row, column)
            place = self.cell_rect(0).translated(
                column * self.cell_rect(0).width(), row * self.cell_rect(0).height()
            )
            if column < side and thick is (here != _region(regions, side, row - 1, column)):
                yield QRectF(place.left(), place.top(), place.width() + width, width)
            if row < side and thick is (here != _region(regions, side, row, column - 1)):
                yield QRectF(place.left(), place.top(), width, place.height() + width)

    def _paint_digit(self, painter: QPainter, cell: QRectF, digit: str) -> None:
        """Write a digit at the lower right, on a ground, so that the picture's digit is visible."""
        side = cell.width()
        ground = QRectF(0, 0, DIGIT * side, DIGIT * side)
        ground.moveBottomRight(cell.bottomRight() - QPointF(2, 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent_ground)
        painter.drawRoundedRect(ground, 4, 4)
        painter.setPen(self.theme.accent_text)
        painter.setFont(face(DIGIT * side * 0.9, Weight.DemiBold))
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, digit)

    def _paint_doubt(self, painter: QPainter, cell: QRectF) -> None:
        """A dashed frame, and a question mark for people who cannot see the colours."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.warn, 2, Qt.PenStyle.DashLine))
        painter.drawRect(cell.adjusted(5, 5, -4, -4))
        painter.setFont(face(DOUBT * cell.width(), Weight.DemiBold))
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(cell.adjusted(8, 7, -8, -8), corner, "?")

    def _paint_cursor(self, painter: QPainter) -> None:
        pen = QPen(self.theme.cursor, 3 if self.hasFocus() else 2)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.cell_rect(self.correction.cursor).adjusted(2, 2, -1, -1))


def _region(regions: tuple[int, ...] | None, side: int, row: int, column: int) -> int:
    """The region of a cell, -1 outside of the board."""
    if not (0 <= row < side and 0 <= column < side):
        return -1
    return row // 3 * 3 + column // 3 if regions is None else regions[row * side + column]


def ground_of(read: BoardRead, theme: Theme) -> QImage:
    """The picture, darkened in a dark theme and lightened in a light one, to show all inks."""
    side = read.side
    image = QImage(read.grey, side, side, side, QImage.Format.Format_Grayscale8).copy()
    shades = sum(read.grey) / max(1, len(read.grey))
    if (shades < LIGHT) is not theme.dark:
        image.invertPixels()
    return image
