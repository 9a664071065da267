# SPDX-License-Identifier: MIT
"""Keys drawn as the caps of a keyboard."""

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent

from sudoku_qt.override import override
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import FAINT, draw_surface, raised

CAP_RADIUS, PLUS = 6, 20
HELD = re.compile(r"(?<=.)\+(?=.)")
"""The separator between a modifier and the next key."""


class KeyCaps(ThemedWidget):
    """Keys drawn as caps: "Ctrl+Z, Ctrl+Y" is two caps, or with `apart` four."""

    def __init__(self, keys: str, *, apart: bool = False) -> None:
        super().__init__()
        self.setFont(face(12 * self.theme.zoom))
        self._apart = apart
        self._faint = False
        self.show_keys([cap for cap in keys.split(", ") if cap])

    def show_keys(self, keys: Sequence[str], *, faint: bool = False) -> None:
        """Set the keys; faint ones do not work at present."""
        self._faint = faint
        self._keys = [HELD.split(key) if self._apart else [key] for key in keys]
        self.setAccessibleName(", ".join(keys))
        self.updateGeometry()
        self.update()

    def _places(self) -> Iterator[list[tuple[str, QRectF]]]:
        """Yield the caps of each key with their places, and the separators with theirs."""
        left, top = 0, (self.height() - self._height()) / 2
        for key in self._keys:
            places = []
            for place, cap in enumerate(key):
                if place:
                    places.append(("", QRectF(left, top, self.theme.px(PLUS), self._height())))
                    left += self.theme.px(PLUS)
                places.append((cap, QRectF(left, top, self._width(cap), self._height())))
                left += self._width(cap)
            left += self.theme.px(STEP) if self._apart else 4
            yield places

    @property
    def first_width(self) -> int:
        """The least width: that of the first key, which is always drawn."""
        return max((round(place.right()) for _, place in next(self._places(), [])), default=0)

    def _width(self, cap: str) -> int:
        return max(self._height(), QFontMetrics(self.font()).horizontalAdvance(cap) + STEP + 6)

    def _height(self) -> int:
        return self.theme.px(24)

    @override
    def sizeHint(self) -> QSize:
        rights = [places[-1][1].right() for places in self._places()]
        return QSize(round(max(rights, default=0)), self._height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the caps from the left, as many as fit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(FAINT if self._faint else 1.0)
        for number, places in enumerate(self._places()):
            if not number or places[-1][1].right() <= self.width():
                self._paint(painter, places)
        painter.end()

    def _paint(self, painter: QPainter, places: Sequence[tuple[str, QRectF]]) -> None:
        for cap, place in places:
            painter.setPen(self.theme.text if cap else self.theme.muted)
            if cap:
                draw_surface(painter, place, self.theme.px(CAP_RADIUS), raised(self.theme))
                place.adjust(0, 0, 0, -1)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cap or "+")
