# SPDX-License-Identifier: MIT
"""The board on which cells are drawn: by mouse, by keys, and what is seen of it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.pattern_model import SudokuMaskModel
from sudoku_qt.views.sudoku.dialogs.pattern_board import DRAWN_SHARE, SudokuMaskBoard
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.themed import wear

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def drawing(qtbot: QtBot, theme: Theme) -> tuple[SudokuMaskBoard, SudokuMaskModel]:
    """A board with the keys, and its model."""
    model = SudokuMaskModel()
    board = SudokuMaskBoard(model)
    qtbot.addWidget(board)
    model.setParent(board)
    board.resize(board.sizeHint())
    board.show()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    return board, model


def middle(board: SudokuMaskBoard, cell: int) -> QPoint:
    return board.cell_rect(*divmod(cell, 9)).center()


def test_dragging_goes_on_with_what_the_first_cell_began(
    drawing: tuple[SudokuMaskBoard, SudokuMaskModel], qtbot: QtBot
) -> None:
    board, model = drawing

    def drag(cells: range) -> None:
        first, *others = (middle(board, cell) for cell in cells)
        qtbot.mousePress(board.surface, LEFT, pos=first)
        for place in others:
            qtbot.mouseMove(board.surface, place)
        qtbot.mouseRelease(board.surface, LEFT, pos=others[-1])

    drag(range(6))
    assert model.mask == frozenset(range(6))
    drag(range(5, 1, -1))
    assert model.mask == frozenset({0, 1})


def test_keys_move_and_draw(drawing: tuple[SudokuMaskBoard, SudokuMaskModel], qtbot: QtBot) -> None:
    board, model = drawing
    model.mirror("central")
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Space, Key.Key_End, Key.Key_Space):
        qtbot.keyClick(board, key)
    assert model.mask == frozenset({10, 70, 17, 63})
    qtbot.keyClick(board, Key.Key_Space)
    assert model.mask == frozenset({10, 70})


def test_the_keys_of_the_dialog_pass_through(
    drawing: tuple[SudokuMaskBoard, SudokuMaskModel], key_passes: Callable[..., bool]
) -> None:
    board, _ = drawing
    assert key_passes(board, Key.Key_Return)
    assert key_passes(board, Key.Key_Escape)


def test_drawn_cells_are_seen_in_either_theme(qtbot: QtBot, each_theme: Theme) -> None:
    model = SudokuMaskModel()
    wear(each_theme)
    board = SudokuMaskBoard(model)
    qtbot.addWidget(board)
    board.resize(board.sizeHint())
    model.draw(40, on=True)
    image = board.grab().toImage()
    drawn = blend(each_theme.board, each_theme.cursor, DRAWN_SHARE)
    seen = [QColor(image.pixel(middle(board, cell))) for cell in (40, 41)]
    assert seen == [drawn, QColor(each_theme.board.rgb())]
