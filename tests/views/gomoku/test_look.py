# SPDX-License-Identifier: MIT
"""The boards: what is drawn on each of them can be seen, in either theme."""

import pytest

from sudoku_qt.views.gomoku.look import BOARDS, edge_of, look_of
from sudoku_qt.views.theme import Theme
from tests.views.test_theme import contrast

NAMES = [row[0] for row in BOARDS]


@pytest.mark.parametrize("name", NAMES)
def test_lines_coordinates_rings_and_crosses_can_be_seen(each_theme: Theme, name: str) -> None:
    look = look_of(each_theme, name, coordinates=True, numbers=True)
    assert contrast(look.line, look.ground) > 2.2
    assert contrast(look.written, look.ground) > 3
    assert contrast(look.ring, look.ground) > 2.5
    assert contrast(look.ban, look.ground) > 3


def test_numbers_can_be_read_on_both_stones(each_theme: Theme) -> None:
    assert contrast(each_theme.white_shine, each_theme.black_shine) > 4.5
    assert contrast(each_theme.black_stone, each_theme.white_stone) > 4.5


@pytest.mark.parametrize("name", NAMES)
def test_a_black_stone_is_told_from_its_board_by_itself_or_its_edge(
    each_theme: Theme, name: str
) -> None:
    look = look_of(each_theme, name, coordinates=True, numbers=True)
    black = each_theme.black_stone
    seen = max(contrast(ink, look.ground) for ink in (black, edge_of(black, look, far="white")))
    assert seen > 3


def test_an_unknown_board_is_of_wood(theme: Theme) -> None:
    look = look_of(theme, "marble", coordinates=True, numbers=True)
    assert look.ground == theme.wood


def test_coordinates_take_a_wider_margin_on_all_four_sides(theme: Theme) -> None:
    wide = look_of(theme, "wood", coordinates=True, numbers=True).lines(15)
    bare = look_of(theme, "wood", coordinates=False, numbers=True).lines(15)
    assert len(wide) == len(bare) == 16
    assert wide[0] == wide[-1] > bare[0] == bare[-1]
    assert set(wide[1:-1]) == {0.0}
