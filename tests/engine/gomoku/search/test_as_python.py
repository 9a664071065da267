# SPDX-License-Identifier: MIT
"""The typed modules of the search as plain Python: they look at the same positions."""

from types import ModuleType
from typing import Any

import pytest

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.levels import STYLES
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, RULES, Rule
from sudoku_qt.engine.gomoku.search import course, fours, memory, position, tree
from sudoku_qt.engine.work import never
from tests.engine.gomoku.search.test_fours import CROWDED
from tests.sweeps import every

STONES = [(112, 1), (97, 2), (113, 1), (111, 2), (98, 1), (83, 2), (128, 1)]


@pytest.mark.parametrize("rule", every(3, [RENJU, FREESTYLE, CARO]), ids=lambda rule: rule.name)
def test_it_thinks_the_same(rule: Rule, as_python: dict[str, ModuleType]) -> None:
    slow = as_python["search.position"].Position(rule, 15)
    fast = position.Position(rule, 15)
    for stone in STONES:
        slow.put(*stone)
        fast.put(*stone)
    assert slow.seen() == fast.seen()
    slowly = as_python["search.tree"].Tree(
        slow, as_python["search.fours"].Fours(slow), as_python["search.memory"].Memory(1 << 8)
    )
    quickly = tree.Tree(fast, fours.Fours(fast), memory.Memory(1 << 8))
    found = slowly.think(2, 2, never, lambda *_: True)

    assert found == quickly.think(2, 2, never, lambda *_: True)
    assert slowly.nodes == quickly.nodes


@pytest.mark.parametrize("rule", every(4, RULES), ids=lambda rule: rule.name)
def test_the_course_searches_by_the_same_steps(
    rule: Rule, as_python: dict[str, ModuleType]
) -> None:
    slow = as_python["search.position"].Position(rule, 9)
    fast = position.Position(rule, 9)
    for point, colour in STONES:
        slow.put(point % 80, colour)
        fast.put(point % 80, colour)
    for style in STYLES:
        slowly = as_python["search.course"].Course(slow, style, 12)
        quickly = course.Course(fast, style, 12)
        assert slowly.think(2, 3, never, (20, 1)) == quickly.think(2, 3, never, (20, 1))
        assert slowly.nodes == quickly.nodes


@pytest.fixture
def looking(as_python: dict[str, ModuleType]) -> Any:
    """A search for fours in a crowded position, whose steps can be seen."""
    crowded = as_python["search.position"].Position(FREESTYLE, 15)
    for colour, names in enumerate(CROWDED, start=1):
        for name in names.split():
            crowded.put(point_named(15, name), colour)
    return as_python["search.fours"].Fours(crowded)


def test_fours_that_were_not_found_with_as_many_looks_are_known(looking: Any) -> None:
    assert looking.find(1, 8, 0) == 0
    looked = looking.nodes

    assert looking.find(1, 8, 0) == 0
    assert looking.cut
    assert looking.nodes == looked
    looking.find(1, 9, 0)
    looking.find(2, 8, 0)
    assert looking.nodes > looked


def test_a_win_is_looked_for_as_if_nothing_was_known(looking: Any) -> None:
    assert looking.win(1, 8) is None  # at most so deep that this says nothing of what is deeper
    looked = looking.nodes

    looking.find(1, 8, 0)
    assert looking.nodes > looked
