# SPDX-License-Identifier: MIT
"""A month of days: gone through by keys and buttons, never beyond today, with what is solved."""

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.day_calendar import MonthCard
from sudoku_qt.views.theme import Theme
from tests.views.pixels import amount

TODAY = QDate(2026, 11, 22)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> MonthCard:
    """The month of a day in November, on the 22nd."""
    card = MonthCard(QDate(2026, 11, 3), TODAY)
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    card.show()
    return card


def picture(card: MonthCard) -> QImage:
    return card.calendar.grab().toImage()


def test_a_day_is_chosen_with_the_arrows(card: MonthCard, qtbot: QtBot) -> None:
    days: list[QDate] = []
    card.day_chosen.connect(days.append)
    view = card.calendar.findChildren(QTableView)[0]
    view.setFocus()

    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Down)

    assert days == [QDate(2026, 11, 4), QDate(2026, 11, 11)]


def test_nothing_lies_beyond_today(card: MonthCard, qtbot: QtBot) -> None:
    assert not card.after.isEnabled()
    card.calendar.setSelectedDate(TODAY.addDays(1))
    assert card.calendar.selectedDate() <= TODAY

    qtbot.mouseClick(card.before, LEFT)
    assert card.after.isEnabled()


def test_a_month_is_left_and_told(card: MonthCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card.month_shown) as shown:
        qtbot.mouseClick(card.before, LEFT)

    assert shown.args == [QDate(2026, 10, 1)]
    assert card.first == QDate(2026, 10, 1)


def test_a_button_comes_back_to_today(card: MonthCard, qtbot: QtBot) -> None:
    qtbot.mouseClick(card.before, LEFT)
    qtbot.mouseClick(card.today, LEFT)

    assert card.calendar.selectedDate() == TODAY
    assert card.first == QDate(2026, 11, 1)
    assert not card.today.isEnabled()


def test_dots_say_which_levels_are_solved(card: MonthCard, theme: Theme) -> None:
    assert amount(picture(card), theme.good) == 0

    card.calendar.set_marks({QDate(2026, 11, 10): frozenset({2})})
    one = amount(picture(card), theme.good)
    card.calendar.set_marks({QDate(2026, 11, 10): frozenset({2, 3, 5})})
    three = amount(picture(card), theme.good)

    assert one > 0
    assert three == 3 * one


def test_a_day_of_another_month_can_be_clicked(card: MonthCard, qtbot: QtBot) -> None:
    view = card.calendar.findChildren(QTableView)[0]
    first = view.visualRect(view.model().index(1, 0)).center()

    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(first))

    assert card.calendar.selectedDate() < QDate(2026, 11, 1)
    assert card.first.month() == card.calendar.selectedDate().month()
