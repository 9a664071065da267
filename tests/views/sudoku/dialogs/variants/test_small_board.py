# SPDX-License-Identifier: MIT
"""Small boards: what is painted where, in every theme."""

import numpy as np
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.variants.figures import Area, Cage, Clue
from sudoku_qt.models.sudoku.board.small_boards import PICTURES, Ray, SmallBoard
from sudoku_qt.views.sudoku.dialogs.variants.small_board import SmallBoardPicture, draw_small_board
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.views.pixels import pixels

PLAIN = SmallBoard(3, (0,) * 9)
SIDE = 93


def painted(small: SmallBoard, theme: Theme, ratio: float = 1.0) -> QImage:
    image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.window)
    painter = QPainter(image)
    draw_small_board(painter, QRect(0, 0, SIDE, SIDE), small, theme)
    painter.end()
    return image


def middle(image: QImage, cell: int, size: int = 3) -> QColor:
    """The colour in the middle of a cell of a board that fills the picture."""
    row, column = divmod(cell, size)
    step = image.width() / size
    return image.pixelColor(int((column + 0.5) * step), int((row + 0.5) * step))


def test_no_two_kinds_look_alike(each_theme: Theme) -> None:
    pictures = [painted(small, each_theme) for small in PICTURES.values()]
    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_givens_areas_and_cells_that_are_seen_have_their_inks(each_theme: Theme) -> None:
    small = PLAIN._replace(figures=(Area((1,)),), marked=frozenset({0}), from_here=4, struck=(8,))
    image = painted(small, each_theme)
    inks = [middle(image, cell) for cell in (0, 1, 2, 4, 8)]
    theme = each_theme
    assert inks == [
        theme.note, theme.extra_region, theme.board, theme.cursor, theme.conflict_ground
    ]  # fmt: skip


def test_borders_of_regions_are_seen_and_thin_lines_are_thinner(theme: Theme) -> None:
    columns = PLAIN._replace(regions=(0, 1, 1) * 3)
    image = painted(columns, theme, 2.0)
    row = [image.pixelColor(x, 30) for x in range(3, image.width() - 3)]
    assert row.count(theme.box) > row.count(theme.thin) > 0


def test_the_cages_of_a_very_small_board_meet_in_one_line(theme: Theme) -> None:
    pair = SmallBoard(9, (0,) * 81, figures=(Cage((0, 9)), Cage((1, 10))))
    image = painted(pair, theme)
    step = image.width() / 9
    crossed = [image.pixelColor(x, round(step / 2)) for x in range(2, round(1.8 * step))]
    assert crossed.count(theme.outline) == 1
    assert theme.sign not in crossed


def test_what_points_is_drawn_and_clues_stand_outside(theme: Theme) -> None:
    ray = painted(PLAIN._replace(rays=(Ray(((0, 0), (2, 2)), points_on=True),)), theme)
    assert middle(ray, 4).lightness() < (theme.sign.lightness() + theme.board.lightness()) / 2
    clue = painted(PLAIN._replace(figures=(Clue(-1, 1, "9"),)), theme)
    ground = painted(PLAIN, theme)
    assert clue.pixelColor(SIDE // 2, 6) == theme.note
    assert ground.pixelColor(SIDE // 2, 6) == theme.board


def test_marks_of_clues_at_one_place_stand_apart(theme: Theme) -> None:
    """On each side of the board and in its corners."""
    places = [(-1, 1), (3, 1), (1, -1), (1, 3), (-1, -1)]
    clues = [Clue(*place, "9", sign=sign) for place in places for sign in ("", "X")]
    image = painted(PLAIN._replace(figures=tuple(clues)), theme, 2.0)
    marked = pixels(image) == theme.note.rgb()
    starts = marked & ~np.roll(marked, 1, 0) & ~np.roll(marked, 1, 1)
    assert int(starts.sum()) == len(clues)


def test_dots_and_words_lie_on_the_lines(theme: Theme) -> None:
    dots = PLAIN._replace(dots=((1, 0.5, False), (2, 0.5, True)))
    image = painted(dots, theme)
    third = SIDE // 3
    assert image.pixelColor(third, third // 2) == theme.dot_white
    assert image.pixelColor(2 * third, third // 2) == theme.dot_black
    assert painted(PLAIN._replace(words=((1, 0.5, "X"),)), theme) != painted(PLAIN, theme)


def test_a_widget_shows_one_or_nothing(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    picture = SmallBoardPicture()
    qtbot.addWidget(picture)
    picture.resize(picture.sizeHint())
    empty = picture.grab().toImage()
    picture.show_board(PLAIN._replace(figures=(Cage((0, 1)),)))
    assert picture.grab().toImage() != empty
