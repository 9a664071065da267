# SPDX-License-Identifier: MIT
"""The picture of a step: its board and its caption, drawn with outlines at any size."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QImageWriter, QPainter

from sudoku_qt.models.sudoku.cell import Cell
from sudoku_qt.models.sudoku.drawing import Drawing
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.theme import Theme

BOARD, MARGIN = 1200, 48
TITLE, SENTENCE, BETWEEN = 40, 30, 16
"""Of a picture in a file."""
PIXELS_AN_INCH = 96
"""As readers of SVG count."""
SPARE = 0.94
"""How much of the width lines of text fill: a program without our face may have a wider one."""
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class StepShown(NamedTuple):
    """A step as it is seen: the 81 cells with what is drawn in them, and what is said of it."""

    cells: Sequence[Cell]
    drawing: Drawing
    title: str
    sentence: str
    place: str = ""
    """Which step it is, of how many."""


class StepPicture:
    """The board with the caption below it, as files have it."""

    def __init__(self, shown: StepShown, theme: Theme) -> None:
        self._shown = shown
        self._theme = theme._replace(window=theme.panel)
        self._title, self._sentence = face(TITLE, Weight.DemiBold), face(SENTENCE)

    @property
    def size(self) -> QSize:
        """How large it is: as high as the sentence is long."""
        words = self._height(self._title, self._shown.title)
        words += BETWEEN + self._height(self._sentence, self._shown.sentence)
        return QSize(BOARD + 2 * MARGIN, BOARD + 3 * MARGIN + words)

    def _height(self, font: QFont, text: str) -> int:
        room = QRect(0, 0, round(BOARD * SPARE), BOARD)
        return QFontMetrics(font).boundingRect(room, FLAGS, text).height()

    def paint(self, painter: QPainter) -> None:
        """Paint all of it."""
        theme, shown = self._theme, self._shown
        painter.fillRect(QRect(0, 0, self.size.width(), self.size.height()), theme.window)
        BoardPicture(theme).paint(painter, QRect(MARGIN, MARGIN, BOARD, BOARD), shown)
        top = BOARD + 2 * MARGIN
        for font, text in ((self._title, shown.title), (self._sentence, shown.sentence)):
            height = self._height(font, text)
            painter.setFont(font)
            painter.setPen(theme.text)
            painter.drawText(QRectF(MARGIN, top, BOARD * SPARE, height), FLAGS, text)
            top += height + BETWEEN

    def png(self) -> bytes:
        """The picture as a PNG file."""
        image = QImage(self.size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self.paint(painter)
        painter.end()
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        return bytes(content.data())

    def svg(self) -> bytes:
        """The picture as an SVG file, whose digits and links are outlines."""
        from PySide6.QtSvg import QSvgGenerator

        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size)
        generator.setResolution(PIXELS_AN_INCH)
        generator.setViewBox(QRect(0, 0, self.size.width(), self.size.height()))
        generator.setTitle(self._shown.title)
        generator.setDescription(self._shown.sentence)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(content.data())
