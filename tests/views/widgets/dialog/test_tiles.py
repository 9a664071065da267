# SPDX-License-Identifier: MIT
"""Tiles: one is chosen, by mouse, keys or program, and framed."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.dialog.tiles import Tile, Tiles


@pytest.fixture
def tiles(qtbot: QtBot, each_theme: Theme) -> Tiles:
    """Three tiles, of which the first is chosen."""
    wear(each_theme)
    made = Tiles()
    for key in ("easy", "medium", "hard"):
        wear(each_theme)
        tile = Tile()
        tile.setText(key)
        made.add(key, tile)
    qtbot.addWidget(made)
    made.setGeometry(300, 300, 300, 48)
    made.show()
    return made


def test_one_is_chosen_by_mouse_keys_and_program(tiles: Tiles, qtbot: QtBot) -> None:
    assert tiles.key == "easy"
    for choose, key in (
        (lambda: qtbot.mouseClick(tiles.tiles["hard"], Qt.MouseButton.LeftButton), "hard"),
        (lambda: qtbot.keyClick(tiles.tiles["hard"], Qt.Key.Key_Left), "medium"),
        (lambda: tiles.choose("unheard of"), "easy"),
    ):
        with qtbot.waitSignal(tiles.chosen) as said:
            choose()
        assert (said.args, tiles.key) == ([key], key)


def test_the_chosen_one_is_framed_in_the_accent(tiles: Tiles, each_theme: Theme) -> None:
    tiles.choose("medium")
    chosen, other = (tiles.tiles[key].grab().toImage() for key in ("medium", "hard"))
    middle = chosen.height() // 2
    assert [chosen.pixelColor(x, middle) for x in (0, 1)] == [each_theme.cursor] * 2
    assert other.pixelColor(0, middle) == each_theme.edge
