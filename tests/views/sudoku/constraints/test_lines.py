# SPDX-License-Identifier: MIT
"""Lines: their bodies under the digits, their order, their rings and marks."""

import pytest
from PySide6.QtCore import QPointF

from sudoku_qt.engine.sudoku.variants.figures import (
    ARROW,
    BETWEEN,
    DIAGONAL,
    LINE_LOOKS,
    REGION_SUM,
    THERMOMETER,
    WHISPERS,
    LineLook,
)
from sudoku_qt.models.sudoku.board.figures import Line
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.lines import RING, groups_of, paint_body, paint_marks
from tests.views.sudoku.constraints.conftest import Picture

ROW = (0, 1, 2)


@pytest.mark.parametrize("look", LINE_LOOKS, ids=lambda look: f"{look.ink} {look.mark}")
def test_a_body_is_flat_and_its_marks_lie_between_cells(
    look: LineLook, picture: Picture, canvas: Canvas
) -> None:
    (group,) = groups_of([Line(ROW, look)])
    plain = picture(lambda painter, on: paint_body(painter, on, group))
    marked = picture(
        lambda painter, on: paint_body(painter, on, group),
        lambda painter, on: paint_marks(painter, on, group),
    )
    body = canvas.ink(f"line_{look.ink}")
    for cell in ROW:
        assert marked.pixelColor(canvas.middle(cell).toPoint()) == body
    border = canvas.between(0, 1).toPoint()
    assert plain.pixelColor(border) == body
    assert marked != plain


def test_kinds_lie_over_each_other_in_one_order_and_share_a_bulb() -> None:
    whisper, one, two = Line(ROW, WHISPERS), Line((0, 9), THERMOMETER), Line((0, 1), THERMOMETER)
    other = Line((3, 4), THERMOMETER)
    groups = groups_of([whisper, one, two, other])
    assert [group.look for group in groups] == [THERMOMETER, THERMOMETER, WHISPERS]


def test_a_line_is_parted_from_what_it_crosses(picture: Picture, canvas: Canvas) -> None:
    one, two = groups_of([Line((9, 10, 11), THERMOMETER), Line((1, 10, 19), WHISPERS)])
    image = picture(
        lambda painter, on: paint_body(painter, on, one),
        lambda painter, on: paint_body(painter, on, two),
    )
    middle = canvas.middle(10)
    half = WHISPERS.width * canvas.cell / 2
    assert image.pixelColor(middle.toPoint()) == canvas.theme.line_whisper
    casing = image.pixelColor((middle + QPointF(half + 1, 0)).toPoint())
    beyond = image.pixelColor((middle + QPointF(half + 6, 0)).toPoint())
    assert (casing, beyond) == (canvas.theme.board, canvas.theme.line_thermo)


def test_a_ringed_line_begins_at_the_ring(canvas: Canvas) -> None:
    (group,) = groups_of([Line(ROW, BETWEEN, start=(0,), end=(2,))])
    body, rings = group.body(canvas), group.rings(canvas)
    inside = canvas.middle(0) + QPointF(RING * canvas.cell - 4, 0)
    assert not body.contains(inside)
    assert body.contains(canvas.middle(0) + QPointF(RING * canvas.cell + 2, 0))
    assert rings.boundingRect().contains(canvas.middle(0))
    assert not rings.contains(canvas.middle(0))


def test_a_pill_is_one_ring_round_its_cells(canvas: Canvas) -> None:
    (group,) = groups_of([Line((1, 10, 19), ARROW, start=(0, 1))])
    rings = group.rings(canvas)
    assert not rings.contains(canvas.between(0, 1))
    assert rings.boundingRect().width() == pytest.approx(1.8 * canvas.cell, abs=3)


def test_only_the_steps_that_bear_a_mark_have_one(canvas: Canvas) -> None:
    (group,) = groups_of([Line((0, 1, 2, 3), REGION_SUM, marked=(2,))])
    marks = group.marks(canvas).boundingRect()
    assert marks.contains(canvas.between(2, 3))
    assert marks.left() > canvas.middle(2).x()


def test_an_arrow_has_a_point_before_its_last_cell(canvas: Canvas) -> None:
    with_head, without = (
        groups_of([Line(ROW, ARROW, start=(0,), end=end)])[0].marks(canvas) for end in ((), (2,))
    )
    border = canvas.between(1, 2)
    wing = border + QPointF(-0.1 * canvas.cell, 0.065 * canvas.cell)
    assert (with_head.contains(wing), without.contains(wing)) == (True, False)


def test_a_diagonal_goes_on_to_the_corners(canvas: Canvas) -> None:
    (group,) = groups_of([Line(tuple(range(0, 81, 10)), DIAGONAL)])
    body = group.body(canvas)
    assert body.contains(canvas.rect(0).topLeft() + QPointF(2, 2))
    assert body.contains(canvas.rect(80).bottomRight() - QPointF(2, 2))


def test_a_cell_named_twice_breaks_nothing(canvas: Canvas) -> None:
    (group,) = groups_of([Line((0, 0), ARROW)])
    assert group.marks(canvas).elementCount() >= 0
