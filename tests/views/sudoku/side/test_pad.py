# SPDX-License-Identifier: MIT
"""The pad: nine digits with their counts, erase, and notes on or off."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import LETTERS
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, Filter
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pad(qtbot: QtBot, theme: Theme) -> SudokuPad:
    """A pad."""
    wear(theme._replace(motion=False))
    widget = SudokuPad()
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


def test_where_it_is_too_low_for_three_rows_the_digits_stand_in_two(pad: SudokuPad) -> None:
    pad.resize(396, 240)
    QApplication.processEvents()
    first, second = pad.digits[:5], pad.digits[5:]
    assert len({key.y() for key in first}) == len({key.y() for key in (*second, pad.erase)}) == 1
    assert {key.x() for key in first} == {key.x() for key in (*second, pad.erase)}
    assert {key.height() for key in (*pad.digits, pad.erase)} == {48}
    assert pad.erase.width() == first[4].width() > 70
    assert pad.fill.y() == pad.filter.y() == pad.modes.y(), "icons, beside the ways of entering"
    assert pad.modes.geometry().right() < pad.fill.x() < pad.filter.x()
    assert pad.erase.geometry().bottom() < 160
    pad.resize(396, pad.heightForWidth(396))
    QApplication.processEvents()
    assert len({key.y() for key in pad.digits}) == 3
    assert pad.erase.geometry().bottom() == pad.height() - 1
    assert pad.erase.x() < pad.fill.x()
    assert pad.fill.y() > pad.digits[8].geometry().bottom()


def test_the_keys_below_the_digits_ask_for_what_they_say(pad: SudokuPad, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pad.erase_clicked):
        qtbot.mouseClick(pad.erase, LEFT)
    with qtbot.waitSignal(pad.fill_clicked):
        qtbot.mouseClick(pad.fill, LEFT)
    with qtbot.waitSignal(pad.filter_toggled) as toggled:
        qtbot.mouseClick(pad.filter, LEFT)
    assert toggled.args == [True]


def test_the_ways_of_entering_stand_above_the_digits(pad: SudokuPad, qtbot: QtBot) -> None:
    parts = {part.text(): part for part in pad.modes.findChildren(QAbstractButton)}
    assert list(parts) == ["Digit", "Notes", "Corner", "Colour"]
    assert pad.modes.geometry().bottom() < pad.digits[0].y()
    with qtbot.waitSignal(pad.mode_chosen) as chosen:
        qtbot.mouseClick(parts["Colour"], LEFT)
    assert chosen.args == ["colour"]


def test_corner_notes_may_come_first(pad: SudokuPad) -> None:
    pad.set_entry(Entry(EntryMode.CENTRE, corner_first=True))
    QApplication.processEvents()
    parts = {part.text(): part.x() for part in pad.modes.findChildren(QAbstractButton)}
    assert sorted(parts, key=lambda name: parts[name]) == ["Digit", "Corner", "Notes", "Colour"]
    assert [part.accessibleName() for part in pad.modes.stops()][1] == "Corner"
    assert pad.modes.key == "centre"


def test_showing_how_digits_are_entered_asks_for_nothing(pad: SudokuPad, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(pad.mode_chosen), qtbot.assertNotEmitted(pad.filter_toggled):
        pad.set_entry(Entry(EntryMode.CENTRE, locked=4, sought=Filter(7)))
    assert pad.modes.key == "centre"
    assert pad.filter.isChecked()
    assert [key.isChecked() for key in pad.digits] == [digit in {4, 7} for digit in range(1, 10)]


def test_where_colours_are_entered_the_digits_are_painted(pad: SudokuPad, theme: Theme) -> None:
    pad.set_entry(Entry(EntryMode.COLOUR))
    assert pad.digits[2].grab().toImage().pixelColor(12, 12) == theme.c3
    assert pad.digits[2].accessibleName() == "Colour 3, yellow"
    pad.set_entry(Entry())
    assert pad.digits[2].grab().toImage().pixelColor(12, 12) == theme.panel
    assert pad.digits[2].accessibleName() == "Digit 3, 9 to place"


def test_while_givens_are_typed_in_there_are_digits_alone(pad: SudokuPad) -> None:
    pad.set_playing(False)
    assert not any(part.isVisibleTo(pad) for part in (pad.modes, pad.fill, pad.filter))
    assert pad.digits[0].isEnabled()


def test_while_a_puzzle_is_made_no_digits_are_counted(pad: SudokuPad) -> None:
    counted = pad.digits[0].grab().toImage()
    assert pad.digits[0].toolTip() == "Digit 1, 9 to place"
    for begin in (lambda on: pad.set_playing(not on), pad.set_composing):
        begin(True)
        assert pad.digits[0].toolTip() == pad.digits[0].accessibleName() == "Digit 1"
        assert pad.digits[0].grab().toImage() != counted
        begin(False)
        assert pad.digits[0].toolTip() == "Digit 1, 9 to place"


def test_each_key_tells_a_screen_reader_how_many_are_missing(pad: SudokuPad) -> None:
    pad.set_remaining((0, 1, 2, 3, 4, 5, 6, 7, 8))
    assert [key.missing for key in pad.digits] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert pad.digits[2].accessibleName() == "Digit 3, 2 to place"


def test_a_key_that_enters_a_note_looks_like_one(pad: SudokuPad) -> None:
    key = pad.digits[0]
    looks = []
    for mode in (EntryMode.DIGIT, EntryMode.CENTRE, EntryMode.DIGIT):
        pad.set_entry(Entry(mode))
        looks.append(key.grab().toImage())
    assert looks[0] == looks[2] != looks[1]


def test_a_digit_that_is_wrong_somewhere_is_not_complete(pad: SudokuPad) -> None:
    pad.set_remaining((0, 0, 2, 3, 4, 5, 6, 7, 8), amiss={1})
    assert [key.is_complete for key in pad.digits[:3]] == [False, True, False]


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


def test_where_it_is_very_wide_the_words_stand_beside_the_ways_of_entering(pad: SudokuPad) -> None:
    for width, one_row in ((300, False), (539, False), (700, True), (300, False)):
        pad.resize(width, pad.heightForWidth(width))
        QApplication.processEvents()
        words = [key.geometry() for key in (pad.erase, pad.fill, pad.filter)]
        assert len({word.top() for word in words}) == 1
        assert (words[0].left() > pad.modes.geometry().right()) is one_row
        assert (words[0].top() > pad.digits[8].geometry().bottom()) is not one_row


@pytest.mark.parametrize(("side", "columns"), [(4, 2), (6, 3), (10, 5), (16, 4), (9, 3)])
def test_there_is_a_key_for_each_digit_of_the_board(
    pad: SudokuPad, qtbot: QtBot, side: int, columns: int
) -> None:
    pad.set_side(16)
    pad.set_side(side)
    pad.set_remaining(range(side))
    pad.resize(328, pad.heightForWidth(328))
    QApplication.processEvents()
    clicked: list[Any] = []
    pad.digit_clicked.connect(clicked.append)
    for key in pad.digits:
        qtbot.mouseClick(key, LEFT)
    assert clicked == list(range(1, side + 1))
    assert len({key.x() for key in pad.digits}) == columns
    assert [key.missing for key in pad.digits] == list(range(side))
    assert sum(key.isVisible() for key in pad._made) == side


def test_the_colours_are_nine_whatever_the_number_of_digits(pad: SudokuPad, theme: Theme) -> None:
    for side in (4, 16):
        pad.set_side(side)
        pad.resize(328, pad.heightForWidth(328))
        pad.set_entry(Entry(EntryMode.COLOUR))
        QApplication.processEvents()
        assert [key.digit for key in pad.digits if key.isVisible()] == list(range(1, 10))
        assert pad.digits[8].grab().toImage().pixelColor(12, 12) == theme.c9
        assert pad.digits[8].geometry().bottom() < pad.erase.y()
        pad.set_entry(Entry())
        assert [key.digit for key in pad.digits] == list(range(1, side + 1))
    assert pad.digits[15].grab().toImage().pixelColor(12, 12) == theme.panel


def test_digits_above_nine_have_numbers_or_letters(pad: SudokuPad) -> None:
    pad.set_side(12)
    pad.set_remaining([1] * 12)
    assert pad.digits[11].text() == "12"
    pad.set_side(12, LETTERS)
    assert pad.digits[11].text() == "C"
    assert pad.digits[11].accessibleName() == "Digit C, 1 to place"


def test_many_digits_stand_in_two_rows_where_it_is_low(pad: SudokuPad) -> None:
    pad.set_side(16)
    pad.resize(396, 240)
    QApplication.processEvents()
    assert len({key.y() for key in pad.digits}) == 2
    assert pad.erase.y() == pad.digits[15].y()
    assert min(key.width() for key in pad.digits) >= 36
