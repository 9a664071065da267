# SPDX-License-Identifier: MIT
"""How many puzzles of each level: never more together than a worksheet holds."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES, Kind
from sudoku_qt.views.sudoku.paper.counts import LevelCounts
from sudoku_qt.views.sudoku.paper.rows import number_field
from sudoku_qt.views.theme import Theme


@pytest.fixture
def counts(qtbot: QtBot, theme: Theme) -> LevelCounts:
    """A row for each level and grade."""
    made = LevelCounts()
    qtbot.addWidget(made)
    made.show()
    return made


def test_keys_count_and_are_told_of(counts: LevelCounts, qtbot: QtBot) -> None:
    told: list[dict[Kind, int]] = []
    counts.changed.connect(lambda: told.append(counts.counts))
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(counts.numbers[3], key)
    assert told == [{3: 1}, {3: 2}, {3: 1}]


def test_what_is_shown_is_told_to_nobody(counts: LevelCounts) -> None:
    told: list[bool] = []
    counts.changed.connect(lambda: told.append(True))
    counts.set_counts({1: 2, "expert": 3, "extreme": 4})
    assert (counts.counts, told) == ({1: 2, "expert": 3, "extreme": 4}, [])


def test_each_level_has_what_the_others_leave(counts: LevelCounts) -> None:
    counts.set_counts({1: MOST_PUZZLES - 10})
    assert counts.numbers[2].maximum() == 10
    counts.numbers[2].setValue(99)
    assert sum(counts.counts.values()) == MOST_PUZZLES
    assert counts.numbers[1].maximum() == MOST_PUZZLES - 10


def test_levels_and_grades_are_called_by_their_names(counts: LevelCounts) -> None:
    assert [box.accessibleName() for box in counts.numbers.values()] == [
        "Very easy", "Easy", "Medium", "Hard", "Expert", "Master", "Extreme"
    ]  # fmt: skip


def test_a_number_begins_at_its_least(qtbot: QtBot, theme: Theme) -> None:
    field = number_field(theme, 1, 30)
    qtbot.addWidget(field)
    assert (field.minimum(), field.value(), field.maximum()) == (1, 1, 30)
