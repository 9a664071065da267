# SPDX-License-Identifier: MIT
"""The tools of a setter: one for each kind, with words, and what is typed digit by digit."""

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.variant_board import board_of
from sudoku_qt.models.sudoku.compose.tools import (
    FAMILIES,
    REGION,
    SWITCHES,
    Gesture,
    Tool,
    fits,
    next_choice,
    rubbed_out,
    tool_named,
    typed_on,
)

EVERY = [tool for family in FAMILIES for tool in family.tools]
CAGE = Constraint("killercage", (0, 1, 9))


def test_every_kind_has_its_tool_or_its_switch() -> None:
    names = [tool.name for tool in (*EVERY, *SWITCHES)]
    assert sorted(names) == sorted([REGION, *(kind.name for kind in KINDS)])


@pytest.mark.parametrize("tool", EVERY, ids=lambda tool: tool.name)
def test_a_tool_says_what_it_draws_and_how(tool: Tool) -> None:
    assert tool.title
    assert tool.use.endswith(".")
    assert tool.rule.endswith(".")
    assert "{" not in tool.title + tool.use + tool.rule
    assert tool_named(tool.name) is tool
    assert bool(tool.sign) != tool.is_region


def test_each_negative_rule_is_a_switch_of_its_own() -> None:
    (negative,) = (tool for tool in SWITCHES if tool.values)
    titles = [negative.title_of(value) for value in negative.values]
    assert len({*titles}) == 3
    assert titles[0] == "Wherever it fits, it is marked: White dot."


def test_a_number_is_typed_and_rubbed_out_digit_by_digit() -> None:
    one = typed_on(CAGE, 1)
    assert one is not None
    two = typed_on(one, 5)
    assert two is not None
    assert (one.value, two.value) == (1, 15)
    assert rubbed_out(two) == one
    assert rubbed_out(one) == CAGE
    assert not fits(one, board_of(9))
    assert fits(two, board_of(9))


def test_digits_are_typed_and_typed_away() -> None:
    circle = Constraint("quadruple", (0, 1, 9, 10), ())
    one = typed_on(circle, 4)
    assert one is not None
    two = typed_on(one, 2)
    assert two is not None
    assert two.value == (4, 2)
    away = typed_on(two, 4)
    assert away is not None
    assert away.value == (2,)
    assert rubbed_out(two).value == (4,)


def test_nothing_is_typed_at_a_line() -> None:
    assert typed_on(Constraint("thermometer", (0, 1)), 4) is None


def test_the_few_values_follow_each_other_to_the_end() -> None:
    x = Constraint("xv", (0, 1), "X")
    v = next_choice(x)
    assert v == Constraint("xv", (0, 1), "V")
    assert next_choice(v) is None
    assert next_choice(Constraint("difference", (0, 1))) is None


def test_only_clues_outside_have_lines() -> None:
    board = board_of(9)
    for tool in EVERY:
        assert bool(tool.lines_from(-1, 3, board)) == (tool.gesture is Gesture.EDGE)
