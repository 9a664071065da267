# SPDX-License-Identifier: MIT
"""Moves without a stone: a pass, an exchange of colours, a draw, a resignation."""

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.play import taking_back
from sudoku_qt.engine.gomoku.move import GomokuMove

translate = QCoreApplication.translate


class GomokuCalls(QObject):
    """The actions in the game's menu that are moves."""

    def __init__(self, context: GomokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._play, self._may_play = context, context.play, context.may_play

    def pass_move(self) -> None:
        """Pass."""
        if self._may_play():
            self._play(GomokuMove("pass"))

    def swap_sides(self) -> None:
        """Exchange the players' colours."""
        if not self._context.session.state.ending:
            self._context.computer.stop()
            self._play(GomokuMove("swap"))

    def agree_draw(self) -> None:
        """End the game as a draw."""
        self._play(GomokuMove("draw"))

    def resign(self) -> None:
        """Resign; first ask, if that cannot be undone."""
        session = self._context.session
        if session.state.ending or not taking_back.has_person(session.setup):
            return
        if session.setup.take_back:
            self._resign()
            return
        question = translate("GomokuController", "Do you want to resign?")
        answer = translate("GomokuController", "Resign")
        self._context.services.tell(question, [(answer, self._resign)])

    def _resign(self) -> None:
        session = self._context.session
        self._context.computer.stop()
        self._play(taking_back.resignation(session.setup, session.state))
