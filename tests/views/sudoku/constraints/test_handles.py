# SPDX-License-Identifier: MIT
"""The handles of a selected constraint: where they are painted, and how large."""

from PySide6.QtGui import QImage

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.grips import Held, held
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.handles import paint_held
from tests.views.sudoku.constraints.conftest import Picture

LIGHT = 190


def of(constraint: Constraint) -> Held:
    """How a constraint of a puzzle is held."""
    return held(constraint, VariantPuzzle(Rules(9, None, (constraint,)), bytes(81)))


def is_inked(image: QImage, across: int, down: int) -> bool:
    """Whether a pixel is in the accent, or nearly so."""
    return image.pixelColor(across, down).lightness() < LIGHT


def test_a_handle_is_a_ring_of_seven_pixels(picture: Picture, canvas: Canvas) -> None:
    line = of(Constraint("arrow", (40, 31, 22), 1))
    image = picture(lambda painter, on: paint_held(painter, on, line))
    middle = canvas.point(line.grips[0].place).toPoint()
    seen = [is_inked(image, middle.x() - far, middle.y()) for far in (0, 3, 6, 10)]
    assert seen == [False, False, True, False]


def test_the_end_bears_a_plus_and_no_digit_is_covered(picture: Picture, canvas: Canvas) -> None:
    line = of(Constraint("thermometer", (40, 31, 22)))
    image = picture(lambda painter, on: paint_held(painter, on, line))
    middle = canvas.point(line.grips[-1].place).toPoint()
    assert is_inked(image, middle.x(), middle.y())
    for cell in (40, 31, 22):
        at = canvas.middle(cell).toPoint()
        reach = round(0.29 * canvas.cell)
        spots = [
            (at.x() + x, at.y() + y) for x in range(-reach, reach) for y in range(-reach, reach)
        ]
        assert {image.pixelColor(*spot).name() for spot in spots} == {canvas.theme.board.name()}


def test_the_circles_of_a_held_line_are_in_the_accent(picture: Picture, canvas: Canvas) -> None:
    arrow = of(Constraint("arrow", (40, 31), 1))
    image = picture(lambda painter, on: paint_held(painter, on, arrow))
    middle = canvas.middle(40).toPoint()
    radius = round(0.385 * canvas.cell)
    assert is_inked(image, middle.x() + radius, middle.y())


def test_what_is_not_held_leaves_the_board_as_it_is(picture: Picture, canvas: Canvas) -> None:
    image = picture(lambda painter, on: paint_held(painter, on, Held()))
    assert not any(is_inked(image, across, 320) for across in range(640))
