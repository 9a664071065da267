# SPDX-License-Identifier: MIT
"""The dialog that shows what was read from a picture, and lets the player correct it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.picture_read import PictureRead
from sudoku_qt.models.sudoku.board.correction import Correction, PictureCheck
from sudoku_qt.models.sudoku.board.spoken import cell_label
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column, filling, lay_out, row
from sudoku_qt.views.sudoku.dialogs.reading.picture_board import PictureBoard
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.window.main_window import MainWindow


class PicturePager(QWidget):
    """Shows which puzzle it is, and how many have doubtful cells."""

    turned = Signal(int)
    """The next puzzle is wanted (1), or the previous one (-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.place = Line(14, Weight.DemiBold)
        self.back, self.on = IconButton("left", self), IconButton("right", self)
        words = self.tr("Previous puzzle (Page Up)"), self.tr("Next puzzle (Page Down)")
        lay_out(self, row(filling(self.place), self.back, self.on, gap="tight"))
        for key, word, way in zip((self.back, self.on), words, (-1, 1), strict=True):
            key.setAccessibleName(word)
            key.setToolTip(word)
            key.clicked.connect(lambda _=False, way=way: self.turned.emit(way))

    def set_place(self, place: int, count: int, doubtful: int) -> None:
        """Show the puzzle's number, from 0, and how many puzzles still have doubtful cells."""
        text = self.tr("Puzzle {number} of {count}").format(number=place + 1, count=count)
        doubt = self.tr("{count} puzzles with cells in doubt", "", doubtful)
        parts = (text, doubt.format(count=doubtful)) if doubtful else (text,)
        self.place.setText(" · ".join(parts))
        self.back.setEnabled(place > 0)
        self.on.setEnabled(place + 1 < count)


MOST_NAMED = 6
"""The most cells in conflict that are named, which is what fits into the line."""


class PictureCheckDialog(Dialog):
    """Asks whether what was read is right, for one or several puzzles.

    Its user reports the check of the puzzle shown.
    """

    turned = Signal()
    """Another board in the picture is shown."""

    def __init__(self, read: PictureRead, window: MainWindow) -> None:
        super().__init__(self.tr("Puzzle from a picture"), window)
        self._check: PictureCheck | None = None
        self._boards = read.boards
        self.corrections = [Correction(each.digits, each.doubtful) for each in read.boards]
        self.place = self._first_doubtful()
        title = Line(20, Weight.DemiBold)
        title.setText(
            self.tr("Are these the puzzles?") if self._several else self.tr("Is this the puzzle?")
        )
        self.keys = Paragraph(14, ink="muted")
        self.pager = PicturePager()
        self.pager.setVisible(self._several)
        self.board = PictureBoard(read.boards[0])
        self.board.changed.connect(self._show_state)
        for pages in (self.pager, self.board):
            pages.turned.connect(self._turn)
        self.cages = Paragraph(14)
        self.cages.setText(
            self.tr(
                "The cages and their sums are not read, only the digits. To play the killer, paste "
                "its link or open its file."
            )
        )
        self.state = Line(14, Weight.Medium)
        parts = title, self.keys, self.pager, filling(self.board), self.cages, self.state
        self.set_body(column(*parts, gap="usual", inset="frame"))
        play = self.tr("List the puzzles") if self._several else self.tr("Play")
        self.play = self.add_foot(Kind.Ok, play)
        self._turn(0)
        self.board.setFocus()  # its keys are named above, and Return plays from there, too

    @property
    def regions(self) -> tuple[int, ...] | None:
        """The regions of the board that is shown; None for a classic one."""
        return self._boards[self.place].regions

    @property
    def _several(self) -> bool:
        return len(self._boards) > 1

    def _first_doubtful(self) -> int:
        """The first puzzle with a doubtful cell, or else the first."""
        doubtful = (at for at, each in enumerate(self.corrections) if each.doubtful)
        return next(doubtful, 0)

    def _turn(self, way: int) -> None:
        """Show the next board (1), the previous one (-1) or this one (0), if it exists."""
        self.place = max(0, min(self.place + way, len(self._boards) - 1))
        self.board.turn_to(self._boards[self.place], self.corrections[self.place])
        self.cages.setVisible(self._boards[self.place].cages)
        keys = self.tr(
            "Arrow keys move, 1–{last} type, 0 clears, Tab goes to the next cell in doubt."
        )
        self.keys.setText(keys.format(last=self.board.correction.side))
        self._check = None
        self._show_state()
        self.turned.emit()

    def show_check(self, check: PictureCheck) -> None:
        """Show whether the present digits are a valid puzzle."""
        self._check = check
        self._show_state()

    def _show_state(self) -> None:
        doubtful = sum(bool(each.doubtful) for each in self.corrections)
        self.pager.set_place(self.place, len(self._boards), doubtful)
        self.state.setText(" · ".join(filter(None, (self._checked(), self._doubts()))))

    def _checked(self) -> str:
        check = self._check
        if check is None:
            return ""
        if check.conflicts:
            names = [
                cell_label(cell, letters=False, side=self.board.correction.side)
                for cell in check.conflicts[:MOST_NAMED]
            ]
            names += ["…"] if len(check.conflicts) > MOST_NAMED else []
            cells = self.tr(", ", "between cells").join(names)
            return self.tr("Conflicts: {cells}").format(cells=cells)
        words = self.tr("No solution"), self.tr("One solution"), self.tr("Several solutions")
        return words[check.solutions]

    def _doubts(self) -> str:
        count = len(self.board.correction.doubtful)
        if not count:
            return ""
        return self.tr("{count} cells in doubt", "", count).format(count=count)
