# SPDX-License-Identifier: MIT
"""The board of a picture is gone through by keys and mouse, and shows what is in doubt."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.picture_read import BoardRead
from sudoku_qt.models.sudoku.board.correction import Correction
from sudoku_qt.views.sudoku.dialogs.reading.picture_board import PictureBoard, ground_of
from sudoku_qt.views.theme import Theme

Key = Qt.Key
LIGHT = BoardRead(bytes([5, 3, *[0] * 79]), frozenset({1, 40}), b"\xf0" * 81, 9)
DARK = BoardRead(LIGHT.digits, frozenset(), b"\x10" * 81, 9)


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> Iterator[PictureBoard]:
    """A board that is shown, with a button below it."""
    page = QWidget()
    made, button = PictureBoard(LIGHT), QPushButton()
    column = QVBoxLayout(page)
    column.addWidget(made)
    column.addWidget(button)
    qtbot.addWidget(page)
    page.resize(500, 540)
    with qtbot.waitExposed(page):
        page.show()
    made.setFocus()
    yield made
    page.close()


def test_keys_move_type_and_clear(board: PictureBoard, qtbot: QtBot) -> None:
    for key in (Key.Key_Left, Key.Key_7, Key.Key_Down, Key.Key_2, Key.Key_Right, Key.Key_4):
        qtbot.keyClick(board, key)
    assert board.correction.digits[:11] == bytes([7, 3, 0, 0, 0, 0, 0, 0, 0, 2, 4])
    qtbot.keyClick(board, Key.Key_Backspace)
    for key in (Key.Key_Left, Key.Key_Delete, Key.Key_Up, Key.Key_0):
        qtbot.keyClick(board, key)
    assert board.correction.digits == bytes([0, 3, *[0] * 79])


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_3])
def test_what_is_confirmed_or_typed_again_is_in_doubt_no_more(
    board: PictureBoard, qtbot: QtBot, key: Key
) -> None:
    with qtbot.waitSignal(board.changed):
        qtbot.keyClick(board, key)
    assert board.correction.doubtful == {40}
    assert board.correction.digits == LIGHT.digits


def test_tab_goes_from_doubt_to_doubt_and_then_on(board: PictureBoard, qtbot: QtBot) -> None:
    assert board.correction.cursor == 1
    qtbot.keyClick(board, Key.Key_Tab)
    assert board.correction.cursor == 40
    qtbot.keyClick(board, Key.Key_Backtab)
    assert board.correction.cursor == 1
    for _ in range(2):
        qtbot.keyClick(board, Key.Key_Tab)
    assert not board.hasFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.correction.cursor == 1
    board.clearFocus()
    board.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert board.correction.cursor == 40


def test_a_click_moves_the_cursor(board: PictureBoard, qtbot: QtBot) -> None:
    where = board.cell_rect(80).center().toPoint()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=where)
    assert board.correction.cursor == 80


def test_a_board_of_six_rows_is_gone_through_and_takes_its_digits_only(
    board: PictureBoard, qtbot: QtBot
) -> None:
    small = BoardRead(bytes(36), frozenset(), b"\xf0" * 36, 6, regions=tuple(range(36)))
    board.turn_to(small, Correction(small.digits, ()))
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.cell_rect(35).center().toPoint())
    for key in (Key.Key_6, Key.Key_7):
        qtbot.keyClick(board, key)
    assert board.correction.digits == bytes([*[0] * 35, 6])


def test_cells_are_announced(
    board: PictureBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def update(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    assert board.accessibleName() == "The digits that were read"
    qtbot.keyClick(board, Key.Key_Left)
    qtbot.keyClick(board, Key.Key_Right)
    assert heard == ["r1c1, 5", "r1c2, 3, in doubt"]
    assert board.accessibleDescription() == "r1c2, 3, in doubt"


def test_the_picture_what_was_read_and_what_is_in_doubt_are_seen(
    board: PictureBoard, theme: Theme
) -> None:
    picture = board.grab(board.cell_rect(1).toRect()).toImage()
    inks = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert {theme.warn.name(), theme.accent_ground.name(), theme.cursor.name()} <= inks


def test_the_ground_is_as_light_as_the_theme(theme: Theme) -> None:
    def shade(read: BoardRead, *, dark: bool) -> int:
        return ground_of(read, theme._replace(dark=dark)).pixelColor(4, 4).lightness()

    assert shade(LIGHT, dark=False) == shade(DARK, dark=False) + 1 == 0xF0
    assert shade(LIGHT, dark=True) == shade(DARK, dark=True) - 1 == 0x0F


def test_page_keys_ask_for_the_other_boards(board: PictureBoard, qtbot: QtBot) -> None:
    asked: list[int] = []
    board.turned.connect(asked.append)
    qtbot.keyClick(board, Key.Key_PageDown)
    qtbot.keyClick(board, Key.Key_PageUp)
    assert asked == [1, -1]
