# SPDX-License-Identifier: MIT
"""The preview of pages, beside each other on a desk, at the size that fits or a chosen one."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.override import override
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.paper.painter import paint
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import fill_round

ROUND_PAGES, BETWEEN = 2 * STEP, 3 * STEP
MOST_BESIDE = 3
WIDEST_WORDS = 440
TRUE_SIZE = 96 / 72
"""Logical pixels per point at 100 %."""
SMALLEST, LARGEST, ZOOM_STEP = 0.2, 4.0, 1.25
SHADOW = 12
"""The extent of the shadow, in layers of one pixel."""
SHADE_LIGHT, SHADE_DARK = 0.011, 0.04
WAYS = {
    Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1,
}  # fmt: skip


class _Desk(ThemedWidget):
    """Paints the pages shown."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: Sequence[Page] = ()
        self.scale = 1.0
        self.fault = ""

    def whole(self) -> QSize:
        """The size of all pages together."""
        across = sum(page.width for page in self.pages) * self.scale
        down = max((page.height for page in self.pages), default=0) * self.scale
        gaps = (len(self.pages) - 1) * BETWEEN + 2 * ROUND_PAGES
        return QSize(round(across) + gaps, round(down) + 2 * ROUND_PAGES)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each page on its shadow, centred."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.whole()
        left = max(0, (self.width() - room.width()) // 2) + ROUND_PAGES
        top = max(0, (self.height() - room.height()) // 2) + ROUND_PAGES
        for page in self.pages:
            place = QRectF(
                left, top, round(page.width * self.scale), round(page.height * self.scale)
            )
            self._paint_shadow(painter, place)
            painter.fillRect(place, QColor("white"))
            painter.save()
            painter.translate(place.topLeft())
            painter.scale(self.scale, self.scale)
            paint(painter, page)
            painter.restore()
            left += round(place.width()) + BETWEEN
        if self.fault:
            self._write_fault(painter)
        painter.end()

    def _write_fault(self, painter: QPainter) -> None:
        theme, edge = self.theme, self.theme.px(BETWEEN)
        width = min(self.width() - 2 * edge, theme.px(WIDEST_WORDS))
        place = QRectF((self.width() - width) / 2, edge, width, self.height() - 2 * edge)
        painter.setPen(theme.text)
        painter.setFont(face(16 * theme.zoom))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.fault)

    def _paint_shadow(self, painter: QPainter, place: QRectF) -> None:
        shade = QColor(0, 0, 0)
        shade.setAlphaF(SHADE_DARK if self.theme.dark else SHADE_LIGHT)
        for reach in range(SHADOW):
            around = place.adjusted(-reach, 1 - reach, reach, 3 + reach)
            fill_round(painter, around, reach + 1, shade)


class PagesView(QScrollArea):
    """Shows some of the pages; wheel and keys turn them."""

    moved = Signal()
    """The pages, the visible ones, or their size have changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: Sequence[Page] = ()
        self._first, self._zoom = 0, 0.0
        self._desk = _Desk()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWidget(self._desk)
        for ground in (self._desk, self.viewport()):
            ground.setAutoFillBackground(False)

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self._pages)

    @property
    def fault(self) -> str:
        """Why there are no pages; "" if nothing is wrong."""
        return self._desk.fault

    @property
    def in_sight(self) -> range:
        """The numbers of the pages shown, from 1."""
        return range(self._first + 1, self._first + len(self._desk.pages) + 1)

    @property
    def percent(self) -> int:
        """The scale, as a percentage of the true size."""
        return round(100 * self._desk.scale / TRUE_SIZE)

    @property
    def is_fitted(self) -> bool:
        """Whether the pages are as large as fits."""
        return not self._zoom

    def set_pages(self, pages: Sequence[Page], fault: str = "") -> None:
        """Set the pages, and keep the place; or what is wrong, so that there are none."""
        self._pages, self._desk.fault = pages, fault
        self._arrange()

    def go(self, way: int) -> None:
        """Turn to the next pages (1) or the previous ones (-1)."""
        beside = max(1, len(self._desk.pages))
        if 0 <= self._first + way * beside < max(1, self.count):
            self._first += way * beside
            self._arrange()

    def zoom(self, way: int) -> None:
        """Enlarge (1) or reduce (-1) the pages."""
        zoom = self._desk.scale / TRUE_SIZE * ZOOM_STEP**way
        self._zoom = min(max(zoom, SMALLEST), LARGEST)
        self._arrange()

    def fit(self) -> None:
        """Make the pages as large as fits again."""
        self._zoom = 0.0
        self._arrange()

    def _arrange(self) -> None:
        """Compute the size of the pages, and how many are side by side."""
        beside = 1
        if self._pages:
            self._desk.scale = self._zoom * TRUE_SIZE or self._fitted()
            beside = self._beside(self._desk.scale)
        self._first = min(self._first, max(0, self.count - 1)) // beside * beside
        self._desk.pages = self._pages[self._first : self._first + beside]
        self._desk.setMinimumSize(QSize(0, 0) if self.is_fitted else self._desk.whole())
        first, last = self.in_sight.start, self.in_sight.stop - 1
        shown = f"{first}–{last}" if last > first else str(first)
        self._desk.setAccessibleName(self._desk.fault or shown)
        self._desk.update()
        self.moved.emit()

    def _fitted(self) -> float:
        page, room = self._pages[0], self.viewport().size()
        across = max(1, room.width() - 2 * ROUND_PAGES) / page.width
        return min(across, max(1, room.height() - 2 * ROUND_PAGES) / page.height)

    def _beside(self, scale: float) -> int:
        wide = self._pages[0].width * scale + BETWEEN
        fit = int((self.viewport().width() - 2 * ROUND_PAGES + BETWEEN + 1) // wide)
        return min(max(1, fit), MOST_BESIDE, self.count)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; otherwise scroll, or turn the page if everything is visible."""
        way = 1 if event.angleDelta().y() > 0 else -1
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(way)
        elif self.is_fitted:
            self.go(-way)
        else:
            super().wheelEvent(event)
            return
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages."""
        way = WAYS.get(Qt.Key(event.key()))
        if way:
            self.go(way)
        else:
            super().keyPressEvent(event)
