# SPDX-License-Identifier: MIT
"""The dialog of the daily puzzles: it asks for what is chosen, and says what became of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.daily import DailyDialog
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

TODAY = QDate(2026, 11, 22)
PREVIEW = PuzzlePreview("Easy", "about 4 min", ("35 givens",), bytes(81))


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme) -> Iterator[DailyDialog]:
    """The dialog, open at the 20th, level 2."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    made = DailyDialog(QDate(2026, 11, 20), TODAY, 2, window)
    made.open()
    yield made
    window.close()


def ok(dialog: DailyDialog) -> object:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_it_asks_for_the_month_and_the_puzzle_that_it_shows(
    dialog: DailyDialog, qtbot: QtBot
) -> None:
    asked: list[tuple[QDate, int]] = []
    months: list[QDate] = []
    dialog.asked.connect(lambda day, level: asked.append((day, level)))
    dialog.month_shown.connect(months.append)

    dialog.begin()
    qtbot.keyClick(dialog.levels.tiles["2"], Qt.Key.Key_Right)
    dialog.month.calendar.setSelectedDate(QDate(2026, 10, 31))

    assert asked == [
        (QDate(2026, 11, 20), 2),
        (QDate(2026, 11, 20), 3),
        (QDate(2026, 10, 31), 3),
    ]
    assert months == [QDate(2026, 11, 1), QDate(2026, 10, 1)]


def test_it_is_begun_when_it_is_there(dialog: DailyDialog, qtbot: QtBot) -> None:
    dialog.begin()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()

    dialog.preview(PREVIEW)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result()
    assert dialog.chosen == (QDate(2026, 11, 20), 2)


def test_only_a_result_can_be_copied(dialog: DailyDialog, qtbot: QtBot) -> None:
    dialog.show_state("Not played yet", "&Play", is_solved=False)
    assert not dialog.copy.isVisible()

    dialog.show_state("Solved in 4:00", "&Play again", ink="good", is_solved=True)
    with qtbot.waitSignal(dialog.copy_clicked):
        qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)


def test_it_says_why_there_is_no_puzzle(dialog: DailyDialog) -> None:
    dialog.begin()
    dialog.refuse("The file is damaged.")

    assert "The file is damaged." in dialog.card.accessibleName()


def test_the_days_variant_is_named_on_its_tile_and_asked_for(
    dialog: DailyDialog, qtbot: QtBot
) -> None:
    asked: list[tuple[QDate, int]] = []
    dialog.begin()
    dialog.asked.connect(lambda day, level: asked.append((day, level)))
    tile = dialog.levels.tiles["0"]
    name = tile.accessibleName()
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert name.startswith("Variant, ")
    assert tile.y() > dialog.levels.tiles["1"].y()

    dialog.month.calendar.setSelectedDate(QDate(2026, 10, 31))
    assert tile.accessibleName() != name
    assert asked == [(QDate(2026, 11, 20), 0), (QDate(2026, 10, 31), 0)]
