# SPDX-License-Identifier: MIT
"""A hint: the move that the search would make, pointed out, with what speaks for it."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.workers.analysis import find_advice
from sudoku_qt.engine.gomoku.analysis.reasons import Advice
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.state import Phase


class GomokuHint(QObject):
    """Thinks about the player's move; when the game goes on, nothing is said of it any longer."""

    def __init__(self, context: GomokuContext, analysis: GomokuAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._analysis = context, analysis
        self._job = 0
        self._said = ""
        context.session.changed.connect(lambda _: self.drop())
        context.session.replaced.connect(self.drop)

    def hint(self) -> None:
        """Point out a good move and say why it is one."""
        context, state = self._context, self._context.session.state
        if not context.may_play() or state.phase is not Phase.PLAY:
            return
        self.drop()
        attack = Attack(context.session.setup.rule, state.stones, state.to_move)

        def done(advice: Advice | None) -> None:
            if advice is not None and state is context.session.state:
                self._tell(attack, advice)

        self._job = context.services.jobs.start(find_advice(attack), done)

    def drop(self) -> None:
        """Want no hint any longer, and say it no longer."""
        services = self._context.services
        services.jobs.cancel(self._job)
        if self._said and services.bars.notice_text() == self._said:
            services.bars.hide_notice()
        self._said = ""

    def _tell(self, attack: Attack, advice: Advice) -> None:
        self._context.model.set_shown(advice.point)
        wins = advice.fours > 1
        offers = [(self.tr("Show the win"), self._analysis.find_win)] if wins else []
        self._said = words.advice_words(advice, attack.stones, attack.side)
        self._context.services.tell(self._said, offers)
