# SPDX-License-Identifier: MIT
"""Where there is room for one more constraint, and for a duplicate of one."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.variants.adding import added, duplicate
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def drawn(*constraints: Constraint, size: int = 9) -> VariantPuzzle:
    """An empty board with rules."""
    return VariantPuzzle(Rules(size, None, constraints), bytes(size * size))


@pytest.mark.parametrize(
    ("kind", "cells", "value", "copied"),
    [
        ("killercage", (0, 1), 10, (9, 10)),
        ("thermometer", (0, 9, 18), None, (1, 10, 19)),
        ("thermometer", (72, 63, 54), None, (73, 64, 55)),
        ("arrow", (80, 79, 78), 1, (71, 70, 69)),
        ("ratio", (0, 1), None, (9, 10)),
        ("quadruple", (0, 1, 9, 10), (1, 2), (9, 10, 18, 19)),
        ("odd", (80,), None, (79,)),
        ("sandwichsum", tuple(range(9)), 10, tuple(range(9, 18))),
        ("xsum", tuple(range(72, -1, -9)), 10, tuple(range(73, 0, -9))),
    ],
)
def test_a_duplicate_is_the_same_beside_it(
    kind: str, cells: tuple[int, ...], value: Value, copied: tuple[int, ...]
) -> None:
    (one,) = drawn(Constraint(kind, cells, value)).rules.constraints
    copy = duplicate(drawn(one), one)
    assert copy
    (there,) = drawn(copy).rules.constraints
    assert (copy.kind, copy.value) == (one.kind, one.value)
    assert {*there.cells} == {*copied}


def test_duplicates_go_on_until_there_is_no_room() -> None:
    puzzle = drawn(Constraint("killercage", (0, 1), 5), size=4)
    copies = 0
    while copy := duplicate(puzzle, puzzle.rules.constraints[0]):
        more = added(puzzle, copy)
        assert more
        puzzle, copies = more, copies + 1
    taken = [cell for each in puzzle.rules.constraints for cell in each.cells]
    assert sorted(taken) == [*range(16)]
    assert copies == 7


def test_what_ends_at_two_edges_has_no_duplicate() -> None:
    diagonal = Constraint("littlekillersum", tuple(range(0, 81, 10)), 45)
    assert duplicate(drawn(diagonal), diagonal) is None


def test_both_ends_of_a_row_have_room_for_a_clue() -> None:
    row = tuple(range(9))
    puzzle = drawn(Constraint("skyscraper", row, 3))
    assert added(puzzle, Constraint("skyscraper", row[::-1], 3))
    assert added(puzzle, Constraint("skyscraper", row, 4)) is None


def test_what_cannot_be_there_is_refused() -> None:
    with pytest.raises(Fault):
        added(drawn(), Constraint("killercage", (0, 1), 99))
