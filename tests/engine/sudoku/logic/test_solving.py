# SPDX-License-Identifier: MIT
"""The next step, all steps and the path."""

from collections.abc import Callable, Iterator

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.solving import all_steps, next_step, path
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, HARD, digits

SINGLES = LADDER.only("full_house", "naked_single", "hidden_single")


def start(text: str) -> Grid:
    return Grid.of_givens(digits(text)).with_all_candidates()


@pytest.mark.parametrize("text", [FEW_CLUES, HARD])
def test_a_path_leads_to_the_solution(text: str) -> None:
    values = bytearray(digits(text))
    for step in path(start(text)):
        for cell, digit in step.placements:
            values[cell] = digit
    assert bytes(values) == kernel.solve(digits(text))


def test_a_path_always_takes_the_easiest_step() -> None:
    order = [rung.name for rung in LADDER]
    for rung, _ in follow(board := Board(start(HARD))):
        found = next_step(board.grid())
        assert found is not None
        assert order.index(found.technique) == order.index(rung.name)


def test_all_steps_start_with_the_next_one() -> None:
    grid = start(FEW_CLUES)
    steps = all_steps(grid, SINGLES)
    assert next(steps) == next_step(grid, SINGLES)


def test_what_refutes_nearly_everything_is_listed_only_where_nothing_else_is_there() -> None:
    braids = LADDER.only("nested_braid")
    assert {step.technique for step in all_steps(start(HARD), braids)} == {"nested_braid"}
    listed = {step.technique for step in all_steps(start(HARD), LADDER)}
    assert listed
    assert "nested_braid" not in listed


def test_all_steps_are_different() -> None:
    steps = list(all_steps(start(HARD), LADDER.switched(off=["forcing_net", "forcing_chain"])))
    keys = [(s.technique, s.placements, s.eliminations, s.digits) for s in steps]
    assert len(set(keys)) == len(keys) > 10


def test_the_same_steps_come_in_the_same_order() -> None:
    assert list(path(start(HARD))) == list(path(start(HARD)))


@pytest.mark.parametrize("look", [path, all_steps, lambda *wants: iter([next_step(*wants)])])
def test_looking_for_steps_can_be_stopped(look: Callable[..., Iterator[Step]]) -> None:
    answers = iter([False, True])
    with pytest.raises(Cancelled):
        list(look(start(HARD), LADDER, lambda: next(answers)))
