# SPDX-License-Identifier: MIT
"""Marks of lines: between the middles of cells, and told apart by their shape alone."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from sudoku_qt.models.sudoku.board.figures import LINE_LOOKS
from sudoku_qt.views.sudoku.constraints.marks import FREE, MARKS, marks_between, stretches

BESIDE, ACROSS = ((0.5, 0.5), (1.5, 0.5)), ((0.5, 0.5), (1.5, 1.5))
PIXELS = 40  # to a cell


def form(path: QPainterPath) -> frozenset[tuple[int, int]]:
    """The points of a fine grid that a shape covers."""
    path.setFillRule(Qt.FillRule.WindingFill)
    reach = range(-PIXELS // 2, PIXELS // 2)
    return frozenset(
        (x, y)
        for x in reach
        for y in reach
        if path.contains(QPointF((x + 0.5) / PIXELS, y / PIXELS))
    )


def test_every_look_has_its_mark() -> None:
    assert {look.mark for look in LINE_LOOKS} == set(MARKS)


@pytest.mark.parametrize("length", [1 - 2 * FREE, 2**0.5 - 2 * FREE])
def test_any_two_marks_differ_in_a_third_of_what_they_cover(length: float) -> None:
    forms = {name: form(mark(length)) for name, mark in MARKS.items()}
    assert all(forms.values())
    alike = [
        (one, two)
        for one, two in combinations(forms, 2)
        if len(forms[one] ^ forms[two]) < len(forms[one] | forms[two]) / 3
    ]
    assert alike == []


def test_marks_keep_free_of_the_middles_of_all_cells() -> None:
    assert stretches(*BESIDE) == [pytest.approx((FREE, 1 - FREE), abs=0.02)]
    assert stretches(*ACROSS) == [pytest.approx((FREE, 2**0.5 - FREE), abs=0.02)]
    (first, second) = stretches((0.5, 0.5), (2.5, 0.5))
    assert (first[1], second[0]) == pytest.approx((0.65, 1.35), abs=0.02)


def test_a_way_to_a_corner_is_marked_up_to_there() -> None:
    assert stretches((0.5, 0.5), (1, 1)) == [pytest.approx((FREE, 0.5**0.5), abs=0.02)]


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("way", [BESIDE, ACROSS])
def test_a_mark_fits_into_its_stretch(
    name: str, way: tuple[tuple[float, float], tuple[float, float]]
) -> None:
    ((shape, share),) = marks_between(name, *way)
    assert share == pytest.approx(0.5, abs=0.01)
    ((start, end),) = stretches(*way)
    assert shape.boundingRect().width() <= end - start + 0.04


def test_two_cells_in_the_same_place_have_no_mark_between_them() -> None:
    assert stretches((0.5, 0.5), (0.5, 0.5)) == []
