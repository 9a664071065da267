# SPDX-License-Identifier: MIT
"""Decoration: in its own hue, and never in the way of a digit."""

import pytest
from PySide6.QtGui import QColor

from sudoku_qt.models.sudoku.board.figures import Plate, Stroke
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.decoration import (
    is_free,
    paint_plate,
    paint_stroke,
    softened,
)
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.constraints.conftest import Picture
from tests.views.test_theme import DIGITS, too_faint

COLOURS = [f"#{red}{green}{blue}" for red in ("00", "80", "FF") for green in ("00", "80", "FF")
           for blue in ("00", "80", "FF")]  # fmt: skip


def on_screen(colour: str, canvas: Canvas) -> QColor:
    """A softened colour as a screen shows it."""
    return QColor(softened(colour, canvas).name())


def test_every_ink_can_be_read_on_every_colour(each_theme: Theme, canvas: Canvas) -> None:
    least = 7 if each_theme.name.startswith("high_contrast") else 4.5
    on = canvas._replace(theme=each_theme)
    for inks, wanted in ((DIGITS, least), (("note",), 3.0)):
        pairs = [
            (f"{ink} on {colour}", getattr(each_theme, ink), softened(colour, on))
            for ink in inks
            for colour in COLOURS
        ]
        assert too_faint(pairs, wanted) == []


def test_a_shape_has_its_hue_and_its_text(picture: Picture, canvas: Canvas) -> None:
    plate = Plate((0.5, 0.5), 0.6, 0.4, fill="#FF0000", outline="#000000")
    image = picture(lambda painter, on: paint_plate(painter, on, plate))
    assert image.pixelColor(canvas.middle(0).toPoint()) == QColor(
        softened("#FF0000", canvas).name()
    )
    named = Plate((0.5, 0.5), 0.6, 0.4, fill="#FF0000", outline="#000000", text="A", ink="#00FF00")
    assert picture(lambda painter, on: paint_plate(painter, on, named)) != image


def test_a_stroke_is_drawn_from_point_to_point(picture: Picture, canvas: Canvas) -> None:
    stroke = Stroke(((0.5, 0.5), (2.5, 0.5)), "#0000FF", 0.2)
    image = picture(lambda painter, on: paint_stroke(painter, on, stroke))
    assert image.pixelColor(canvas.middle(1).toPoint()) == QColor(
        softened("#0000FF", canvas).name()
    )
    assert image.pixelColor(canvas.middle(10).toPoint()) == canvas.theme.board


@pytest.mark.parametrize(
    ("middle", "free"), [((0.5, 0.5), False), ((1.0, 1.0), True), ((4.5, -0.5), True)]
)
def test_a_text_behind_a_digit_is_pale(
    *, middle: tuple[float, float], free: bool, canvas: Canvas
) -> None:
    assert is_free(Plate(middle, text="A", size=0.5), canvas) == free


def test_a_text_outside_stands_in_the_rim(picture: Picture, canvas: Canvas) -> None:
    plate = Plate((4.5, -0.5), text="North", ink="#000000", size=2)
    image = picture(lambda painter, on: paint_plate(painter, on, plate))
    board = canvas.board
    edge = [image.pixelColor(x, y) for x in range(640) for y in (0, board.top)]
    assert edge == [canvas.theme.board] * len(edge)
