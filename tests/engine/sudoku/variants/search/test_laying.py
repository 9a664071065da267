# SPDX-License-Identifier: MIT
"""What the tree is told of a puzzle, by the compiled file and by it as plain Python."""

from typing import Any

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.laying import tables_of
from sudoku_qt.engine.sudoku.variants.search.tables import CAGE, HOUSE, TOTAL


def kinds(*constraints: Constraint) -> list[int]:
    """The kinds of the rules that are followed, beside pairs and cells that see each other."""
    rules = Rules(9, None, constraints)
    tables = tables_of(rules.board, rules.demands, bytes(81))
    return [tables.pool[at] for at in tables.rules if tables.pool[at] != HOUSE]


def test_the_cheapest_demand_that_says_as_much_is_taken() -> None:
    assert kinds() == []
    assert kinds(Constraint("killercage", (0, 1), 10)) == []  # a pair
    assert kinds(Constraint("killercage", (0, 1, 9), 10)) == [CAGE]
    assert kinds(Constraint("cage", (0, 1, 2), 10)) == [CAGE]  # of cells that differ anyway
    assert kinds(Constraint("cage", (0, 10, 40), 10)) == [TOTAL]


def test_a_cell_that_a_line_meets_twice_counts_twice() -> None:
    rules = Rules(9, None, (Constraint("zipperline", (0, 1, 0)),))
    tables = tables_of(rules.board, rules.demands, bytes(81))
    assert tables.pair_others.tolist() == [1, 0]


def test_pairs_of_a_zipper_are_compared_with_each_other() -> None:
    line = (0, 10, 20, 50, 60, 70)
    assert kinds(Constraint("zipperline", line)) == [TOTAL] * 3
    assert kinds(Constraint("zipperline", (*line[:3], 40, *line[3:]))) == [TOTAL] * 3  # the middle
    whole = Constraint("regionsumline", (0, 1, 3, 4, 6, 7))
    assert kinds(whole) == [TOTAL] * 3  # said already


@pytest.mark.parametrize("size", [6, 7, 9, 16])
def test_the_usual_houses_are_laid_as_any_other_demand_is(size: int) -> None:
    rules = Rules(size)
    known = tables_of(rules.board, rules.demands, bytes(size * size))
    asked = tables_of(rules.board, rules.demands[::-1], bytes(size * size))
    assert known.seen == asked.seen
    assert {*known.house_starts} == {*asked.house_starts}


PARTS = (
    Constraint("antiknight"),
    Constraint("diagonal+"),
    *(Constraint("killercage", (at, at + 1, at + 10), 15) for at in (0, 2, 4, 20, 22, 24, 40, 60)),
    Constraint("killercage", tuple(range(27, 36)), 45),
    Constraint("cage", (10, 30, 50, 70, 71), 21),
    Constraint("cage", (80, 0), 9),
    Constraint("thermometer", (44, 35, 26, 17)),
    Constraint("arrow", (40, 41, 42, 43, 34), 1),
    Constraint("zipperline", (0, 1, 2, 1, 0)),
    Constraint("renban", (8, 7, 6)),
    Constraint("zipperline", (3, 13, 23, 53, 63, 73)),
)


@pytest.mark.parametrize("end", range(1, len(PARTS) + 1))
def test_as_python_it_lays_the_same(as_python: Any, end: int) -> None:
    slow = as_python("laying")
    rules = Rules(9, None, PARTS[:end])
    made = tables_of(rules.board, rules.demands, bytes(81))
    assert made == slow.tables_of(rules.board, rules.demands, bytes(81))


def test_of_some_demands_nothing_is_derived() -> None:
    rules = Rules(9, None, (Constraint("killercage", tuple(range(8)), 40),))
    seen = [0] * 81
    whole = tables_of(rules.board, rules.demands, bytes(81))
    some = tables_of(rules.board, rules.demands, bytes(81), seen)
    assert whole.masks[8] == 1 << 4
    assert some.masks[8] == (1 << 9) - 1


def test_a_cell_sees_others_and_not_itself() -> None:
    rules = Rules(4)
    seen = tables_of(rules.board, rules.demands, bytes(16)).seen
    assert [word.bit_count() for word in seen] == [7] * 16
    assert not any(word >> cell & 1 for cell, word in enumerate(seen))
