# SPDX-License-Identifier: MIT
"""The picture of a step: its board and its caption, drawn with outlines at any size."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from sudoku_qt.models.sudoku.board.cell import NUMBERS, Cell
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.theme import Theme

BOARD, MARGIN = 1200, 48
TITLE, SENTENCE, BETWEEN = 40, 30, 16
"""The sizes of the texts in a picture's file, and the space between them."""
SPARE = 0.94
"""The share of the width for text: a program without our font may have a wider one."""
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class StepShown(NamedTuple):
    """A step as it is shown: the cells with their drawing, and the texts."""

    cells: Sequence[Cell]
    drawing: Drawing
    title: str
    sentence: str
    place: str = ""
    """The number of the step, and the total."""
    branches: Sequence[str] = ()
    """If there is room: the consequences of each assumption, on a line each."""
    constraints: ConstraintBoard | None = None
    """The board of a puzzle with rules of its own."""
    signs: Sequence[str] = NUMBERS

    def board(self, theme: Theme, rows: Sequence[str] = ()) -> BoardPicture:
        """What paints the board, with the names of its rows if there are some."""
        picture = BoardPicture(theme, rows, self.constraints)
        picture.set_signs(self.signs)
        return picture


class StepPicture:
    """The board with the caption below it, as in files."""

    def __init__(self, step: StepShown, theme: Theme) -> None:
        self._step = step
        self._theme = theme._replace(window=theme.panel)
        self._faces = face(TITLE, Weight.DemiBold), face(SENTENCE)

    @property
    def title(self) -> str:
        """The title of the step."""
        return self._step.title

    @property
    def description(self) -> str:
        """The description of the step."""
        return self._step.sentence

    @property
    def size(self) -> QSize:
        """The size, whose height depends on the length of the sentence."""
        words = BETWEEN + sum(self._height(*line) for line in self._lines)
        return QSize(BOARD + 2 * MARGIN, BOARD + 3 * MARGIN + words)

    @property
    def _lines(self) -> list[tuple[QFont, str]]:
        return list(zip(self._faces, (self.title, self.description), strict=True))

    def _height(self, font: QFont, text: str) -> int:
        room = QRect(0, 0, round(BOARD * SPARE), BOARD)
        return QFontMetrics(font).boundingRect(room, FLAGS, text).height()

    def paint(self, painter: QPainter) -> None:
        """Paint the board and the caption."""
        theme, step = self._theme, self._step
        painter.fillRect(QRect(0, 0, self.size.width(), self.size.height()), theme.window)
        step.board(theme).paint(painter, QRect(MARGIN, MARGIN, BOARD, BOARD), step)
        top = BOARD + 2 * MARGIN
        for font, text in self._lines:
            height = self._height(font, text)
            painter.setFont(font)
            painter.setPen(theme.text)
            painter.drawText(QRectF(MARGIN, top, BOARD * SPARE, height), FLAGS, text)
            top += height + BETWEEN
