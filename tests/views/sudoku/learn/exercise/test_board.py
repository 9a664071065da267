# SPDX-License-Identifier: MIT
"""The board of an exercise: clicks mark, digits are typed, Enter asks for a check."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.figures import Cage, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.input.movement import BOXES
from sudoku_qt.views.sudoku.learn.exercise.board import ExerciseBoard
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import model_of


@pytest.fixture
def model(session: SudokuSession) -> SudokuModel:
    return model_of(session)


@pytest.fixture
def board(qtbot: QtBot, theme: Theme, model: SudokuModel) -> ExerciseBoard:
    made = ExerciseBoard(model)
    qtbot.addWidget(made)
    made.resize(450, 450)
    made.show()
    return made


@pytest.mark.parametrize("digit", [1, 3, 5, 9])
def test_a_click_says_the_cell_and_the_place_among_its_notes(
    qtbot: QtBot, board: ExerciseBoard, digit: int
) -> None:
    said: list[tuple[int, int]] = []
    board.marked.connect(lambda cell, note: said.append((cell, note)))
    rect = board.cell_rect(2, 4)
    row, column = divmod(digit - 1, 3)
    share = QPoint(rect.width() * (2 + 3 * column) // 10, rect.height() * (2 + 3 * row) // 10)
    qtbot.mouseClick(
        board.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        rect.topLeft() + share,
    )

    assert said == [(22, digit)]


def test_keys_mark_enter_take_away_and_check(qtbot: QtBot, board: ExerciseBoard) -> None:
    said: list[tuple[str, int, int]] = []
    board.marked.connect(lambda cell, digit: said.append(("mark", cell, digit)))
    board.typed.connect(lambda cell, digit: said.append(("type", cell, digit)))
    board.check_asked.connect(lambda: said.append(("check", 0, 0)))
    keys = Qt.Key
    for key in (keys.Key_Left, keys.Key_Space, keys.Key_7, keys.Key_Delete, keys.Key_Return):
        qtbot.keyClick(board, key)

    assert said == [("mark", 39, 0), ("type", 39, 7), ("type", 39, 0), ("check", 0, 0)]


def test_a_marked_cell_looks_otherwise_and_says_so(
    board: ExerciseBoard, model: SudokuModel
) -> None:
    place = board.cell_rect(4, 4)
    before = board.grab(place).toImage()
    model.set_drawing(Drawing(picked=frozenset({40})))

    assert board.grab(place).toImage() != before
    assert model.spoken(40).endswith("marked")


def test_the_cursor_is_seen_where_digits_are_entered(board: ExerciseBoard) -> None:
    place = board.cell_rect(4, 4)
    before = board.grab(place).toImage()
    board.keep_cursor(on=True)
    kept = board.grab(place).toImage()
    board.keep_cursor(on=False)

    assert kept != before
    assert board.grab(place).toImage() == before
    board.stand_on(80)
    assert board.cursor_cell == 80


def test_a_board_with_figures_paints_them_and_finds_notes_where_they_are_set_lower(
    qtbot: QtBot, board: ExerciseBoard, model: SudokuModel
) -> None:
    said: list[tuple[int, int]] = []
    board.marked.connect(lambda cell, note: said.append((cell, note)))
    plain = board.grab().toImage()
    cage = Cage((22, 23), "9")
    board.set_constraints(ConstraintBoard((cage,), BOXES))
    model.set_layouts(layouts_of((cage,), 9))
    assert board.grab().toImage() != plain
    rect = board.cell_rect(2, 4)
    place = rect.topLeft() + QPoint(rect.width() // 2, round(rect.height() * 0.30))
    held = Qt.KeyboardModifier.NoModifier
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, held, place)
    assert said == [(22, 2)]
