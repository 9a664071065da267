# SPDX-License-Identifier: MIT
"""The choices of an exercise: radio buttons for the mouse, keys and screen readers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.choice_row import ChoiceRow
from sudoku_qt.views.theme import Theme


@pytest.fixture
def row(qtbot: QtBot, theme: Theme) -> ChoiceRow:
    """A row with yes and no."""
    made = ChoiceRow()
    qtbot.addWidget(made)
    made.show_choices(("Yes", "No"), 0, "Is it one?")
    made.show()
    return made


def buttons(row: ChoiceRow) -> list[QAbstractButton]:
    return row.segment.findChildren(QAbstractButton)


def test_nothing_is_chosen_before_the_player_chooses(row: ChoiceRow, qtbot: QtBot) -> None:
    assert [button.text() for button in buttons(row)] == ["Yes", "No"]
    assert not any(button.isChecked() for button in buttons(row))
    assert row.segment.accessibleName() == "Is it one?"
    said: list[int] = []
    row.chosen.connect(said.append)
    for button in buttons(row)[::-1]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert said == [2, 1]


def test_it_shows_what_was_chosen_elsewhere_and_hides_without_choices(row: ChoiceRow) -> None:
    row.show_choices(("Yes", "No"), 2, "Is it one?")
    assert [button.isChecked() for button in buttons(row)] == [False, True]
    row.show_choices((), 0, "")
    assert row.isHidden()
