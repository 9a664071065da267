# SPDX-License-Identifier: MIT
"""The limits of time: they give back what they show, and show the fields of what is limited."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.dialogs.limit_row import USUAL_MINUTES, USUAL_SECONDS, LimitRow
from sudoku_qt.views.theme import Theme


@pytest.fixture
def row(qtbot: QtBot, theme: Theme) -> LimitRow:
    """The row as it is at first."""
    made = LimitRow()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("values", [(0, 0), (15, 0), (0, 45), (15, 45)])
def test_it_gives_back_what_it_shows(row: LimitRow, values: tuple[int, int]) -> None:
    row.show_values(*values)
    assert row.values() == values
    assert (not row.minutes.isHidden(), not row.seconds.isHidden()) == tuple(map(bool, values))


def test_what_is_limited_for_the_first_time_has_a_usual_limit(row: LimitRow, qtbot: QtBot) -> None:
    expected = [(0, 0), (USUAL_MINUTES, 0), (0, USUAL_SECONDS), (USUAL_MINUTES, USUAL_SECONDS)]
    seen = []
    for part in row.kind.findChildren(QAbstractButton):
        with qtbot.waitSignal(row.changed):
            part.click()
        seen.append(row.values())
    assert seen == expected
