# SPDX-License-Identifier: MIT
"""The question of readings: a tile for each, the likeliest first, and none where one leaves."""

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.reading.readings import (
    ReadingsDialog,
    ReadingShown,
    ReadingTile,
    draw_board,
)
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow
from tests.layout_items import items_known

GIVENS = bytes([5, 3, *[0] * 79])
READINGS = (
    ReadingShown("2 puzzles", 2, 0, GIVENS, GIVENS, [0] * 81),
    ReadingShown("One puzzle", 2, 1, GIVENS, bytes([5, 3, 4, *[0] * 78]), [0b11] * 81),
)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    made = MainWindow()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("tile", "open_it", "chosen"), [(0, True, 0), (1, True, 1), (1, False, None)]
)
def test_the_tile_that_is_clicked_is_taken(
    window: MainWindow, qtbot: QtBot, *, tile: int, open_it: bool, chosen: int | None
) -> None:
    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReadingsDialog)
        assert dialog.tiles[0].isChecked()
        qtbot.mouseClick(dialog.tiles[tile], Qt.MouseButton.LeftButton)
        box = dialog.findChild(QDialogButtonBox)
        assert box is not None
        kinds = QDialogButtonBox.StandardButton
        box.button(kinds.Open if open_it else kinds.Cancel).click()

    QTimer.singleShot(0, answer)
    assert ReadingsDialog.ask(READINGS, window) == chosen


def test_a_double_click_takes_a_tile(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ReadingsDialog(READINGS, window)
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseDClick(dialog.tiles[1], Qt.MouseButton.LeftButton)
    assert dialog.chosen == 1


def test_a_tile_shows_digits_in_their_inks_and_says_how_many(
    window: MainWindow, qtbot: QtBot, theme: Theme
) -> None:
    dialog = ReadingsDialog(READINGS, window)
    qtbot.addWidget(dialog)
    assert [tile.accessibleDescription() for tile in dialog.tiles] == [
        "2 given, 0 entered",
        "2 given, 1 entered",
    ]
    assert theme.entered.name() not in inks(dialog.tiles[0])
    assert {theme.given.name(), theme.entered.name()} <= inks(dialog.tiles[1])


def inks(tile: ReadingTile) -> set[str]:
    """The colours of a tile, enlarged so that a stroke is wider than the pixels between."""
    tile.resize(tile.sizeHint() * 2)
    picture = tile.grab().toImage()
    return {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    }


def test_no_item_of_its_layouts_is_outlived_by_an_object(window: MainWindow, qtbot: QtBot) -> None:
    before = items_known()
    qtbot.addWidget(ReadingsDialog(READINGS, window))
    assert items_known() == before


def test_the_frame_of_a_small_board_meets_at_its_last_corner(theme: Theme) -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    draw_board(painter, QRect(4, 4, 90, 90), READINGS[0], theme)
    painter.end()
    inside, beyond = [(94, 94), (94, 4), (4, 94)], [(95, 94), (94, 95)]
    assert [image.pixelColor(*at) for at in inside] == [theme.box] * 3
    assert [image.pixelColor(*at) for at in beyond] == [theme.board] * 2
