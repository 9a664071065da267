# SPDX-License-Identifier: MIT
"""The tiles of kinds: chosen by mouse and keys, the rest of them from a menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.made_variants import MORE, VARIANTS
from sudoku_qt.views.sudoku.dialogs.variants.kind_tiles import A_ROW, HALF, REST, KindTiles
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tiles(qtbot: QtBot, each_theme: Theme) -> KindTiles:
    wear(each_theme)
    made = KindTiles()
    qtbot.addWidget(made)
    made.resize(696, 180)
    made.show()
    return made


def menu_of(tiles: KindTiles, qtbot: QtBot) -> QMenu:
    qtbot.mouseClick(tiles.rest_tile, LEFT)
    return tiles.findChildren(QMenu)[-1]


def pick(menu: QMenu, name: str, qtbot: QtBot) -> None:
    row = next(each for each in menu.actions() if each.text() == name)
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(row).center())


def test_there_is_one_for_the_classic_rules_for_each_variant_and_for_the_rest(
    tiles: KindTiles,
) -> None:
    assert [*tiles.tiles] == ["", *(each.key for each in VARIANTS), REST]
    assert tiles.key == ""


def test_one_is_chosen_by_mouse_and_arrows(tiles: KindTiles, qtbot: QtBot) -> None:
    said: list[str] = []
    tiles.chosen.connect(said.append)
    qtbot.mouseClick(tiles.tiles["killer"], LEFT)
    qtbot.keyClick(tiles.tiles["killer"], Qt.Key.Key_Right)
    qtbot.keyClick(tiles.tiles["thermometer"], Qt.Key.Key_Down)
    assert said == ["killer", "thermometer", "six"]
    assert tiles.key == "six"


def test_the_rest_is_chosen_in_a_menu_and_named_on_the_tile(tiles: KindTiles, qtbot: QtBot) -> None:
    said: list[str] = []
    tiles.chosen.connect(said.append)
    menu = menu_of(tiles, qtbot)
    assert len(menu.actions()) == len(MORE)
    assert (tiles.key, said) == ("", []), "a click alone chooses nothing"

    pick(menu, "Whispers", qtbot)
    assert (tiles.key, tiles.rest_tile.text(), said) == ("whispers", "Whispers", ["whispers"])

    again = menu_of(tiles, qtbot)
    assert [each.text() for each in again.actions() if each.isChecked()] == ["Whispers"]
    pick(again, "X-sum", qtbot)
    assert (tiles.key, said) == ("xsum", ["whispers", "xsum"])

    qtbot.mouseClick(tiles.tiles["xv"], LEFT)
    assert (tiles.key, tiles.rest_tile.text()) == ("xv", "X-sum")


def test_a_kind_is_chosen_by_its_key_and_an_unknown_one_is_classic(tiles: KindTiles) -> None:
    for key in ("sandwich", "renban", ""):
        tiles.choose(key)
        assert tiles.key == key
    tiles.choose("renban")
    tiles.choose("nobody's")
    assert tiles.key == ""


@pytest.mark.parametrize("a_row", [A_ROW, HALF])
def test_they_stand_in_rows(a_row: int, qtbot: QtBot, theme: Theme) -> None:
    tiles = KindTiles(a_row)
    qtbot.addWidget(tiles)
    tiles.resize(696 if a_row == A_ROW else 320, tiles.sizeHint().height())
    tiles.show()
    columns = {tile.x() for tile in tiles.tiles.values()}
    assert len(columns) == a_row
