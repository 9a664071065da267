# SPDX-License-Identifier: MIT
"""The painted board: it asks for what has changed only, and has a variant's figures, too."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.variants.figures import THERMOMETER
from sudoku_qt.models.sudoku.board.figures import Cage, Clue, Figure, Line
from sudoku_qt.models.sudoku.board.model import Index, Role, SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.board_painting import CellsRead
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import all_notes


class Asked(SudokuModel):
    """A model that writes down which cells it was asked for."""

    def __init__(self, session: SudokuSession) -> None:
        super().__init__(session, session)
        self.asked: list[int] = []

    def data(self, index: Index, role: int = Role.CELL) -> Any:
        """Answer, and write it down."""
        if role == Role.CELL:
            self.asked.append(index.row() * 9 + index.column())
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
    assert model.asked == []  # nobody has wanted them yet
    assert read.of(model) == read.of(model)
    assert model.asked == list(range(81))

    session.play((Edit(40, "=", 7),))
    read.read_again(model, model.index(4, 4), model.index(4, 4))
    assert read.of(model)[40].value == 7
    assert model.asked[81:] == [40]

    read.forget()
    assert read.of(model)[40].value == 7
    assert len(model.asked) == 2 * 81 + 1


def test_a_digit_that_changes_the_whole_board_asks_for_one_cell(
    session: SudokuSession, model: Asked, qtbot: QtBot, theme: Theme
) -> None:
    board = SudokuView()
    qtbot.addWidget(board)
    board.setModel(model)
    board.resize(400, 400)
    board.show()
    board.grab()
    model.asked.clear()

    session.play((Edit(board.cursor_cell, "=", 7),))
    board.grab()

    assert set(model.asked) == {board.cursor_cell}


REGIONS = tuple(cell // 27 * 3 + cell % 9 // 3 for cell in range(81))
CAGE = Cage((40, 41), "12")


def shot(board: SudokuView) -> QImage:
    """What is seen."""
    return board.surface.grab().toImage()


def place_of(board: SudokuView, cell: int) -> QRect:
    """The place of a cell in the picture."""
    return board.cell_rect(*divmod(cell, 9))


def test_figures_come_and_go(board: SudokuView) -> None:
    classic = shot(board)
    board.set_constraints(ConstraintBoard([CAGE], REGIONS))
    with_cage = shot(board)
    assert with_cage != classic
    board.set_constraints(None)
    assert shot(board) == classic


def test_a_rim_makes_room_for_clues(board: SudokuView) -> None:
    before = board.board
    board.set_constraints(ConstraintBoard([Clue(-1, 0, "7")], REGIONS))
    after = board.board
    assert after.cell < before.cell
    assert min(after.left, after.top) >= after.cell / 2 - 1
    assert board.whole_side(612) <= 612


def test_a_key_repaints_its_cell_between_the_layers(board: SudokuView, theme: Theme) -> None:
    empty = next(number for number, cell in enumerate(board.cells) if not cell.value)
    other = empty + (1 if empty % 9 < 8 else -1)
    figures: list[Figure] = [Line((empty, other), THERMOMETER), CAGE]
    board.set_constraints(ConstraintBoard(figures, REGIONS))
    whole = shot(board)
    board.move_to(*divmod(empty, 9))
    QApplication.processEvents()
    moved = shot(board)
    assert moved != whole
    board.surface.update()
    assert shot(board) == moved
    place = place_of(board, empty)
    across, down = round(place.width() * 0.36), round(place.height() * 0.42)  # between notes
    body = moved.pixelColor(place.left() + across, place.top() + down)
    assert QColor(body) == theme.line_thermo


def test_cells_of_a_rule_are_outlined(board: SudokuView, theme: Theme) -> None:
    constraints = ConstraintBoard([CAGE], REGIONS)
    board.set_constraints(constraints)
    before = shot(board)
    constraints.point_at((0, 1))
    board.surface.update()
    after = shot(board)
    edge = place_of(board, 0)
    assert before != after
    assert theme.cursor in [
        after.pixelColor(edge.left() + step, edge.center().y()) for step in range(6)
    ]
    constraints.point_at(())
    board.surface.update()
    assert shot(board) == before


def test_another_theme_takes_hold(board: SudokuView, dark: Theme) -> None:
    board.set_constraints(ConstraintBoard([CAGE], REGIONS))
    before = shot(board)
    board._delegate.set_theme(dark)
    board.surface.update()
    after = shot(board)
    assert after != before
    board._delegate.set_theme(dark)  # the same once more
    board.surface.update()
    assert shot(board) == after
