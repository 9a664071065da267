# SPDX-License-Identifier: MIT
"""The wood has its star points where players expect them, and its grid in its middle."""

from PySide6.QtGui import QImage, QPainter

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


def test_letters_stand_in_the_middle_below_their_lines(theme: Theme) -> None:
    look = look_of(theme, "wood", coordinates=True, numbers=True)
    wood = Wood(BoardGeometry.fit(900, 900, tuple(map(round, look.lines(15)))), look, 3.0)
    plain = look_of(theme, "wood", coordinates=False, numbers=True)
    bare = Wood(wood.board, plain, 3.0)
    written, empty = painted_wood(wood), painted_wood(bare)
    foot = range(round(wood.rect.bottom()) - 40, round(wood.rect.bottom()))
    for place in (1, 7, 13):  # b, h, n: as wide at the left as at the right
        middle = wood.board.left + wood.starts[place] + wood.thin / 2
        near = range(round(middle) - 24, round(middle) + 25)
        ink = [x for x in near if any(written.pixel(x, y) != empty.pixel(x, y) for y in foot)]
        assert abs((ink[0] + ink[-1] + 1) / 2 - middle) <= 1.5


def painted_wood(wood: Wood) -> QImage:
    image = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    wood.paint(painter)
    painter.end()
    return image
