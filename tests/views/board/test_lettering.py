# SPDX-License-Identifier: MIT
"""Letters are text where their face is kept, and outlines where it is not."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPainter

from sudoku_qt.views.board.lettering import in_pixels, keeps_text, write
from sudoku_qt.views.board.picture import FramedBoard, Picture, PictureLook, image_of, pdf, svg
from sudoku_qt.views.fonts import face
from sudoku_qt.views.theme import Theme

Written = Callable[[Picture], object]


def seen_on(write_as: Written, theme: Theme) -> tuple[bool, bool]:
    """What is known of that on which a picture is painted."""
    seen: list[tuple[bool, bool]] = []

    def paint(painter: QPainter, _room: QRect) -> None:
        seen.append((in_pixels(painter), keeps_text(painter)))

    write_as(FramedBoard(paint, PictureLook(theme), "", ""))
    return seen[0]


@pytest.mark.parametrize(
    ("write_as", "known"),
    [(image_of, (True, False)), (svg, (False, False)), (pdf, (False, True))],
)
def test_files_differ_in_what_they_keep(
    write_as: Written, known: tuple[bool, bool], theme: Theme
) -> None:
    assert seen_on(write_as, theme) == known


def test_a_word_is_an_outline_in_an_svg_and_its_ink_its_own(theme: Theme) -> None:
    def paint(painter: QPainter, room: QRect) -> None:
        write(painter, QPointF(room.center()), face(40), "Kf", theme.conflict)

    picture = FramedBoard(paint, PictureLook(theme), "", "")
    data = svg(picture).decode()
    assert "<text" not in data
    assert f'fill="{theme.conflict.name()}"' in data
    image = image_of(picture)
    inks = {image.pixelColor(x, 590).name() for x in range(600, 640)}
    assert theme.conflict.name() in inks
