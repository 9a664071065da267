# SPDX-License-Identifier: MIT
"""The dialog for an ambiguous text: it shows each interpretation, and asks which is meant."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QDialog

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import Space, column, row
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.lists.line_list import draw_elided
from sudoku_qt.views.window.main_window import MainWindow

BOARD, AROUND, WORDS = 234, 3 * STEP, 44
SIDE, BOX = 9, 3
DIGIT, NOTE = 0.62, 0.3
"""The size of a digit, and of a note, in cells."""


class ReadingShown(NamedTuple):
    """An interpretation: its first puzzle, cell by cell, 0 for none; notes are masks."""

    title: str
    given: int
    entered: int
    givens: bytes
    values: bytes
    notes: Sequence[int]


class ReadingTile(FlatButton):
    """A picture of the puzzle, with words below it; a double click chooses it."""

    rounding = CARD_RADIUS

    def __init__(self, reading: ReadingShown, text: str) -> None:
        super().__init__(reading.title)
        self._reading, self._words = reading, text
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleDescription(text)

    @override
    def sizeHint(self) -> QSize:
        side = self.theme.px(BOARD + 2 * AROUND)
        return QSize(side, side + self.theme.px(WORDS))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the puzzle, and write its description."""
        px, theme = self.theme.px, self.theme
        board = QRect(0, px(AROUND), px(BOARD), px(BOARD))
        board.moveLeft((self.width() - board.width()) // 2)
        draw_board(painter, board, self._reading, theme)
        line = QRect(
            px(2 * STEP), board.bottom() + px(STEP + 4), self.width() - px(4 * STEP), px(22)
        )
        for text, size, weight, colour in (
            (self.text(), 14, Weight.DemiBold, ink),
            (self._words, 13, Weight.Normal, theme.muted),
        ):
            painter.setPen(colour)
            painter.setFont(face(size * theme.zoom, weight))
            draw_elided(painter, line, text, Qt.AlignmentFlag.AlignCenter)
            line.translate(0, line.height())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        self.setChecked(True)
        window = self.window()
        if isinstance(window, QDialog):
            window.accept()


def draw_board(painter: QPainter, place: QRect, reading: ReadingShown, theme: Theme) -> None:
    """Draw digits in their inks and notes at their places, small but readable."""
    cell = place.width() / SIDE
    painter.fillRect(place, theme.board)
    for number in range(SIDE + 1):
        ink = theme.box if number % BOX == 0 else theme.thin
        at = round(number * cell)
        painter.fillRect(place.left() + at, place.top(), 1, place.height() + 1, ink)
        painter.fillRect(place.left(), place.top() + at, place.width() + 1, 1, ink)
    for number, digit in enumerate(reading.values):
        row, column = divmod(number, SIDE)
        corner = place.left() + column * cell, place.top() + row * cell
        _draw_cell(painter, QRectF(*corner, cell, cell), (reading, number, digit), theme)


def _draw_cell(
    painter: QPainter, place: QRectF, what: tuple[ReadingShown, int, int], theme: Theme
) -> None:
    reading, number, digit = what
    middle = Qt.AlignmentFlag.AlignCenter
    if digit:
        given = reading.givens[number] == digit
        painter.setPen(theme.given if given else theme.entered)
        painter.setFont(face(DIGIT * place.width(), Weight.DemiBold if given else Weight.Normal))
        painter.drawText(place, middle, str(digit))
        return
    painter.setPen(theme.note)
    painter.setFont(face(NOTE * place.width()))
    third = place.width() / BOX
    for note in range(SIDE):
        if reading.notes[number] >> note & 1:
            top, left = divmod(note, BOX)
            corner = place.left() + left * third, place.top() + top * third
            painter.drawText(QRectF(*corner, third, third), middle, str(note + 1))


class ReadingsDialog(Dialog):
    """Shows a tile for each interpretation, the likeliest first."""

    def __init__(self, readings: Sequence[ReadingShown], window: MainWindow) -> None:
        super().__init__(self.tr("Two ways to read this"), window)
        title = Line(20, Weight.DemiBold)
        title.setText(self.tr("What is it?"))
        text = Paragraph(14, ink="muted")
        text.setText(self.tr("The text can be read in more than one way."))
        self.tiles = [ReadingTile(each, self._words(each)) for each in readings]
        self.tiles[0].setChecked(True)
        parts = title, text, Space("usual"), row(*self.tiles, gap="wide")
        self.set_body(column(*parts, gap="usual", inset="frame"))
        self.add_foot(Kind.Open)
        self.tiles[0].setFocus()

    def _words(self, reading: ReadingShown) -> str:
        text = self.tr("{given} given, {entered} entered")
        return text.format(given=reading.given, entered=reading.entered)

    @property
    def chosen(self) -> int:
        """The number of the selected interpretation, from 0."""
        return next(number for number, tile in enumerate(self.tiles) if tile.isChecked())

    @classmethod
    def ask(cls, readings: Sequence[ReadingShown], window: MainWindow) -> int | None:
        """Ask; None if the player cancels."""
        dialog = cls(readings, window)
        return dialog.answer(lambda: dialog.chosen)
