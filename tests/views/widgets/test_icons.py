# SPDX-License-Identifier: MIT
"""Signs: each fits its square of sixteen and leaves ink in the middle of its place."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.views.widgets.icons import FILLED, STROKE, STROKED, draw_icon, redo, undo

EVERY = STROKED | FILLED


@pytest.mark.parametrize("name", EVERY)
def test_each_sign_stays_inside_its_square(name: str) -> None:
    box = EVERY[name]().boundingRect()
    room = QRectF(0, 0, 16, 16).adjusted(STROKE / 2, STROKE / 2, -STROKE / 2, -STROKE / 2)
    assert room.contains(box.topLeft())
    assert room.contains(box.bottomRight())


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("side", [16, 21, 48])
def test_each_sign_is_drawn_in_the_middle_of_its_place(name: str, side: int) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(10, 30, side, side), QColor("black"))
    painter.end()
    inked = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).alpha()]
    assert inked
    assert all(10 <= x < 10 + side and 30 <= y < 30 + side for x, y in inked)


def test_undo_and_redo_are_each_others_mirror_image() -> None:
    left, right = undo().boundingRect(), redo().boundingRect()
    assert left.left() == pytest.approx(16 - right.right(), abs=0.01)
    assert left.top() == pytest.approx(right.top())
