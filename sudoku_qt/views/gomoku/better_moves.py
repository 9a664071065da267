# SPDX-License-Identifier: MIT
"""What would have been better in a finished game: looked for when asked, kept by a click."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.gomoku.analysis.parts import AnalysisRows, RowWords
from sudoku_qt.views.kit.layout import SPRING, column, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton


class BetterMoves(ThemedWidget):
    """A link that starts and stops the search, how far it is, and a row for each move."""

    run_clicked = Signal()
    chosen = Signal(int)
    """A row was clicked: its line is to be kept as a variation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs = False
        self.link, self.rows, self._message = LinkButton(parent=self), AnalysisRows(), Paragraph(13)
        lay_out(self, column(row(self.link, SPRING), self._message, self.rows, gap="tight"))
        self.link.clicked.connect(self.run_clicked)
        self.rows.chosen.connect(self.chosen)
        self.show_found((), "", runs=False)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the link's text in the installed language."""
        self.link.setText(
            self.tr("Stop") if self._runs else self.tr("What would have been better?")
        )
        for each in self.rows.rows:
            each.setToolTip(self.tr("Keep the better line as a variation"))

    def show_found(self, rows: Sequence[RowWords], message: str, *, runs: bool) -> None:
        """Show what was found so far; the link is there until all was looked at."""
        self._runs = runs
        self.rows.set_rows(rows, -1)
        self.rows.setVisible(bool(rows))
        self._message.setText(message)
        self._message.setVisible(bool(message))
        self.retranslate()

    def offer(self, on: bool) -> None:  # noqa: FBT001 - whether there is anything left to look for
        """Show the link, or hide it."""
        self.link.setVisible(on)

    def text(self) -> str:
        """The message and the rows."""
        rows = [each.text() for each in self.rows.rows if not each.isHidden()]
        return "\n".join(filter(None, (self._message.text(), *rows)))
