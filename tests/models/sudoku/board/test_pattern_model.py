# SPDX-License-Identifier: MIT
"""Cells that may hold givens: drawn, rubbed out, mirrored, and said in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.pattern_model import EVERY_CELL, SudokuMaskModel


@pytest.fixture
def mask(qtbot: QtBot) -> SudokuMaskModel:
    """A model with nothing drawn."""
    return SudokuMaskModel()


def test_nothing_drawn_and_everything_drawn_mean_that_givens_may_stand_anywhere(
    mask: SudokuMaskModel,
) -> None:
    assert mask.mask is None
    mask.set_cells(EVERY_CELL)
    assert mask.mask is None
    mask.draw(40, on=False)
    assert mask.mask == EVERY_CELL - {40}


@pytest.mark.parametrize(
    ("symmetry", "cells"),
    [
        ("none", {1}),
        ("central", {1, 79}),
        ("diagonal", {1, 9}),
        ("vertical", {1, 7}),
        ("quarter", {1, 17, 79, 63}),
        ("all", {1, 7, 9, 17, 63, 71, 73, 79}),
    ],
)
def test_a_cell_is_drawn_with_its_mirror_images(
    mask: SudokuMaskModel, symmetry: str, cells: set[int]
) -> None:
    mask.mirror(symmetry)
    mask.draw(1, on=True)
    assert mask.mask == frozenset(cells)
    mask.draw(max(cells), on=False)
    assert mask.mask is None


def test_only_cells_that_change_are_told(mask: SudokuMaskModel, qtbot: QtBot) -> None:
    told: list[tuple[int, int]] = []
    mask.dataChanged.connect(lambda first, _: told.append((first.row(), first.column())))
    mask.set_cells({0, 10})
    with qtbot.assertNotEmitted(mask.changed):
        mask.set_cells({0, 10})
    mask.set_cells({10})
    assert sorted(told) == [(0, 0), (0, 0), (1, 1)]


def test_it_is_a_proper_model_that_speaks(mask: SudokuMaskModel) -> None:
    tester = QAbstractItemModelTester(mask)
    mask.draw(12, on=True)
    spoken = [mask.index(1, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in (3, 4)]
    assert spoken == ["row 2, column 4, drawn", "row 2, column 5, not drawn"]
    assert tester.model() is mask
    below = mask.index(0, 0)
    assert (mask.rowCount(), mask.columnCount()) == (9, 9)
    assert (mask.rowCount(below), mask.columnCount(below)) == (0, 0)
