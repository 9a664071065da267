# SPDX-License-Identifier: MIT
"""The wood has its star points where players expect them, and its grid in its middle."""

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.wood import Wood, star_points
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn


@in_turn(
    ("count", "points"),
    [
        (8, 0),
        (9, 5),
        (14, 0),
        (15, 5),
        (19, 9),
    ],
)
def test_boards_with_a_middle_have_star_points(count: int, points: int) -> None:
    found = star_points(count)
    assert len(found) == points
    assert not found or (count // 2, count // 2) in found
    assert {(column, row) for row, column in found} == found


@in_turn("side", range(500, 506))
def test_the_grid_is_as_far_from_either_edge(side: int, theme: Theme) -> None:
    look = look_of(theme, "wood", coordinates=True, numbers=True)
    lines = tuple(round(line) for line in look.lines(15))
    wood = Wood(BoardGeometry.fit(side, side, lines), look, 1.0)
    starts = wood.starts
    assert starts[0] == wood.rect.width() - starts[-1] - wood.thin
