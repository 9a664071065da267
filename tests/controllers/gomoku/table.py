# SPDX-License-Identifier: MIT
"""Gomoku in the real window, as its tests drive it: with the mouse and the keys."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt

from sudoku_qt.controllers.gomoku.controller import GomokuController
from sudoku_qt.engine.gomoku.board import point_name, point_named
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.controllers.conftest import Program
from tests.waiting import until

TWO_PERSONS = (GomokuPlayer(), GomokuPlayer())
EASY = GomokuPlayer("computer", level="easy")
FIVE = "h8 a1 i8 c1 j8 e1 k8 g1 l8"
"""Black makes five in a row on a board of 15."""


class Table:
    """The Gomoku controller in a program, without the pause before the computer's stone."""

    def __init__(self, program: Program) -> None:
        self.program = program
        controller = program.shell.games.switch_game("gomoku")
        assert isinstance(controller, GomokuController)
        self.controller = controller
        controller.computer.pace_ms = 0

    def begin(self, **words: Any) -> None:
        """Begin a game of two persons on a board of 15, or whatever the words say."""
        self.controller.begin(replace(GomokuSetup(size=15, players=TWO_PERSONS), **words))
        self.settle()

    @property
    def state(self) -> GomokuState:
        """Where the game stands."""
        return self.controller.session.state

    @property
    def order(self) -> list[str]:
        """The names of the points in the order of play."""
        return [point_name(self.state.size, point) for point in self.state.order]

    def click(self, names: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click on points, with the mouse."""
        board = self.controller.page.board
        for name in names.split():
            place = board.cell_rect(*divmod(point_named(board.count, name), board.count)).center()
            self.program.qtbot.mouseClick(board.surface, button, pos=place)
            self.settle()

    def press(self, *keys: Qt.Key) -> None:
        """Press keys on the board."""
        for key in keys:
            self.program.qtbot.keyClick(self.controller.page.board, key)
            self.settle()

    def settle(self) -> None:
        """Wait until the computer has moved and nothing runs."""
        computer, jobs = self.controller.computer, self.program.shell.jobs
        until(lambda: not computer.is_thinking and not jobs.any_running())
