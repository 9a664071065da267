# SPDX-License-Identifier: MIT
"""What is said beside the pattern that comes nearest."""

from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, sees
from sudoku_qt.engine.sudoku.learn.remarks.nearest import alone, links, no_link, of_nearest, unlike
from tests.engine.sudoku.learn.small import beside, marked, real

KNOWN = {"r1c1": "45", "r3c7": "4", "r9c7": "4", "r1c7": "47", "r6c7": "8"}


def test_where_all_that_is_marked_is_right_it_is_said_where_the_next_cell_lies() -> None:
    step = real("w_wing")
    (text,) = of_nearest(beside(step, lacking=1))

    assert "right so far. Another of its cells lies in" in str(text)


def test_what_is_marked_besides_the_whole_pattern_is_named() -> None:
    step = real("unique_rectangle_3")
    stray = next(cell for cell in range(81) if cell not in pattern_of(step))

    assert str(next(of_nearest(beside(step, stray)))).startswith("The pattern is complete without")


def test_every_stray_cell_of_a_position_is_spoken_of() -> None:
    step = real("medusa")
    for cell in set(range(81)) - pattern_of(step):
        if step.position[cell]:
            assert [*of_nearest(beside(step, cell, lacking=2))]


def test_a_cell_that_sees_no_other_and_one_that_has_nothing_in_common() -> None:
    cells = marked(KNOWN, "r1c1", "r3c7", "r6c7")

    assert len([*alone(cells, 0)]) == 1
    assert [*alone(cells, 24)] == []
    assert len([*unlike(cells, 51)]) == 1


def test_a_third_place_is_named_in_a_house_of_two_marked_cells() -> None:
    cells = marked(KNOWN, "r3c7", "r9c7")

    assert [*links(cells, 24)] == [(4, 15)]
    assert [*map(str, no_link(cells, 24))] == ["r1c7 also has 4, so column 7 is no strong link."]


def test_marks_that_the_nearest_pattern_does_not_have_stray_from_it() -> None:
    step = real("xy_wing")
    far = next(
        cell for cell in range(81) if not any(sees(cell, other) for other in pattern_of(step))
    )
    cells = Marked(step.position, frozenset({far, min(pattern_of(step))}), near=step)

    assert cells.strays == ([far] if far not in pattern_of(step) else [])
    assert cells.inside == cells.cells - {*cells.strays}
