# SPDX-License-Identifier: MIT
"""A veil: it covers its cells alone, comes and goes, and is gone."""

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.veil import Veil, strength_at
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.parts import veils


def test_a_cell_s_colour_comes_and_goes() -> None:
    assert strength_at(-1) == strength_at(0) == strength_at(1) == strength_at(2) == 0
    assert strength_at(0.1) < strength_at(0.3) > strength_at(0.6) > strength_at(0.9) > 0


@pytest.mark.parametrize("board_width", [360, 612])
def test_it_covers_its_cells_and_no_others(
    board: SudokuView, theme: Theme, board_width: int
) -> None:
    board.resize(board_width, board_width)
    cells = {(4, column): 0 for column in range(9)}
    veil = Veil(board, cells, theme.follows, 0.5)

    row = QRect()
    for cell in cells:
        row = row.united(board.cell_rect(*cell))
    assert veil.geometry() == row
    board.resize(450, 450)
    veil._move_to(1.0)
    assert veil.geometry().topLeft() == board.cell_rect(4, 0).topLeft()
    assert veil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_it_runs_once_and_is_gone(qtbot: QtBot, board: SudokuView, theme: Theme) -> None:
    Veil(board, {(4, 4): 0, (4, 5): 5}, theme.follows, 0.5).run(20)

    assert veils(board)
    qtbot.waitUntil(lambda: not veils(board))


def test_on_a_board_of_fewer_rows_it_covers_nothing(
    board: SudokuView, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    veil = Veil(board, {(8, 8): 0}, theme.follows, 0.5)
    monkeypatch.setattr(board, "count", 6)
    veil._move_to(1.0)
    assert veil.geometry().isEmpty()


def test_where_nothing_may_move_there_is_none(board: SudokuView, theme: Theme) -> None:
    Veil(board, {(4, 4): 0}, theme.follows, 0.5).run(0)

    assert not veils(board)
