# SPDX-License-Identifier: MIT
"""The card with the preview of a puzzle that has not been begun."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from sudoku_qt.models.sudoku.board.small_boards import SmallBoard
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Part, Strut, column, filling, lay_out, placed, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.sudoku.dialogs.pattern_picture import SudokuPattern
from sudoku_qt.views.sudoku.dialogs.variants.small_board import SmallBoardPicture
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.window.notice_bar import announce
from sudoku_qt.views.window.progress_strip import SlimBar

LINES, BETWEEN = 4, 4
"""The lines below the title; their height is constant, so that nothing moves."""
EMPTY = bytes(81)


@dataclass(frozen=True)
class PuzzlePreview:
    """The preview of a puzzle, in words: the level, the time, up to four lines."""

    level: str
    time: str
    lines: tuple[str, ...]
    givens: bytes
    """81 digits, 0 for an empty cell; only their places are shown."""
    board: SmallBoard | None = None
    """The board of a puzzle with its own rules, which is shown instead."""


class PuzzlePreviewCard(Card):
    """Shows a preview, the progress of making the puzzle, or why there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pattern, self._board = SudokuPattern(), SmallBoardPicture()
        self._board.hide()
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._title = Line(20, Weight.DemiBold)
        self._time = Line(14, ink="muted")
        self._time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lines = (Line(14), *(Line(13, ink="muted") for _ in range(LINES - 1)))
        self._refusal = Paragraph(14)
        self._bar = SlimBar()
        self.another = WordButton(self.tr("&Another one"), icon="another")
        self._lay_out()
        self.show_making()

    def _lay_out(self) -> None:
        texts, flags = QWidget(), Qt.AlignmentFlag
        head = row(filling(self._title), self._time)
        parts: list[Part] = [*self._lines, self._refusal, self._bar, SPRING]
        lay_out(self, column(*parts, gap=BETWEEN, grows=True), texts)
        most = sum(map(self._height, self._lines)) + LINES * self.theme.px(BETWEEN)
        self._bar.setFixedHeight(self.theme.px(12))
        self.another.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        above = filling(row(Strut(most), texts))
        button = placed(self.another, flags.AlignLeft | flags.AlignBottom)
        below = column(above, button, gap="usual", into=self._sides)
        side = column(head, filling(below), gap=BETWEEN, grows=True)
        pictures = [placed(each, flags.AlignTop) for each in (self._pattern, self._board)]
        lay_out(self, row(*pictures, filling(side), gap="wide", inset="wide"))

    def put_button(self, *, beside: bool) -> None:
        """Put the button beside the lines, which takes less height, or below them."""
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _height(self, line: Line) -> int:
        """The height of a line in the installed language: Chinese is taller."""
        line.setText(self.tr("Making a puzzle…"))
        return line.sizeHint().height()

    def show_preview(self, preview: PuzzlePreview) -> None:
        """Show a preview, and announce it to screen readers."""
        self._say(preview.level, preview.time, preview.lines)
        self._show(preview.givens, preview.board)
        announce(self, self.accessibleName())

    def show_making(self) -> None:
        """Say that a puzzle is being made."""
        self._say(self.tr("Making a puzzle…"))
        self._empty()
        self._bar.share = 0.0
        self._bar.show()

    def show_refusal(self, reason: str) -> None:
        """Show why there is no such puzzle."""
        self._say(self.tr("There is no such puzzle"))
        self._empty()
        self._refusal.setText(reason)
        self._refusal.show()
        self.setAccessibleName(f"{self._title.text()}. {reason}")
        announce(self, self.accessibleName())

    def _show(self, givens: bytes, board: SmallBoard | None) -> None:
        """Show the places of givens, on a classic board if there is no other."""
        if board:
            self._board.show_board(board)
        else:
            self._pattern.set_givens(givens)
        self._board.setVisible(board is not None)
        self._pattern.setVisible(board is None)

    def _empty(self) -> None:
        """Show a classic board without givens."""
        self._show(EMPTY, None)

    def set_share(self, share: float) -> None:
        """Show the progress of making the puzzle, from 0 to 1."""
        self._bar.share = min(max(share, 0.0), 1.0)
        self._bar.update()

    def _say(self, title: str, time: str = "", lines: tuple[str, ...] = ()) -> None:
        self._title.setText(title)
        self._time.setText(time)
        for line, text in zip(self._lines, (*lines, *[""] * LINES), strict=False):
            line.setText(text)
            line.setVisible(bool(text))
        self._bar.hide()
        self._refusal.hide()
        self.setAccessibleName(". ".join(text for text in (title, time, *lines) if text))
