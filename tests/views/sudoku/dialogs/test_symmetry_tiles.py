# SPDX-License-Identifier: MIT
"""The tiles of symmetries: each has its own picture and its name."""

from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.symmetry_tiles import PICTURES, SymmetryTiles
from sudoku_qt.views.theme import Theme


def test_no_two_pictures_are_alike(qtbot: QtBot, theme: Theme) -> None:
    tiles = SymmetryTiles(tuple((name, name.title()) for name in PICTURES))
    qtbot.addWidget(tiles)
    tiles.resize(440, 48)
    tiles.choose("all")
    pictures = [tile.grab().toImage() for tile in list(tiles.tiles.values())[:-1]]
    assert all(one != other for one in pictures for other in pictures if one is not other)
    assert (tiles.word, tiles.tiles["all"].toolTip()) == ("All", "All")


def test_a_tile_is_never_narrower_than_its_picture(qtbot: QtBot, theme: Theme) -> None:
    tiles = SymmetryTiles(tuple((name, name.title()) for name in PICTURES))
    qtbot.addWidget(tiles)
    for tile in tiles.tiles.values():
        assert theme.px(24) <= tile.minimumSizeHint().width() <= tile.sizeHint().width()
