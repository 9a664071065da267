# SPDX-License-Identifier: MIT
"""What the tree is told of a puzzle."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.tables import (
    CAGE,
    HOUSE,
    LOCKED,
    TOTAL,
    tables_of,
)


def kinds(*constraints: Constraint) -> list[int]:
    """The kinds of the rules that are followed, beside pairs and cells that see each other."""
    rules = Rules(9, None, constraints)
    tables = tables_of(rules.board, rules.demands, bytes(81))
    return [tables.pool[at] for at in tables.rules if tables.pool[at] not in (HOUSE, LOCKED)]


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
