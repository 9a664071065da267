# SPDX-License-Identifier: MIT
"""The chips below the board."""

from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.chips import OPEN, ExerciseChips
from sudoku_qt.views.theme import Theme


def test_what_is_missing_is_open(qtbot: QtBot, theme: Theme) -> None:
    chips = ExerciseChips()
    qtbot.addWidget(chips)
    chips.show_marks(["r6c2", "r8c2"], 4, "2 of 4 cells marked")

    assert chips.words == ("r6c2", "r8c2", OPEN, OPEN)
    assert chips.accessibleName() == "2 of 4 cells marked"


def test_more_than_was_wanted_is_shown_too_and_many_find_room(qtbot: QtBot, theme: Theme) -> None:
    chips = ExerciseChips()
    qtbot.addWidget(chips)
    chips.resize(300, 34)
    for count in (0, 1, 5, 12, 30):
        chips.show_marks([f"r1c{number}" for number in range(count)], 4, "many")
        assert len(chips.words) == max(4, count)
        assert not chips.grab().isNull()
