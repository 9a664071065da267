# SPDX-License-Identifier: MIT
"""The wave: where it is when, and that it is over soon and lets the mouse through."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.finish.wave import CELL_MS, RING_MS, Wave, rings, strength_at
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme


def waves(board: SudokuView) -> list[Wave]:
    """The waves that are there once what was to go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return board.surface.findChildren(Wave)


def test_it_spreads_in_rings_from_the_last_cell() -> None:
    distances = rings(40)

    assert distances[40] == 0
    assert [distances[cell] for cell in (30, 41, 49, 50)] == [1, 1, 1, 1]
    assert distances[0] == distances[80] == 4


def test_from_anywhere_it_is_over_within_600_ms() -> None:
    assert max(RING_MS * max(rings(cell)) + CELL_MS for cell in range(81)) <= 600


def test_a_cell_s_colour_comes_and_goes() -> None:
    assert strength_at(-1) == strength_at(0) == strength_at(1) == strength_at(2) == 0
    assert strength_at(0.1) < strength_at(0.3) > strength_at(0.6) > strength_at(0.9) > 0


def test_it_runs_once_and_is_gone(qtbot: QtBot, theme: Theme) -> None:
    board = SudokuView(theme)
    qtbot.addWidget(board)
    board.show()
    wave = Wave(board, theme, 40)
    wave.start()

    assert wave.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not waves(board))


def test_where_nothing_may_move_there_is_none(qtbot: QtBot, theme: Theme) -> None:
    board = SudokuView(theme)
    qtbot.addWidget(board)
    Wave(board, theme._replace(motion=False), 40).start()

    assert not waves(board)
