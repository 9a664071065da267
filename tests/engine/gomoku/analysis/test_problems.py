# SPDX-License-Identifier: MIT
"""Problems: those that ship are sound, and every move of a solver's gets the right answer."""

import pytest

from sudoku_qt.engine.gomoku.analysis.problems import (
    GRADES,
    Outcome,
    Reply,
    WinProblem,
    first_moves,
    problem_of,
    read_problem,
    read_problems,
    reply_to,
    write_problem,
)
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, point_named, with_stone
from sudoku_qt.engine.gomoku.rules import EXACT, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import never
from sudoku_qt.paths import resource
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.sweeps import every, in_turn

SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)
SHIPPED = read_problems(resource("puzzles/gomoku.txt").read_text("utf-8"))
FORK = Attack(FREESTYLE, stones_of("f8 g8 h8 i9 i10 i11", "e8 i12 a1"), BLACK)


def at(name: str) -> int:
    """A point by its name."""
    return point_named(SIZE, name)


def test_there_are_problems_of_every_grade_and_none_twice() -> None:
    assert {problem.grade for problem in SHIPPED} == set(range(1, len(GRADES) + 1))
    assert len({problem.name for problem in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("rule", [FREESTYLE, EXACT, RENJU], ids=lambda rule: rule.name)
def test_there_is_a_dozen_for_each_rule_that_has_some(rule: Rule) -> None:
    assert sum(problem.rule == rule for problem in SHIPPED) >= 12


@pytest.mark.parametrize("problem", every(11, SHIPPED), ids=lambda problem: problem.name)
def test_what_is_said_of_a_problem_holds(problem: WinProblem) -> None:
    assert problem_of(problem.rule, problem.size, problem.order, never) == problem


def test_a_problem_is_read_as_it_was_written() -> None:
    for problem in SHIPPED:
        assert read_problem(write_problem(problem)) == problem


@in_turn(
    "line",
    ["", "freestyle 15 3", "freestyle 15 x | h8 | h9", "freestyle 15 3 | h8h8 | h9",
     "freestyle 15 3 | h8 | h8", "freestyle 15 3 | z99 |", "other 15 3 | h8 | h9",
     "freestyle 99 3 | h8 | h9", "freestyle 15 3 | h8 | h19"],
)  # fmt: skip
def test_what_is_no_problem_is_refused(line: str) -> None:
    with pytest.raises(Fault):
        read_problem(line)


def test_all_first_moves_are_found() -> None:
    assert list(first_moves(FORK, never)) == [at("i8")]


def test_a_right_move_gets_the_longest_defence_and_the_five_none() -> None:
    reply = reply_to(FORK, at("i8"), SHALLOW)
    assert reply.outcome is Outcome.RIGHT
    assert reply.answer in {at("j8"), at("i7")}
    won = Attack(FREESTYLE, with_stone(FORK.stones, at("i8"), BLACK), BLACK)
    assert reply_to(won, at("j8"), SHALLOW) == Reply(Outcome.SOLVED)


def test_a_four_too_early_is_stopped_and_what_is_no_four_leaves_time() -> None:
    attack = Attack(FREESTYLE, stones_of("f8 g8 h8 i9 i10 i11", "e8 i12 a1"), BLACK)
    assert reply_to(attack, at("j8"), SHALLOW) == Reply(Outcome.STOPPED, at("i8"))
    reply = reply_to(attack, at("o15"), SHALLOW)
    assert reply.outcome is Outcome.NO_FOUR
    assert reply.answer is not None
