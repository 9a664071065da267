# SPDX-License-Identifier: MIT
"""The picture of a Gomoku game is the board that the player has chosen, with its stones."""

import pytest

from sudoku_qt.views.board.picture import PictureLook, image_of, svg
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import Table
from tests.views import svg_reader

table = used_again.table


def look_of(table: Table, coordinates: str = "") -> PictureLook:
    """What the window has."""
    return PictureLook(table.controller.page.theme, coordinates=coordinates)


def test_it_holds_the_stones_and_tells_the_moves(table: Table) -> None:
    table.click("h8 i9 j10")
    picture = table.controller.seen(look_of(table))
    discs = svg_reader.discs_in(svg(picture))
    stones = [each for each in discs if each.ink.startswith("url") and each.height > 20]
    assert len(stones) == 2 * 3, "each with its shadow"
    assert picture.description == "h8i9j10"
    assert "move 3" in picture.title


def test_coordinates_are_as_the_player_has_them_or_as_is_asked(
    table: Table, subtests: pytest.Subtests
) -> None:
    for shown, wanted, there in (
        (True, "", True), (True, "none", False), (False, "", False), (False, "named", True),
    ):  # fmt: skip
        with subtests.test(shown=shown, wanted=wanted):
            table.controller.preferences.set("gomoku/show/show_coordinates", value=shown)
            picture = table.controller.seen(look_of(table, wanted))
            assert bool(svg_reader.digits_in(svg(picture))) is there


def test_it_is_on_the_board_that_the_player_chose(table: Table) -> None:
    theme = table.controller.page.theme
    grounds = []
    for board in ("wood", "plain", "dark"):
        table.controller.preferences.set("gomoku/show/board", board)
        image = image_of(table.controller.seen(look_of(table)))
        grounds.append(image.pixelColor(60, 60))
    assert grounds == [theme.wood, theme.board, theme.slate]
