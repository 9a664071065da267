# SPDX-License-Identifier: MIT
"""Cards, the rounded panels of the column beside the board, and the text on them."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight, face, fitting
from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, raised
from sudoku_qt.views.widgets.themed import Themed


class Card(Themed):
    """A quiet panel with round corners, a line round it and a shadow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the panel."""
        painter = QPainter(self)
        radius = self.theme.px(CARD_RADIUS)
        draw_surface(painter, QRectF(self.rect()), radius, raised(self.theme))
        painter.end()


class Text(QLabel):
    """Plain text in a size, a weight and an ink of the theme."""

    def __init__(
        self,
        theme: Theme,
        size: float,
        weight: Weight = Weight.Normal,
        ink: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = size, weight, ink
        self.set_theme(theme)

    def set_ink(self, ink: str) -> None:
        """Write in another ink of the theme."""
        self._look = *self._look[:2], ink
        self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours, or at another size, from now on."""
        self._theme = theme
        size, weight, ink = self._look
        self.setFont(face(size * theme.zoom, weight))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(theme, ink))
        self.setPalette(palette)


class Line(Text):
    """One line of text; where it does not fit it is smaller, and then ends in "..."."""

    def minimumSizeHint(self) -> QSize:
        """Let the line be cut short."""
        return QSize(0, super().minimumSizeHint().height())

    def written(self) -> str:
        """What is to be written of the text."""
        return self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as much as fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.width()
        written = self.written()
        painter.setFont(fitting(self.font(), written, room))
        metrics = QFontMetrics(painter.font())
        text = metrics.elidedText(written, Qt.TextElideMode.ElideRight, room)
        painter.drawText(self.rect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


def headline(text: str, theme: Theme) -> Line:
    """A line that stands above a group."""
    line = Line(theme, 16, Weight.DemiBold)
    line.setText(text)
    line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return line


class Badge(Text):
    """A few words on the accent's ground: how many are set."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 12, Weight.Medium, "accent_text", parent)
        self._theme = theme
        self.setContentsMargins(10, 3, 10, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write on a ground as round as can be."""
        painter = QPainter(self)
        ground = Surface(self._theme.accent_ground)
        draw_surface(painter, QRectF(self.rect()), self.height() / 2, ground)
        painter.end()
        super().paintEvent(event)


class Paragraph(Text):
    """Text of as many lines as it takes."""

    def __init__(
        self,
        theme: Theme,
        size: float,
        weight: Weight = Weight.Normal,
        ink: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, size, weight, ink, parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
