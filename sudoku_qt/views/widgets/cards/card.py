# SPDX-License-Identifier: MIT
"""Cards, the rounded panels in the column beside the board, and their texts."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import padded
from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.themed import Themed, ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, raised

TITLE = 18
"""From this size on a text is a title."""
WIDEST = 10**6
PITCH, TITLE_PITCH = 20 / 14, 1.25
"""The line spacing, relative to the size."""


class Card(ThemedWidget):
    """A quiet panel with round corners, an outline and a shadow."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        radius = self.theme.px(CARD_RADIUS)
        draw_surface(painter, QRectF(self.rect()), radius, raised(self.theme))
        painter.end()


class Text(Themed, QLabel):
    """Plain text in a size, a weight and an ink of the theme."""

    def __init__(
        self,
        size: float,
        weight: Weight = Weight.Normal,
        ink: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = size, weight, ink
        self.restyle()

    def set_ink(self, ink: str) -> None:
        """Set the ink, by its name in the theme."""
        if ink != self._look[2]:
            self._look = *self._look[:2], ink
            self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        size, weight, ink = self._look
        self.setFont(face(size * self.theme.zoom, weight))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self.theme, ink))
        self.setPalette(palette)


class Line(Text):
    """One line of text; if it does not fit it takes a shorter form, or is elided."""

    _shorter: Sequence[str] = ()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def setText(self, text: str) -> None:
        """Set the text, without shorter forms."""
        self.say(text)

    def say(self, text: str, shorter: Sequence[str] = ()) -> None:
        """Set the text, and shorter forms, the first of which that fits is shown."""
        self._shorter = shorter
        super().setText(text)
        self.update()

    def written(self) -> str:
        """The text as shown in the present width."""
        metrics, room = QFontMetrics(self.font()), self.width()
        ways = self.text(), *self._shorter
        fits = (way for way in ways if metrics.horizontalAdvance(way) <= room)
        return next(fits, metrics.elidedText(ways[-1], Qt.TextElideMode.ElideRight, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as much as fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        where = self.alignment() | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), where, self.written())
        painter.end()


def headline(text: str) -> Line:
    """A heading of a group."""
    line = Line(16, Weight.DemiBold)
    line.setText(text)
    line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return line


class Badge(Text):
    """A few words on the accent's background, such as a count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(12, Weight.Medium, "accent_text", parent)
        padded(self, ("loose", 3))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write on a background with fully rounded ends."""
        painter = QPainter(self)
        ground = Surface(self.theme.accent_ground)
        draw_surface(painter, QRectF(self.rect()), self.height() / 2, ground)
        painter.end()
        super().paintEvent(event)


class Paragraph(Text):
    """Text on as many lines as needed, with a line height of 20 for size 14; titles are tighter."""

    def __init__(
        self,
        size: float,
        weight: Weight = Weight.Normal,
        ink: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(size, weight, ink, parent)
        self._measured: tuple[str, str, float] | None = None
        self._heights: dict[int, int] = {}
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        """Ask for the width of a label, and the height needed for it."""
        return self._high_enough(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the longest word, and the height that all words need."""
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(WIDEST))

    @override
    def heightForWidth(self, width: int) -> int:
        if not self.text() or self._is_selectable:
            return super().heightForWidth(width)
        margins = self.contentsMargins()
        height = self._height_in(width - margins.left() - margins.right())
        return height + margins.top() + margins.bottom()

    def _height_in(self, room: int) -> int:
        """The total height of the lines; cached, since it is requested often."""
        written = self.text(), self.font().key(), self.theme.zoom
        if written != self._measured:
            self._measured = written
            self._heights.clear()
        if room not in self._heights:
            _, self._heights[room] = self._laid_out(room)
        return self._heights[room]

    @property
    def pitch(self) -> int:
        """The line height, in pixels; Chinese lines are higher by themselves."""
        size = self.font().pixelSize()
        return round(size * (PITCH if size < TITLE * self.theme.zoom else TITLE_PITCH))

    @property
    def _is_selectable(self) -> bool:
        """Whether text can be selected by mouse, so that the label has to draw it itself."""
        flags = self.textInteractionFlags()
        return bool(flags & Qt.TextInteractionFlag.TextSelectableByMouse)

    def _high_enough(self, size: QSize) -> QSize:
        return QSize(size.width(), self.heightForWidth(size.width()))

    def _laid_out(self, room: int) -> tuple[QTextLayout, int]:
        """The laid out lines, and their total height."""
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font(), self)
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        top = 0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            high = max(self.pitch, ceil(line.height()))
            line.setPosition(QPointF(0, top + (high - ceil(line.height())) // 2))
            top += high
        layout.endLayout()
        return layout, top

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_selectable:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        layout, corner = self.laid_out()
        layout.draw(painter, QPointF(corner))
        painter.end()

    def laid_out(self) -> tuple[QTextLayout, QPoint]:
        """The laid-out lines, and their top left corner."""
        place = self.contentsRect()
        layout, height = self._laid_out(place.width())
        spare = place.height() - height
        if self.alignment() & Qt.AlignmentFlag.AlignTop:
            spare = 0
        elif not self.alignment() & Qt.AlignmentFlag.AlignBottom:
            spare //= 2
        return layout, place.topLeft() + QPoint(0, max(spare, 0))
