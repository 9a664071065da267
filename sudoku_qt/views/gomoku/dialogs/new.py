# SPDX-License-Identifier: MIT
"""The dialog for a new game of Gomoku: the opponent first, other options folded away."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import BALANCED_START, NewGomoku
from sudoku_qt.views.gomoku.dialogs.engines_card import EnginesCard
from sudoku_qt.views.gomoku.dialogs.gomoku_options import GomokuOptions
from sudoku_qt.views.gomoku.dialogs.opponent_card import OpponentCard
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, column
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.unfolding import UnfoldingDialog
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, WIDE, FIELDS = 560, 984, 368
"""The widths of the dialog, of the dialog with more options beside the main ones, of its fields."""
BESIDE = 10 * STEP
"""The margins at the left and right of those fields."""


class NewGomokuDialog(UnfoldingDialog):
    """Shows the last choice and returns the new one; it stores nothing itself.

    The players can be chosen in two places, in short and for each colour; the two stay in step.
    """

    def __init__(
        self, before: NewGomoku, window: MainWindow, engines: EngineList | None = None
    ) -> None:
        super().__init__(self.tr("New game"), window, WIDTH, WIDE)
        self._engines = engines or EngineList(self)
        narrow = self.room.width() < self.theme.px(WIDTH)
        fields = min(self.theme.px(FIELDS), self.room.width() - BESIDE)
        self.opponent = OpponentCard(self._engines, narrow=narrow)
        self.options = GomokuOptions(self._engines, fields)
        self._engines_card = EnginesCard(self._engines, narrow=narrow)
        self._summary = Paragraph(13, ink="muted")
        self._lay_out()
        self._show(before)
        self.opponent.changed.connect(self._follow_opponent)
        self.options.changed.connect(self._follow_options)
        self._engines.changed.connect(self._fit_soon)

    @classmethod
    def ask(
        cls, before: NewGomoku, window: MainWindow, engines: EngineList | None = None
    ) -> NewGomoku | None:
        """Ask, beginning with the last choice; None if the player cancels."""
        dialog = cls(before, window, engines)
        return dialog.answer(dialog.chosen)

    def chosen(self) -> NewGomoku:
        """The present choice."""
        return replace(self.options.chosen(), lots=self.opponent.lots)

    def make_folded(self) -> QWidget:
        """Create the folded options, with the choice made in the first questions."""
        return self.options

    def _lay_out(self) -> None:
        parts = self.opponent, self._engines_card, self._summary, SPRING
        self.set_questions(column(*parts, gap="easy"))
        self._begin = self.add_foot(Kind.Ok, self.tr("Begin"), self.more_button)
        self.have_folded()

    def _show(self, options: NewGomoku) -> None:
        self.options.show_options(options)
        kinds = [player.kind.key for player in self.options.players]
        self.opponent.show_players(kinds, options.players, lots=options.lots)
        self._explain()
        can_be_said = self.opponent.against.key != ""
        if not can_be_said:
            self.options.show_page("players")
        self.unfold(on=not can_be_said)

    def _follow_opponent(self) -> None:
        """Copy the choice of opponent into the options of each colour."""
        pairs = zip(self.opponent.players(), self.opponent.kinds, strict=True)
        for row, (player, kind) in zip(self.options.players, pairs, strict=True):
            with QSignalBlocker(row):
                row.show_player(player, kind)
        self._explain()

    def _follow_options(self) -> None:
        """Copy the options of each colour into the choice of opponent."""
        players = self.options.players
        kinds = [player.kind.key for player in players]
        before = self.opponent.kinds, self.opponent.players()
        chosen = tuple(player.player() for player in players)
        if before != (tuple(kinds), chosen):
            self.opponent.show_players(kinds, chosen, lots=False)
        self._explain()

    def _explain(self) -> None:
        """Show a summary of hidden options, who begins, and whether an engine is missing."""
        self._summary.setText(self.options.summary())
        begins = self.options.opening.key != BALANCED_START
        self.opponent.tell_first(black_moves_first=begins)
        players = self.options.players
        self._engines_card.setVisible(any(player.wants_engine for player in players))
        self._begin.setEnabled(not any(player.lacks_engine for player in players))
        self._fit_soon()

    def _fit_soon(self) -> None:
        """Fit the height to the contents, once they are laid out."""
        self.soon(lambda: self.fit(QSize(self.width(), 0)))
