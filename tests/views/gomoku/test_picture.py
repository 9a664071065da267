# SPDX-License-Identifier: MIT
"""The picture of a Gomoku board holds every stone on its point, in any theme and on paper."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.models.gomoku.model import Point
from sudoku_qt.views.board.picture import FramedBoard, PictureLook, on_paper, pdf, png, svg
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.picture import paint_board
from sudoku_qt.views.theme import Theme
from tests.views import svg_reader
from tests.views.gomoku.positions import gomoku_model, played

Rows = Sequence[Sequence[Point]]

MOVES = "h8 i9 h9 a1 o15 a15 o1"
STONES = {(7, 7), (6, 8), (6, 7), (14, 0), (0, 14), (0, 0), (14, 14)}


@pytest.fixture
def rows(owner: QObject) -> Rows:
    """A game with stones in its corners."""
    model = gomoku_model(played(owner, MOVES))
    return [[model.point(row * 15 + column) for column in range(15)] for row in range(15)]


def framed(
    rows: Rows,
    theme: Theme,
    *,
    coordinates: bool = False,
    numbers: bool = True,
) -> FramedBoard:
    """The board as files have it."""
    look = look_of(theme, "wood", coordinates=coordinates, numbers=numbers)

    def paint(painter: QPainter, room: QRect) -> None:
        paint_board(painter, room, rows, theme, look)

    return FramedBoard(paint, PictureLook(theme), "A game", "")


def test_every_stone_stands_on_its_point(rows: Rows, each_theme: Theme) -> None:
    data = svg(framed(rows, each_theme))
    discs = svg_reader.discs_in(data)
    largest = [each for each in discs if each.ink.startswith("url") and each.height > 20]
    left, right = (edge(each.x for each in largest) for edge in (min, max))
    top, foot = (edge(each.y for each in largest) for edge in (min, max))
    found = {
        (round((each.y - top) / (foot - top) * 14), round((each.x - left) / (right - left) * 14))
        for each in largest
    }
    assert found == STONES
    assert b"<text" not in data


def test_numbers_and_coordinates_are_there_where_they_are_wanted(rows: Rows, theme: Theme) -> None:
    def count(*, coordinates: bool, numbers: bool) -> int:
        data = svg(framed(rows, theme, coordinates=coordinates, numbers=numbers))
        return len(svg_reader.digits_in(data))

    bare = count(coordinates=False, numbers=False)
    assert bare == 0
    assert count(coordinates=False, numbers=True) == 7
    assert count(coordinates=True, numbers=False) == 9  # of 1 to 15 those of one digit


def test_a_pdf_brings_the_faces_of_its_numbers(rows: Rows, theme: Theme) -> None:
    data = pdf(framed(rows, theme, coordinates=True))
    assert data.count(b"/FontFile2") == 2
    assert len(data) < 64_000


def test_on_paper_the_wood_is_white(rows: Rows, theme: Theme) -> None:
    paper = on_paper(theme)
    image = QImage.fromData(png(framed(rows, paper, coordinates=True)))
    assert image.pixelColor(60, 60) == paper.board
    wooden = QImage.fromData(png(framed(rows, theme, coordinates=True)))
    assert wooden.pixelColor(60, 60) == theme.wood


def test_a_dark_board_is_white_on_paper_too(rows: Rows, theme: Theme) -> None:
    paper = on_paper(theme)
    look = look_of(paper, "dark", coordinates=True, numbers=True)
    assert look.ground == paper.board
    assert replace(look, coordinates=False).margin < look.margin
