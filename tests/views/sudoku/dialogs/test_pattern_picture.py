# SPDX-License-Identifier: MIT
"""The picture of a pattern shows where givens stand, and nothing else."""

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.pattern_picture import SudokuPattern
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def colours(image: QImage) -> set[str]:
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(image.width())
        for y in range(image.height())
    }


def test_given_and_empty_cells_differ_and_digits_do_not(qtbot: QtBot, each_theme: Theme) -> None:
    pictures = []
    for givens in (bytes(81), bytes([1] + [0] * 80), bytes([9] + [0] * 80)):
        wear(each_theme)
        pattern = SudokuPattern()
        qtbot.addWidget(pattern)
        pattern.resize(pattern.sizeHint())
        pattern.set_givens(givens)
        pictures.append(pattern.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[1] == pictures[2]
    assert len(colours(pictures[1])) == len(colours(pictures[0])) + 1


def test_boxes_are_told_from_cells(qtbot: QtBot, theme: Theme) -> None:
    pattern = SudokuPattern()
    qtbot.addWidget(pattern)
    pattern.resize(pattern.sizeHint())
    image = pattern.grab().toImage()
    row = [QColor(image.pixel(x, 10)).name() for x in range(image.width())]
    assert row.count(theme.box.name()) == 4 * 2
    assert row.count(theme.thin.name()) == 6


def test_a_small_picture_is_marks_in_a_frame(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    pattern = SudokuPattern()
    qtbot.addWidget(pattern)
    pattern.resize(44, 44)
    pattern.set_givens(bytes([1]) * 81)
    seen = [QColor(pattern.grab().toImage().pixel(x, 22)).name() for x in range(44)]
    assert seen.count(each_theme.note.name()) > 22
    assert seen.count(each_theme.outline.name()) == 2
    assert seen.count(each_theme.thin.name()) == 2, "between the boxes"
    assert each_theme.box.name() not in seen
