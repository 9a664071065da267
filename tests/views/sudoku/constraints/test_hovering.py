# SPDX-License-Identifier: MIT
"""The cell under the mouse is told once, and only while somebody watches."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.constraints.hovering import CellHover
from sudoku_qt.views.sudoku.view import SudokuView


def test_each_cell_is_told_once(board: SudokuView, qtbot: QtBot) -> None:
    hover, told = CellHover(board), list[object]()
    hover.moved.connect(told.append)
    places = [board.cell_rect(*place).center() for place in ((0, 0), (0, 1))]
    qtbot.mouseMove(board.surface, board.cell_rect(8, 8).center())
    assert told == []
    hover.watch(on=True)
    for place in (*places, places[1] + QPoint(1, 1)):
        qtbot.mouseMove(board.surface, place)
    QApplication.sendEvent(board.surface, QEvent(QEvent.Type.Leave))
    assert told == [0, 1, None]
    hover.watch(on=False)
    qtbot.mouseMove(board.surface, places[0])
    assert told == [0, 1, None]
