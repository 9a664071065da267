# SPDX-License-Identifier: MIT
"""The dialog of a tournament: the crosstable, which grows with each game, and the games."""

from PySide6.QtWidgets import QWidget

from sudoku_qt.models.gomoku.tournament import TournamentShown
from sudoku_qt.views.gomoku.tournament.text_table import TextTable
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column, filling
from sudoku_qt.views.widgets.cards.card import Paragraph, headline
from sudoku_qt.views.window.progress_strip import SlimBar

WIDTH, HEIGHT = 760, 620
NEW = 2
"""The dialog's result where a new tournament is wanted."""


class TournamentDialog(Dialog):
    """Shows a tournament; closing it leaves the tournament running."""

    def __init__(self, shown: TournamentShown, parent: QWidget | None) -> None:
        super().__init__(shown.title, parent)
        self._shown = shown
        self._words, self._note = Paragraph(13, ink="muted"), Paragraph(12, ink="muted")
        self.bar = SlimBar()
        self.bar.setMaximumWidth(self.theme.px(WIDTH))
        self.bar.setFixedHeight(self.theme.px(8))
        self.table = TextTable(shown.table, self.tr("Table"), 0)
        self.games = TextTable(shown.games, self.tr("Games"), 3)
        self.games.setToolTip(self.tr("A double click opens the game."))
        self.games.opened.connect(self._open)
        parts = (
            self._words,
            self.bar,
            filling(self.table, 3),
            headline(self.tr("Games")),
            filling(self.games, 2),
            self._note,
        )
        self.set_body(column(*parts, gap="usual", inset="frame"))
        self.add_foot(Kind.Close)
        self.turn = self.add_button("", self._turn)
        self.library = self.add_button(self.tr("Show in &library"), self._to_library)
        self.new = self.add_button(self.tr("&New tournament…"), lambda: self.done(NEW))
        shown.changed.connect(self._follow)
        self._follow()
        self.open_at(WIDTH, HEIGHT)

    def _follow(self) -> None:
        shown = self._shown
        self.setWindowTitle(shown.title)
        self._words.setText(shown.words)
        self.bar.share = shown.done / max(1, shown.total)
        self.bar.setAccessibleName(shown.words)
        self.bar.update()
        self.turn.setText(self.tr("&Stop") if shown.is_running else self.tr("&Go on"))
        self.turn.setVisible(shown.is_running or not shown.is_over)
        self.library.setEnabled(shown.done > 0)
        self.new.setEnabled(not shown.is_running)
        self._note.setText(
            self.tr(
                "Elo: 0 is the average; the true rating lies in the interval 95 times of 100. Who "
                "has won or lost every game has an open one."
            )
        )

    def _turn(self) -> None:
        shown = self._shown
        (shown.stop_wanted if shown.is_running else shown.go_on_wanted).emit()

    def _open(self, line: int) -> None:
        self.accept()
        self._shown.game_wanted.emit(line)

    def _to_library(self) -> None:
        self.accept()
        self._shown.library_wanted.emit()
