# SPDX-License-Identifier: MIT
"""A hint: the move that the search would make, pointed out, with what speaks for it."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.analysis.player import Analysed
from sudoku_qt.controllers.gomoku.workers.analysis import find_advice
from sudoku_qt.engine.gomoku.analysis.reasons import Advice
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.state import Phase


class GomokuHint(QObject):
    """Thinks about the player's move; when the game goes on, nothing is said of it any longer."""

    def __init__(self, player: Analysed, analysis: GomokuAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._player, self._analysis = player, analysis
        self._job = 0
        self._said = ""
        player.session.changed.connect(lambda _: self.drop())
        player.session.replaced.connect(self.drop)

    def hint(self) -> None:
        """Point out a good move and say why it is one."""
        player, state = self._player, self._player.session.state
        if not player.may_play or state.phase is not Phase.PLAY:
            return
        self.drop()
        attack = Attack(player.session.setup.rule, state.stones, state.to_move)

        def done(advice: Advice | None) -> None:
            if advice is not None and state is player.session.state:
                self._tell(attack, advice)

        self._job = player.services.jobs.start(find_advice(attack), done, _fail)

    def drop(self) -> None:
        """Want no hint any longer, and say it no longer."""
        services = self._player.services
        services.jobs.cancel(self._job)
        if self._said and services.bars.notice_text() == self._said:
            services.bars.hide_notice()
        self._said = ""

    def _tell(self, attack: Attack, advice: Advice) -> None:
        self._player.model.set_shown(advice.point)
        wins = advice.fours > 1
        offers = [(self.tr("Show the win"), self._analysis.find_win)] if wins else []
        self._said = words.advice_words(advice, attack.stones, attack.side)
        self._player.services.tell(self._said, offers)


def _fail(error: Exception) -> None:
    raise error
