# SPDX-License-Identifier: MIT
"""Every kind of rule has a step of its own: it is told, and drawn on the rule and the cells."""

from collections.abc import Iterator

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, advise
from sudoku_qt.engine.sudoku.hints.variants.pattern import (
    ELIMINATED,
    FIRST,
    FOLLOWS,
    SECOND,
    WHERE,
    StepPattern,
)
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import own_steps
from tests.engine.sudoku.variants.explaining.true_reasons import untrue
from tests.engine.sudoku.variants.reasoning.told_facts import wrongly_told

OWN = own_steps()
NAMES = [kind.name for kind in KINDS]
OUTSIDE = frozenset({"littlekillersum", "sandwichsum", "xsum", "skyscraper"})
"""Kinds whose clues stand outside the board."""
TIED = frozenset({"antiknight", "antiking"})
"""Kinds that nothing on the board shows: their steps draw which candidate excludes which."""


def advice(kind: str) -> tuple[VariantPuzzle, VariantAdvice]:
    """The position of a kind, and the advice in it."""
    assert kind in OWN, f"{kind} has no position: write one in tests/data/variants/own_steps.txt"
    puzzle, _ = OWN[kind]
    return puzzle, advise(puzzle, [Grid.of_givens(puzzle.givens, puzzle.rules.shape)])


def messages(message: Message) -> Iterator[Message]:
    """All messages that a message has as facts."""
    for fact in message.facts.values():
        for each in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(each, Message):
                yield each
                yield from messages(each)


def ruled_cells(puzzle: VariantPuzzle, kind: str, step: ReasonedStep) -> set[int]:
    """The cells of the rules of a kind, or of a house that they add."""
    if step.constraint and not step.constraint.cells:  # of a rule of the whole board: its pair
        return {cell for reason in step.because for cell in reason.at}
    cells = [each.cells for each in puzzle.rules.constraints if each.kind == kind]
    houses = [house.cells for house in Marks(puzzle).houses if "whole" in house.name.facts]
    return {cell for each in (*cells, *houses) for cell in each}


def names_the_kind(told: Message, kind: str) -> bool:
    """Whether a sentence names the rule by its title, or a house by the name it has of the rule."""
    title = KIND_NAMED[kind].title
    return any(each.template == title or "whole" in each.facts for each in messages(told))


def roles_of(pattern: StepPattern) -> set[str]:
    """The roles of cells and of candidates."""
    return {*pattern.cells.values(), *pattern.candidates.values()}


@pytest.mark.parametrize("kind", NAMES)
def test_the_next_step_is_the_kind_s_own_and_true(kind: str) -> None:
    puzzle, found = advice(kind)
    step = found.step
    assert step
    told = step.sentence(puzzle.rules.size)
    assert str(told) == OWN[kind][1]
    if step.constraint:
        assert step.constraint.kind == kind
    if kind != "killercage":  # "r1c1, r1c2 add up to 5" names the cage by its cells
        assert names_the_kind(told, kind)
    marks = Marks(puzzle)
    assert not wrongly_told(step, marks)
    assert not untrue(step, marks)
    solution = solve(puzzle)
    assert solution
    if step.placement:
        assert solution[step.placement[0]] == step.placement[1]
    assert not any(mask >> solution[cell] - 1 & 1 for cell, mask in step.eliminations)


@pytest.mark.parametrize("kind", NAMES)
def test_it_is_drawn_on_the_rule_and_the_cells(kind: str) -> None:
    puzzle, found = advice(kind)
    assert found.step
    assert found.pattern
    pattern, step = found.pattern, found.step
    ended = {place for place, role in pattern.candidates.items() if role in {FOLLOWS, ELIMINATED}}
    concluded = {(cell, digit) for cell, mask in step.eliminations
                 for digit in range(1, 17) if mask >> digit - 1 & 1}  # fmt: skip
    assert ended == ({step.placement} if step.placement else concluded)
    decisive = {cell for (cell, _), role in pattern.candidates.items() if role == SECOND}
    assert not decisive & {cell for cell, _ in ended}, "what follows does not decide"
    assert bool(pattern.clues) is (kind in OUTSIDE)
    if kind in TIED:
        assert {end for _, end in pattern.ties} <= ended
        assert pattern.ties
        return
    lit = {cell for cell, role in pattern.cells.items() if role == FIRST}
    assert lit
    assert lit <= ruled_cells(puzzle, kind, step) | {cell for cell, _ in ended}
    assert roles_of(pattern) <= {FIRST, SECOND, WHERE, FOLLOWS, ELIMINATED, "placed", "excluded"}
    assert {meaning.role for meaning in pattern.legend} >= {FIRST}
