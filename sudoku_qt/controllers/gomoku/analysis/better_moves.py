# SPDX-License-Identifier: MIT
"""What would have been better, on the card at the end: its line becomes a variation at a click."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.views.gomoku.analysis.card import TURNS

FEWEST = 4
"""The positions of a game in which something could have been better."""


class GomokuBetterMoves(QObject):
    """Looks through a finished game when it is asked to, beside the card at the end."""

    def __init__(
        self,
        context: GomokuContext,
        analysis: GomokuAnalysis,
        keep: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`keep` keeps the line that the analysis shows as a variation."""
        super().__init__(parent)
        self._context, self._analysis, self._keep_line = context, analysis, keep
        self._card = context.page.finish
        self._turns = analysis.turns
        self._card.better.run_clicked.connect(self._toggle)
        self._card.better.chosen.connect(self._keep)
        self._turns.found.connect(self.show)
        self._card.shown.connect(self.show)
        context.session.changed.connect(lambda _: self._follow())

    def _follow(self) -> None:
        """Stop looking through a game that goes on after its end was taken back."""
        if not self._analysis.is_on:
            self._turns.drop()

    def show(self) -> None:
        """Show on the card what is known."""
        scene, card = self._analysis.scene, self._card
        ended = self._context.session.state.ending is not None
        if scene is None or not ended or self._analysis.is_on:
            return
        known = self._turns.knows(scene)
        shown = self._turns.content(scene, -1)
        runs = bool(self._turns.runs(scene))
        asked = known > 0 or runs
        card.better.show_found(*((shown.rows, shown.message) if asked else ((), "")), runs=runs)
        card.better.offer(known < len(scene.states))
        values = self._turns.values(scene) or self._context.values()
        card.show_course(values, len(scene.states), could_be_better=len(scene.states) >= FEWEST)

    def _toggle(self) -> None:
        scene = self._analysis.scene
        if scene is not None:
            self._turns.toggle(scene)
            self.show()

    def _keep(self, row: int) -> None:
        """Show the position before the move, and keep the better line from there."""
        self._analysis.tell(TURNS)
        self._analysis.choose_row(row)
        self._keep_line()
