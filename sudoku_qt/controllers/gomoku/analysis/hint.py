# SPDX-License-Identifier: MIT
"""A hint: the move that the search would make, highlighted, with its reasons."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Offers
from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.workers.analysis import find_advice
from sudoku_qt.engine.gomoku.analysis.reasons import Advice
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import point_name, size_of


class GomokuHint(QObject):
    """Searches for the player's move; when the game goes on, the hint is withdrawn."""

    def __init__(self, context: GomokuContext, analysis: GomokuAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._analysis = context, analysis
        self._job = 0
        self._said = ""
        context.session.changed.connect(lambda _: self.drop())
        context.session.replaced.connect(self.drop)

    def hint(self) -> None:
        """Highlight a good move and give the reasons."""
        context, state = self._context, self._context.session.state
        if not context.may_play() or state.is_opening:
            return
        self.drop()
        attack = Attack(context.session.setup.rule, state.stones, state.to_move)

        def done(advice: Advice | None) -> None:
            if advice is not None and state is context.session.state:
                self._tell(attack, advice)

        self._job = context.services.jobs.start(find_advice(attack), done)

    def drop(self) -> None:
        """Cancel or withdraw the hint."""
        services = self._context.services
        services.jobs.cancel(self._job)
        if self._said and services.bars.notice_text() == self._said:
            services.bars.hide_notice()
        self._said = ""

    def _tell(self, attack: Attack, advice: Advice) -> None:
        self._context.model.set_shown(advice.point)
        point = advice.point
        play = self.tr("Play {point}").format(point=point_name(size_of(attack.stones), point))
        offers: Offers = [(play, lambda: self._context.put(point))]
        if advice.fours > 1:
            offers = [(self.tr("Show the win"), self._analysis.find_win), *offers]
        self._said = words.advice_words(advice, attack.stones, attack.side)
        self._context.services.tell(self._said, offers)
