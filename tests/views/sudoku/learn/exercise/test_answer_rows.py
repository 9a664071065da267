# SPDX-License-Identifier: MIT
"""The nine digits as keys, and choices: what a click says, what is shown."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.answer_rows import ChoiceRow, DigitRow
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def test_a_click_says_the_digit(qtbot: QtBot, theme: Theme) -> None:
    row = DigitRow()
    qtbot.addWidget(row)
    row.resize(400, 40)
    row.show()
    said: list[int] = []
    row.chosen.connect(said.append)
    for key in row.keys:
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)

    assert said == list(range(1, 10))


def test_its_digits_grow_with_the_zoom(qtbot: QtBot, theme: Theme) -> None:
    row = DigitRow()
    qtbot.addWidget(row)
    assert {key.font().pixelSize() for key in row.keys} == {17}
    wear(theme.at_zoom(2.0))

    assert {key.font().pixelSize() for key in row.keys} == {34}


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
