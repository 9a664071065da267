# SPDX-License-Identifier: MIT
"""The list of exercises."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow, Rows
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

STATES = "done", "now", "ahead"


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_each_state_looks_otherwise(qtbot: QtBot, each_theme: Theme, zoom: float) -> None:
    wear(each_theme.at_zoom(zoom))
    rows = Rows()
    qtbot.addWidget(rows)
    pictures = []
    for state in STATES:
        rows.show_rows([ExerciseRow(1, "In two rows", "0:48", state)], "spoken")
        rows.resize(rows.sizeHint())
        pictures.append(rows.grab().toImage())

    assert all(one != other for one, other in pairwise(pictures))
    assert rows.accessibleName() == "spoken"


def test_it_is_as_high_as_its_rows(qtbot: QtBot, theme: Theme) -> None:
    rows = Rows()
    qtbot.addWidget(rows)
    rows.show_rows([ExerciseRow(number, "x") for number in range(4)], "")

    assert rows.sizeHint().height() == 4 * theme.px(36)
