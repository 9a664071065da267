# SPDX-License-Identifier: MIT
"""The pad: nine digits with their counts, erase, and notes on or off."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.pad import SudokuPad
from sudoku_qt.views.theme import Theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pad(qtbot: QtBot, theme: Theme) -> SudokuPad:
    """A pad."""
    widget = SudokuPad(theme)
    qtbot.addWidget(widget)
    widget.resize(320, 256)
    widget.show()
    return widget


def test_each_key_says_its_digit(pad: SudokuPad, qtbot: QtBot) -> None:
    clicked: list[Any] = []
    pad.digit_clicked.connect(clicked.append)
    for key in pad.digits:
        qtbot.mouseClick(key, LEFT)
    assert clicked == list(range(1, 10))


def test_the_digits_stand_in_three_rows_of_three_equal_keys(pad: SudokuPad) -> None:
    assert len({key.x() for key in pad.digits}) == 3
    assert len({key.y() for key in pad.digits}) == 3
    assert max(k.width() for k in pad.digits) - min(k.width() for k in pad.digits) <= 1


def test_where_it_is_wide_the_digits_stand_in_one_low_row(pad: SudokuPad) -> None:
    assert pad.heightForWidth(600) < pad.heightForWidth(300) == pad.sizeHint().height()
    pad.resize(600, pad.heightForWidth(600))
    QApplication.processEvents()
    assert len({key.y() for key in pad.digits}) == 1
    assert [key.x() for key in pad.digits] == sorted({key.x() for key in pad.digits})
    pad.resize(300, pad.heightForWidth(300))
    QApplication.processEvents()
    assert len({key.y() for key in pad.digits}) == 3


def test_erase_and_notes_have_keys(pad: SudokuPad, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pad.erase_clicked):
        qtbot.mouseClick(pad.erase, LEFT)
    with qtbot.waitSignal(pad.notes_toggled) as toggled:
        qtbot.mouseClick(pad.notes, LEFT)
    assert toggled.args == [True]


def test_showing_the_mode_asks_for_nothing(pad: SudokuPad, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(pad.notes_toggled):
        pad.set_notes(True)
    assert pad.notes.isChecked()


def test_each_key_tells_a_screen_reader_how_many_are_missing(pad: SudokuPad) -> None:
    pad.set_remaining((0, 1, 2, 3, 4, 5, 6, 7, 8))
    assert [key.missing for key in pad.digits] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert pad.digits[2].accessibleName() == "Digit 3, 2 to place"


def test_words_follow_the_language(pad: SudokuPad) -> None:
    pad.erase.setText("?")
    QApplication.sendEvent(pad, QEvent(QEvent.Type.LanguageChange))
    assert pad.erase.text() == "Erase"


def test_a_digit_placed_too_often_stands_out(pad: SudokuPad, theme: Theme) -> None:
    pad.set_remaining((9, 9, 9, 9, 9, 9, 1, 0, -2))
    more, done, over = pad.digits[6:]
    grounds = [key.grab().toImage().pixelColor(12, 12) for key in (more, done, over)]
    assert grounds == [theme.panel, theme.press, theme.conflict_ground]
    assert over.accessibleName() == "Digit 9, 2 too many"
    pad.set_remaining((9, 9, 9, 9, 9, 9, 1, 0, 0))
    assert over.grab().toImage().pixelColor(12, 12) == theme.press
    assert over.accessibleName() == "Digit 9, 0 to place"
