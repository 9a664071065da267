# SPDX-License-Identifier: MIT
"""The parts of an analysis: each has its place on the card, and a scene knows what is shown."""

from sudoku_qt.controllers.gomoku.analysis.parts import Scene
from sudoku_qt.engine.gomoku.board import WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.views.gomoku.analysis.card import LINES, WINS
from tests.controllers.gomoku.table import Table

SETUP = GomokuSetup(size=15)


def test_a_scene_is_to_be_won_by_whoever_is_to_move() -> None:
    game = GomokuGame()
    start = game.start(SETUP)
    after = game.play(SETUP, start, GomokuMove("h8"))
    over = game.play(SETUP, after, GomokuMove("resign"))
    scene = Scene(SETUP, (start, after, over), 1)
    assert scene.attack is not None
    assert (scene.attack.side, scene.next_number) == (WHITE, 2)
    assert Scene(SETUP, (start, after, over), 2).attack is None


def test_where_nobody_is_to_move_that_is_said(table: Table) -> None:
    table.click("h8 a1")
    table.controller.calls.resign()
    for name in (LINES, WINS):
        table.controller.analysis.tell(name)
        table.settle()
        assert "Nobody is to move here" in table.controller.page.analysis.text()
