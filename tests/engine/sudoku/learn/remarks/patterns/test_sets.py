# SPDX-License-Identifier: MIT
"""What is said of marks that are no almost locked sets."""

from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import shared_houses
from sudoku_qt.engine.sudoku.learn.remarks.patterns.sets import of_one_set, of_sets, sets_of
from tests.engine.sudoku.learn.small import beside, marked, real


def test_cells_with_more_digits_than_one_over_are_counted() -> None:
    step = real("als_xz")
    pattern = pattern_of(step)
    said = {
        str(text)
        for cell in range(81)
        if step.position[cell] and cell not in pattern
        for text in of_sets(beside(step, cell))
    }

    assert any("candidates together" in words for words in said)


def test_of_a_set_that_is_one_nothing_is_said() -> None:
    assert [*of_sets(beside(real("als_xz")))] == []


def test_a_wing_of_four_cells_has_four_digits() -> None:
    known = {"r1c1": "12", "r1c2": "134", "r1c3": "256", "r2c2": "14"}
    (text,) = of_one_set(marked(known, *known))

    assert str(text).startswith("Together the marked cells have the candidates 1, 2, 3, 4, 5, 6")


def test_the_sets_of_a_step_lie_in_houses_and_make_up_its_pattern() -> None:
    for name in ("als_xz", "als_xy_wing", "sue_de_coq", "death_blossom"):
        step = real(name)
        sets = [*sets_of(step)]
        assert frozenset().union(*sets) == pattern_of(step)
        assert all(shared_houses(members) for members in sets)
