# SPDX-License-Identifier: MIT
"""Equal positions: turned, mirrored and moved ones are the same, others are not."""

from sudoku_qt.engine.gomoku.board import point_name, point_named
from sudoku_qt.engine.gomoku.openings.equals import figure, twin
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import in_turn


def test_turned_mirrored_and_moved_stones_make_the_same_figure() -> None:
    stones = stones_of("h8 j9 h6", "i8 g7")
    assert {figure(moved(stones, image)) for image in symmetries(SIZE)} == {figure(stones)}
    assert figure(stones_of("i9 k10 i7", "j9 h8")) == figure(stones)
    assert figure(stones_of("i8 g7", "h8 j9 h6")) != figure(stones), "colours count"
    assert figure(stones_of("h8 j9 h6", "i8 g8")) != figure(stones)


@in_turn(
    ("black", "white", "point", "offered", "equal"),
    [
        # the example of the federation's discussion: black and white stones in one line
        ("h8 h6", "h7 h9", "i7", "g7", "g7"),
        ("h8 h6", "h7 h9", "i7", "g8", ""),
        # two lines of symmetry, of which neither is the middle of the board
        ("h8 h7", "g8 g7", "i7", "i8", "i8"),
        ("h8 i9", "h9 i8", "g9", "h7", ""),
        ("h8 i9", "h9 i8", "g8", "h7", "h7"),
        # no symmetry
        ("h8 j9", "h9 g6", "i8", "h7 g8 i9", ""),
        ("h8 j9", "h9 g6", "i8", "i8", "i8"),
    ],
)
def test_a_twin_makes_the_same_position(
    black: str, white: str, point: str, offered: str, equal: str
) -> None:
    stones = stones_of(black, white)
    points = tuple(point_named(SIZE, name) for name in offered.split())
    found = twin(stones, point_named(SIZE, point), points)
    assert ("" if found is None else point_name(SIZE, found)) == equal
