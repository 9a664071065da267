# SPDX-License-Identifier: MIT
"""What is said of marks that are no deadly pattern."""

from collections.abc import Callable, Iterable

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked
from sudoku_qt.engine.sudoku.learn.remarks.patterns.deadly import (
    of_corners,
    of_exchanged,
    of_odd_cells,
    of_ring,
)
from tests.engine.sudoku.learn.small import beside, marked, real


def words(texts: Iterable[Message]) -> list[str]:
    return [*map(str, texts)]


def test_the_digit_is_named_that_a_corner_lacks() -> None:
    step = real("unique_rectangle_4")
    pair = step.digits
    strays = [
        cell
        for cell in range(81)
        if (mask := step.position[cell]) and cell not in pattern_of(step)
        if not mask >> pair[0] - 1 & 1
    ]

    said = words(of_corners(beside(step, strays[0], lacking=1)))

    assert any(text.endswith(f"has no {pair[0]}.") for text in said)


def test_a_cell_off_both_lines_is_no_corner() -> None:
    step = real("unique_rectangle_6")
    corners = sorted(pattern_of(step))
    rows, columns = {cell // 9 for cell in corners}, {cell % 9 for cell in corners}
    far = next(cell for cell in range(81) if cell // 9 not in rows and cell % 9 not in columns)

    assert any("no row and no column" in text for text in words(of_corners(beside(step, far))))


@pytest.mark.parametrize("remarks", [of_corners, of_exchanged])
def test_of_four_cells_and_of_no_other_number_the_shape_is_told(
    remarks: Callable[[Marked], Iterable[Message]],
) -> None:
    names = "r1c1", "r1c4", "r2c1", "r9c4", "r8c8"
    shapes = [
        sum("the corners of a rectangle lie in" in text for text in words(remarks(cells)))
        for cells in (marked({}, *names[:count]) for count in (3, 4, 5))
    ]

    assert shapes == [0, 1, 0]


def test_a_ring_has_two_cells_in_each_house() -> None:
    step = real("unique_loop")
    pattern = pattern_of(step)
    free = [cell for cell in range(81) if step.position[cell] and cell not in pattern]
    said = [text for cell in free for text in words(of_ring(beside(step, cell)))]

    assert any("of the marked cells lie in" in text for text in said)
    assert any("is the only marked cell of" in text for text in said)


def test_entered_cells_are_compared_with_what_would_be_exchanged() -> None:
    step = real("avoidable_rectangle_1")
    other = next(
        cell for cell, value in enumerate(step.values) if value and value not in step.digits
    )

    assert any(
        text.startswith("What could be exchanged here are ")
        for text in words(of_exchanged(beside(step, other)))
    )


def test_of_a_grid_of_pairs_the_odd_cells_are_wanted() -> None:
    known = {"r1c1": "25", "r1c5": "258"}

    assert words(of_odd_cells(marked(known, "r1c1", "r1c5"))) == [
        "r1c1 has two candidates, as it should. Look for a cell with three."
    ]


def test_where_no_odd_cell_is_missing_none_is_wanted() -> None:
    step = real("bug_xz")
    pair = next(
        cell
        for cell, mask in enumerate(step.position)
        if mask.bit_count() == 2 and cell not in pattern_of(step)
    )
    all_of_it = frozenset({*pattern_of(step), pair})
    odd = {cell for cell in pattern_of(step) if step.position[cell].bit_count() > 2}

    assert not words(of_odd_cells(Marked(step.position, all_of_it, near=step)))
    assert words(of_odd_cells(Marked(step.position, all_of_it - odd, near=step)))


@pytest.mark.parametrize("name", ["avoidable_rectangle_1", "avoidable_rectangle_3"])
def test_the_cells_of_a_subset_count_with_the_corners(name: str) -> None:
    step = real(name)
    said = words(of_exchanged(beside(step, min({*range(81)} - pattern_of(step)))))

    assert any(text.endswith(f"it takes {len(pattern_of(step))}.") for text in said)
