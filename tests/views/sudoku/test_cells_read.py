# SPDX-License-Identifier: MIT
"""A key asks the model for what has changed, and for nothing else."""

from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.board.model import Index, Role, SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.cells_read import CellsRead
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import all_notes


class Asked(SudokuModel):
    """A model that writes down which cells it was asked for."""

    def __init__(self, session: SudokuSession) -> None:
        super().__init__(session, session)
        self.cells: list[int] = []

    def data(self, index: Index, role: int = Role.CELL) -> Any:
        """Answer, and write it down."""
        if role == Role.CELL:
            self.cells.append(index.row() * 9 + index.column())
        return super().data(index, role)


@pytest.fixture
def session(owner: QObject) -> SudokuSession:
    """A game with every note in every cell."""
    return all_notes(owner)


@pytest.fixture
def model(session: SudokuSession) -> Asked:
    """What is asked."""
    return Asked(session)


def test_a_cell_is_asked_for_once_and_again_when_it_has_changed(
    session: SudokuSession, model: Asked
) -> None:
    read = CellsRead()
    read.read_again(model, model.index(0, 0), model.index(8, 8))
    assert model.cells == []  # nobody has wanted them yet
    assert read.of(model) == read.of(model)
    assert model.cells == list(range(81))

    session.play((Edit(40, "=", 7),))
    read.read_again(model, model.index(4, 4), model.index(4, 4))
    assert read.of(model)[40].value == 7
    assert model.cells[81:] == [40]

    read.forget()
    assert read.of(model)[40].value == 7
    assert len(model.cells) == 2 * 81 + 1


def test_a_digit_that_changes_the_whole_board_asks_for_one_cell(
    session: SudokuSession, model: Asked, qtbot: QtBot, theme: Theme
) -> None:
    board = SudokuView()
    qtbot.addWidget(board)
    board.setModel(model)
    board.resize(400, 400)
    board.show()
    board.grab()
    model.cells.clear()

    session.play((Edit(board.cursor_cell, "=", 7),))
    board.grab()

    assert set(model.cells) == {board.cursor_cell}
