# SPDX-License-Identifier: MIT
"""The pencil on the board: where it is put down, drawn on and lifted, in cells."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.compose.strokes import Place
from sudoku_qt.views.sudoku.drawing.pencil import Pencil
from sudoku_qt.views.sudoku.view import SudokuView


@pytest.fixture
def drawn(board: SudokuView) -> list[object]:
    """What a pencil on the board emits."""
    pencil, seen = Pencil(board), list[object]()
    pencil.put.connect(seen.append)
    pencil.drawn.connect(seen.append)
    pencil.lifted.connect(lambda: seen.append("lifted"))
    board.pencil = pencil
    return seen


def middle(board: SudokuView, cell: int) -> QPoint:
    return board.cell_rect(*divmod(cell, 9)).center()


def test_it_draws_in_place_of_selecting(
    board: SudokuView, drawn: list[object], qtbot: QtBot
) -> None:
    cursor = board.cursor_cell
    qtbot.mousePress(board.surface, Qt.MouseButton.LeftButton, pos=middle(board, 0))
    qtbot.mouseMove(board.surface, middle(board, 20))
    qtbot.mouseRelease(board.surface, Qt.MouseButton.LeftButton, pos=middle(board, 20))
    first, *_, last = drawn
    assert isinstance(first, Place)
    assert first == pytest.approx((0.5, 0.5), abs=0.1)
    assert last == "lifted"
    assert board.cursor_cell == cursor


def test_places_outside_are_told(board: SudokuView, drawn: list[object], qtbot: QtBot) -> None:
    board.set_lines(board._lines, 0.5)
    edge = board.cell_rect(0, 0)
    qtbot.mousePress(
        board.surface, Qt.MouseButton.LeftButton, pos=edge.center() - QPoint(0, edge.height())
    )
    assert isinstance(drawn[0], Place)
    assert drawn[0].down < 0 < drawn[0].across < 1
    far = board.cell_rect(8, 8)
    qtbot.mousePress(
        board.surface, Qt.MouseButton.LeftButton, pos=far.center() + QPoint(far.width(), 0)
    )
    place = drawn[-1]
    assert isinstance(place, Place)
    assert place.across > 9 > place.down


def test_other_buttons_are_the_windows(
    board: SudokuView, drawn: list[object], qtbot: QtBot
) -> None:
    qtbot.mousePress(board.surface, Qt.MouseButton.RightButton, pos=middle(board, 0))
    qtbot.mouseRelease(board.surface, Qt.MouseButton.RightButton, pos=middle(board, 0))
    assert drawn == []


def test_a_second_click_is_a_click(board: SudokuView, drawn: list[object], qtbot: QtBot) -> None:
    qtbot.mouseDClick(board.surface, Qt.MouseButton.LeftButton, pos=middle(board, 3))
    assert len([each for each in drawn if isinstance(each, Place)]) >= 1
