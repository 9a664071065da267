# SPDX-License-Identifier: MIT
"""Files, pictures, links and texts that are dropped on the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface
from sudoku_qt.views.window.main_window import MainWindow

GLOW_WIDTH = 3
"""The width of the frame of the glow."""


class Drops(QObject):
    """Lets a window accept drops, and glow while something that is `wanted` is over it.

    Unwanted things can be dropped as well; then a message says why nothing happens.
    """

    files_dropped = Signal(list)
    """Paths of files that were dropped on the window."""
    text_dropped = Signal(str)
    image_dropped = Signal(QImage)
    """An image without a local file, as browsers provide it beside its link."""

    def __init__(self, window: MainWindow, wants: Callable[[list[str], str], bool]) -> None:
        """Ask `wants` for paths of files and a text, one of which is empty."""
        super().__init__(window)
        self._window, self._wants = window, wants
        self._glows: list[DropGlow] = []  # one while something is dragged over the window
        window.setAcceptDrops(True)
        window.dragged.connect(self._take)

    def _take(self, event: QEvent) -> None:
        """Handle drag and drop events."""
        if isinstance(event, QDragEnterEvent):
            self._enter(event)
        elif isinstance(event, QDragMoveEvent):
            self._accept(event)
        elif isinstance(event, QDropEvent):
            self._drop(event)
        else:
            self._put_out()

    def _enter(self, event: QDragEnterEvent) -> None:
        """Glow if the dragged data can be used, which is checked once."""
        self._put_out()
        mime = event.mimeData()
        if self._accept(event) and (mime.hasImage() or self._wants(*carried(mime))):
            self._glows = [DropGlow(self._place(), self._window.ground)]

    def _place(self) -> QRect:
        """The rectangle of the cells of the board, or of the page shown instead of the game."""
        page = self._window.page()
        seen = page.board if page else self._window.filling() or self._window.ground
        place = seen.rect()
        if page:
            last = page.board.model().rowCount() - 1
            place = page.board.cell_rect(0, 0).united(page.board.cell_rect(last, last))
        return place.translated(seen.mapTo(self._window.ground, QPoint(0, 0)))

    def _accept(self, event: QDragMoveEvent) -> bool:
        """Accept files, pictures, links and text anywhere."""
        mime = event.mimeData()
        if not (mime.hasImage() or any(carried(mime))):
            event.ignore()
            return False
        event.acceptProposedAction()
        return True

    def _put_out(self) -> None:
        """End the glow."""
        for glow in self._glows:
            glow.hide()
            glow.deleteLater()
        self._glows = []

    def _drop(self, event: QDropEvent) -> None:
        """Handle dropped files, or else a usable text, a picture, or any text."""
        self._put_out()
        paths, text = carried(event.mimeData())
        if paths:
            self.files_dropped.emit(paths)
        elif event.mimeData().hasImage() and not self._wants([], text):
            self.image_dropped.emit(image_in(event.mimeData()))
        elif text:
            self.text_dropped.emit(text)
        event.acceptProposedAction()


def carried(mime: QMimeData) -> tuple[list[str], str]:
    """The paths of the dragged files, or else the text or link."""
    paths = [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
    if paths:
        return paths, ""
    links = "\n".join(
        url.toString(url.ComponentFormattingOption.FullyEncoded) for url in mime.urls()
    )
    return [], mime.text() if mime.hasText() else links


def image_in(mime: QMimeData) -> QImage:
    """The dragged picture, empty if there is none."""
    return QImage(mime.imageData())


class DropGlow(ThemedWidget):
    """Lies over a rectangle of its parent from its creation on, and lets events through."""

    def __init__(self, place: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = self.tr("Drop to open")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(place.adjusted(-STEP, -STEP, STEP, STEP))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame in the accent, a tint over the rest, and what a drop would do."""
        breath = QColor(self.theme.cursor)
        breath.setAlphaF(0.10)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.cursor, GLOW_WIDTH))
        painter.setBrush(breath)
        frame = QRectF(self.rect()).adjusted(GLOW_WIDTH, GLOW_WIDTH, -GLOW_WIDTH, -GLOW_WIDTH)
        painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        self._write(painter)
        painter.end()

    def _write(self, painter: QPainter) -> None:
        """Write the text in the middle, on the accent."""
        px = self.theme.px
        font = face(16 * self.theme.zoom, Weight.DemiBold)
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(self.text) + px(6 * STEP)
        height = metrics.height() + px(3 * STEP)
        label = QRectF(0, 0, width, height)
        label.moveCenter(QRectF(self.rect()).center())
        draw_surface(painter, label, height / 2, Surface(self.theme.cursor))
        painter.setFont(font)
        painter.setPen(self.theme.on_accent)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.text)
