# SPDX-License-Identifier: MIT
"""A few puzzles to play that need what a lesson teaches, each with its difficulty."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, Inset, column, lay_out
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_picture import SudokuPattern
from sudoku_qt.views.sudoku.learn.sheet import SheetView
from sudoku_qt.views.widgets.buttons import FlatButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.lists.line_list import draw_elided

ROW, MOST, PICTURE = 64, 1120, 48
AROUND = 2 * STEP


class PuzzleShown(NamedTuple):
    """A puzzle: its name, a remark, and its givens as digits, 0 for none."""

    title: str
    text: str
    givens: bytes
    picture: Callable[[QWidget], QWidget] | None = None
    """Makes the picture of a board with its own rules, to stand for that of its givens."""


class PuzzleRow(FlatButton):
    """A puzzle to begin: a small picture of its givens, and two lines beside it."""

    def __init__(self, puzzle: PuzzleShown) -> None:
        super().__init__(puzzle.title)
        self._puzzle = puzzle
        self.setAccessibleDescription(puzzle.text)
        self._picture = self._pictured(puzzle)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _pictured(self, puzzle: PuzzleShown) -> QWidget:
        """The small picture of a puzzle."""
        if puzzle.picture is not None:
            return puzzle.picture(self)
        pattern = SudokuPattern(self)
        pattern.set_givens(puzzle.givens)
        return pattern

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(ROW))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the picture at the left."""
        super().resizeEvent(event)
        side = self.theme.px(PICTURE)
        self._picture.setGeometry(self.theme.px(STEP), (self.height() - side) // 2, side, side)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write both lines, and draw an arrow."""
        px, body = self.theme.px, QRectF(self.body())
        arrow = QRectF(body.right() - px(AROUND + 12), body.center().y() - px(6), px(12), px(12))
        draw_icon(painter, "play", arrow, self.theme.accent_text)
        left = px(STEP + PICTURE + AROUND)
        words = QRectF(left, body.top() + px(10), arrow.left() - px(STEP) - left, px(22))
        for text, size, weight, colour in (
            (self._puzzle.title, 14, Weight.DemiBold, ink),
            (self._puzzle.text, 13, Weight.Normal, self.theme.muted),
        ):
            painter.setPen(colour)
            painter.setFont(face(size * self.theme.zoom, weight))
            draw_elided(painter, words.toRect(), text)
            words.translate(0, px(22))


class Puzzles(SheetView):
    """Lists the puzzles found, and emits which is to be begun."""

    chosen = Signal(int)
    """The puzzle at this place in the list is to be begun."""
    practise_clicked = Signal()

    def __init__(self) -> None:
        self._sheet = QWidget()
        super().__init__(self._sheet)
        self._words = Paragraph(15)
        self.rows: list[PuzzleRow] = []
        self.practise = WordButton()
        self.practise.clicked.connect(self.practise_clicked)
        self._list = QVBoxLayout()
        rows = column(gap="usual", grows=True, into=self._list)
        below: Inset = ("none", "none", "none", "frame")
        parts = self._words, rows, self.practise, SPRING
        lay_out(self, column(*parts, gap="wide", inset=below, grows=True), self._sheet)

    @override
    def take_room(self, room: QSize) -> None:
        self._sheet.setMaximumWidth(min(self.theme.px(MOST), room.width()))

    def show_puzzles(self, words: str, practise: str, puzzles: Sequence[PuzzleShown]) -> None:
        """Set the introduction, and list the puzzles."""
        self._words.setText(words)
        self.practise.setText(practise)
        self.practise.setVisible(bool(practise))
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [self._row(number, puzzle) for number, puzzle in enumerate(puzzles)]

    def _row(self, number: int, puzzle: PuzzleShown) -> PuzzleRow:
        row = PuzzleRow(puzzle)
        row.clicked.connect(lambda: self.chosen.emit(number))
        self._list.addWidget(row)
        return row
