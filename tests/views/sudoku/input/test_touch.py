# SPDX-License-Identifier: MIT
"""Fingers and pens on the board and the pad: taps, drags, a finger that stays, an eraser."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme

Touch = Callable[..., None]
EMPTY, GIVEN = 3, 4


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    """A screen that feels fingers."""
    device: QPointingDevice = QTest.createTouchDevice()
    return device


@pytest.fixture
def touch(screen: QPointingDevice) -> Touch:
    """A function that puts a finger on a widget and moves it over some points, and lifts it."""

    def put(widget: QWidget, *points: QPoint, lift: bool = True) -> None:
        window, at = widget.window(), [widget.mapTo(widget.window(), point) for point in points]
        QTest.touchEvent(window, screen).press(0, at[0], window).commit()
        for point in at[1:]:
            QTest.touchEvent(window, screen).move(0, point, window).commit()
        if lift:
            QTest.touchEvent(window, screen).release(0, at[-1], window).commit()
        QApplication.processEvents()

    return put


@pytest.fixture
def asked(board: SudokuView) -> list[Any]:
    """What the board asks for."""
    found: list[Any] = []
    board.menu_asked.connect(lambda cell, digit, _place: found.append(("menu", cell)))
    board.cell_painted.connect(lambda cell, _mode: found.append(("paint", cell)))
    board.erase_asked.connect(lambda: found.append(("erase", board.cursor_cell)))
    return found


def middle(board: SudokuView, cell: int) -> QPoint:
    """The middle of a cell."""
    return board.cell_rect(*divmod(cell, 9)).center()


def pen(board: SudokuView, cell: int, kind: QEvent.Type, pointer: str = "Eraser") -> None:
    """Do with an end of a pen what Qt makes of it for a window that knows only mice."""
    device = QPointingDevice(
        "pen", 7, QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType[pointer],
        QInputDevice.Capability.Position, 1, 1,
    )  # fmt: skip
    where, left = QPointF(middle(board, cell)), Qt.MouseButton.LeftButton
    there, none = board.surface.mapToGlobal(where), Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, where, there, left, left, none, device)
    QApplication.sendEvent(board.surface, event)


def test_a_tap_puts_the_cursor_on_a_cell(board: SudokuView, touch: Touch) -> None:
    touch(board.surface, middle(board, 30))

    assert board.selected_cells() == [30]


def test_a_finger_drawn_over_cells_selects_them(board: SudokuView, touch: Touch) -> None:
    touch(board.surface, *(middle(board, cell) for cell in (30, 31, 32, 41)))

    assert board.selected_cells() == [30, 31, 32, 41]


def test_a_finger_paints_with_a_locked_digit(
    board: SudokuView, touch: Touch, asked: list[Any]
) -> None:
    board.set_entry(Entry(locked=5))
    touch(board.surface, middle(board, EMPTY))

    assert asked == [("paint", EMPTY)]


def test_a_finger_that_stays_asks_for_the_cell_s_menu(
    board: SudokuView, touch: Touch, asked: list[Any]
) -> None:
    touch(board.surface, middle(board, EMPTY), lift=False)
    assert board._mouse._hold.isActive()
    board._mouse._hold.timeout.emit()

    assert asked == [("menu", EMPTY)]
    touch(board.surface, middle(board, GIVEN))


@pytest.mark.parametrize("then", ["lifted", "drawn on"])
def test_a_finger_that_does_not_stay_asks_for_none(
    board: SudokuView, touch: Touch, asked: list[Any], then: str
) -> None:
    touch(board.surface, middle(board, EMPTY), lift=False)
    if then == "lifted":
        touch(board.surface, middle(board, EMPTY))
        board._mouse._hold.timeout.emit()
    else:
        touch(board.surface, middle(board, EMPTY), middle(board, GIVEN))
        assert not board._mouse._hold.isActive()

    assert asked == []


def test_a_mouse_that_stays_asks_for_none(board: SudokuView, qtbot: QtBot) -> None:
    qtbot.mousePress(board.surface, Qt.MouseButton.LeftButton, pos=middle(board, EMPTY))

    assert not board._mouse._hold.isActive()
    qtbot.mouseRelease(board.surface, Qt.MouseButton.LeftButton, pos=middle(board, EMPTY))


def test_of_two_fingers_the_first_one_counts(
    board: SudokuView, screen: QPointingDevice, asked: list[Any]
) -> None:
    window = board.window()
    first, second = (board.surface.mapTo(window, middle(board, cell)) for cell in (20, 60))
    away = second + QPoint(40, 40)
    QTest.touchEvent(window, screen).press(0, first, window).press(1, second, window).commit()
    QTest.touchEvent(window, screen).stationary(0).move(1, away, window).commit()
    QTest.touchEvent(window, screen).release(0, first, window).release(1, away, window).commit()
    QApplication.processEvents()

    assert board.selected_cells() == [20]
    assert asked == []


def test_the_eraser_of_a_pen_erases_what_it_is_drawn_over(
    board: SudokuView, asked: list[Any]
) -> None:
    pen(board, 30, QEvent.Type.MouseButtonPress)
    pen(board, 31, QEvent.Type.MouseMove)
    pen(board, 31, QEvent.Type.MouseButtonRelease)
    pen(board, 31, QEvent.Type.MouseButtonDblClick)

    assert asked == [("erase", 30), ("erase", 31), ("erase", 31)]
    assert board.selected_cells() == [31]


def test_the_tip_of_a_pen_selects(board: SudokuView, asked: list[Any]) -> None:
    pen(board, 30, QEvent.Type.MouseButtonPress, "Pen")

    assert asked == []
    assert board.selected_cells() == [30]


def test_a_tap_on_the_pad_enters_its_digit(qtbot: QtBot, theme: Theme, touch: Touch) -> None:
    pad = SudokuPad()
    qtbot.addWidget(pad)
    pad.set_entry(Entry(mode=EntryMode.DIGIT), filtering=False)
    pad.resize(328, 460)
    with qtbot.waitExposed(pad):
        pad.show()
    digits: list[int] = []
    pad.digit_clicked.connect(lambda digit, *_: digits.append(digit))
    key = pad.digits[6]
    touch(key, key.rect().center())

    assert digits == [7]
