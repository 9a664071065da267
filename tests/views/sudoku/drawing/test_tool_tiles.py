# SPDX-License-Identifier: MIT
"""Tools as tiles: named, painted with an example each, and clicked."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.compose.tools import FAMILIES, Family
from sudoku_qt.views.sudoku.drawing.tool_tiles import A_ROW, ToolGrid
from sudoku_qt.views.theme import Theme


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_each_tool_has_a_tile_of_its_own_look(qtbot: QtBot, theme: Theme, family: Family) -> None:
    grid = ToolGrid(family)
    qtbot.addWidget(grid)
    grid.resize(A_ROW * 50, 100)
    grid.show()
    looks = {bytes(tile.grab().toImage().constBits()) for tile in grid.tiles.values()}
    assert len(looks) == len(family.tools)
    names = [tile.accessibleName() for tile in grid.tiles.values()]
    assert names == [tool.title for tool in family.tools]
    assert all(tile.toolTip() for tile in grid.tiles.values())


def test_a_click_says_which_tool(qtbot: QtBot, theme: Theme) -> None:
    grid = ToolGrid(FAMILIES[0])
    qtbot.addWidget(grid)
    grid.show()
    with qtbot.waitSignal(grid.picked) as picked:
        grid.tiles["whispers"].click()
    assert picked.args == ["whispers"]
