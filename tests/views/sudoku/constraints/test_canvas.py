# SPDX-License-Identifier: MIT
"""Places on a board in pixels, and texts that fit."""

from PySide6.QtCore import QPointF

from sudoku_qt.views.sudoku.constraints.canvas import Canvas, letter, stroked, through
from tests.views.sudoku.constraints.conftest import Picture


def test_places_follow_the_cells_and_go_on_outside(canvas: Canvas) -> None:
    assert canvas.point((0.5, 0.5)) == canvas.middle(0)
    assert canvas.point((4.5, 8.5)) == canvas.middle(76)
    assert canvas.point((-0.5, 0.5)) == canvas.middle(0) - QPointF(canvas.cell, 0)
    assert canvas.point((8.5, 9.5)) == canvas.middle(80) + QPointF(0, canvas.cell)


def test_a_stroke_is_as_wide_as_asked() -> None:
    path = stroked(through([QPointF(0, 0), QPointF(10, 0)]), 4)
    assert path.boundingRect().height() == 4
    assert path.contains(QPointF(5, 1.9))


def test_a_text_is_narrowed_to_its_room(picture: Picture, canvas: Canvas) -> None:
    ink = canvas.theme.sign

    def width(most: float) -> int:
        image = picture(
            lambda painter, _: letter(painter, QPointF(320, 320), "8888", 40, ink, most=most)
        )
        row = [image.pixelColor(x, 320) != canvas.theme.board for x in range(640)]
        return 640 - row.index(True) - row[::-1].index(True)

    assert width(0) > 80
    assert 25 < width(40) <= 40
