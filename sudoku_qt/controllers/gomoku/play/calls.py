# SPDX-License-Identifier: MIT
"""What is played without a stone: a pass, an exchange of colours, a draw, a resignation."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.play import taking_back
from sudoku_qt.controllers.gomoku.play.computer import GomokuComputer
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.models.gomoku.model import GomokuSession

translate = QCoreApplication.translate


class Player(Protocol):
    """Who plays: the controller."""

    services: Services
    session: GomokuSession
    computer: GomokuComputer


class GomokuCalls(QObject):
    """The actions of the game's menu that are moves."""

    def __init__(
        self,
        player: Player,
        play: Callable[[GomokuMove], object],
        may_play: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._player, self._play, self._may_play = player, play, may_play

    def pass_move(self) -> None:
        """Put no stone."""
        if self._may_play():
            self._play(GomokuMove("pass"))

    def swap_sides(self) -> None:
        """Let the players exchange their colours."""
        if not self._player.session.state.ending:
            self._player.computer.stop()
            self._play(GomokuMove("swap"))

    def agree_draw(self) -> None:
        """End the game without a winner."""
        self._play(GomokuMove("draw"))

    def resign(self) -> None:
        """The game up; asked once more where nothing can be taken back."""
        session = self._player.session
        if session.state.ending or not taking_back.has_person(session.setup):
            return
        if session.setup.take_back:
            self._resign()
            return
        question = translate("GomokuController", "Do you want to resign?")
        answer = translate("GomokuController", "Resign")
        self._player.services.tell(question, [(answer, self._resign)])

    def _resign(self) -> None:
        session = self._player.session
        self._player.computer.stop()
        self._play(taking_back.resignation(session.setup, session.state))
