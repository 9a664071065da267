# SPDX-License-Identifier: MIT
"""Layers: marks and rings that keep free of notes, and pictures of all the rest."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.engine.sudoku.variants.figures import BETWEEN, WHISPERS
from sudoku_qt.models.sudoku.board.figures import Area, Cage, Clue, Dot, Figure, Line, Shade
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.layers import (
    MarkPictures,
    Spots,
    drawn,
    paint_above,
    paint_beneath,
    paint_cages,
    paint_lines,
)
from tests.views.sudoku.constraints.conftest import Picture

Paint = Callable[[QPainter, Canvas, Iterable[Figure]], None]
LINES = [Line((0, 1, 2), WHISPERS), Line((18, 19, 20), BETWEEN, start=(18,), end=(20,))]


def test_marks_and_rings_leave_room_for_notes(picture: Picture, canvas: Canvas) -> None:
    marks = MarkPictures(canvas, LINES)

    def with_notes(cell: int, notes: Spots) -> QImage:
        def draw(painter: QPainter, on: Canvas) -> None:
            marks.paint(painter, cell, notes)
            marks.paint(painter, cell, notes)  # from the cache

        return picture(draw)

    for cell, x, y in ((1, 2, 31), (18, 31, 8)):
        place = canvas.rect(cell).toRect()
        near = place.adjusted(x - 2, y - 2, x + 2 - place.width(), y + 2 - place.height())
        before, after = with_notes(cell, ()).copy(near), with_notes(cell, ((x, y),)).copy(near)
        blank = picture(lambda painter, on: None).copy(near)
        assert before != blank
        assert after == blank


def test_a_mark_that_another_line_covers_is_not_painted(canvas: Canvas, picture: Picture) -> None:
    alone = MarkPictures(canvas, [Line((1, 2), WHISPERS)])
    below = MarkPictures(canvas, [Line((1, 2), WHISPERS), Line((2, 1), BETWEEN)])
    one = picture(lambda painter, _: alone.paint(painter, 1, ()))
    two = picture(lambda painter, _: below.paint(painter, 1, ()))
    assert one != two


LAYERS: list[tuple[Paint, list[Figure]]] = [
    (paint_beneath, [Area((0,)), Shade(1)]),
    (paint_lines, [*LINES]),
    (paint_cages, [Cage((0,), "5")]),
    (paint_above, [Dot((0, 1)), Clue(-1, 0, "5")]),
]


@pytest.mark.parametrize(("paint", "own"), LAYERS)
def test_each_figure_is_in_one_layer(paint: Paint, own: list[Figure], canvas: Canvas) -> None:
    everything = [figure for _, figures in LAYERS for figure in figures]
    alone = drawn(canvas, lambda painter, on: paint(painter, on, own))
    among = drawn(canvas, lambda painter, on: paint(painter, on, everything))
    assert alone.toImage() == among.toImage()
    assert alone.toImage() != drawn(canvas).toImage()
