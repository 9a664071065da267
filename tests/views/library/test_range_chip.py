# SPDX-License-Identifier: MIT
"""A filter by a range, a usual one or any other."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.range_chip import Bounds, RangeChip, RangeDialog
from sudoku_qt.views.theme import Theme


@pytest.fixture
def chip(qtbot: QtBot, theme: Theme) -> RangeChip:
    """A filter by SE ratings."""
    chip = RangeChip("SE", Bounds(1.0, 12.0, 1), ((1.0, 2.9), (3.0, 4.9)))
    qtbot.addWidget(chip)
    chip.show()
    return chip


def pick(chip: RangeChip, words: str) -> None:
    menu = chip.menu()
    next(each for each in menu.actions() if each.text() == words).trigger()
    menu.close()


def asked(chip: RangeChip, act: Callable[[RangeDialog], object]) -> None:
    """Ask for another range, and act in the dialog."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RangeDialog)
        act(dialog)

    QTimer.singleShot(0, look)
    pick(chip, "Other range…")


def test_a_usual_range_is_chosen_from_the_menu(chip: RangeChip) -> None:
    spans = [chip.span]
    for _ in range(2):
        pick(chip, "3.0–4.9")
        spans.append(chip.span)
    assert spans == [None, (3.0, 4.9), None]


def test_any_other_is_typed_in_whichever_order(chip: RangeChip, qtbot: QtBot) -> None:
    def act(dialog: RangeDialog) -> None:
        dialog.least.setValue(8.4)
        dialog.most.setValue(7.2)
        dialog.accept()

    with qtbot.waitSignal(chip.changed):
        asked(chip, act)
    assert (chip.span, chip.text()) == ((7.2, 8.4), "SE: 7.2–8.4")

    def look(dialog: RangeDialog) -> None:
        assert (dialog.least.value(), dialog.most.value()) == (7.2, 8.4)
        dialog.reject()

    with qtbot.assertNotEmitted(chip.changed):
        asked(chip, look)
    assert chip.span == (7.2, 8.4)

    pick(chip, "1.0–2.9")
    assert chip.text() == "SE: 1.0–2.9"
    chip.clear()
    assert chip.span is None


def test_a_single_number_is_a_range() -> None:
    assert Bounds(1, 256).words((24.0, 24.0)) == "24"
    assert Bounds(1, 256).words((17.0, 24.0)) == "17–24"
