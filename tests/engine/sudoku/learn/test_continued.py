# SPDX-License-Identifier: MIT
"""Chains that are continued by what is added, in whatever order that was clicked."""

from sudoku_qt.engine.sudoku.learn.continued import BegunChain
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")


def begun(technique: str) -> tuple[BegunChain, Exercise]:
    """A chain without its end, and the exercise that asks for one."""
    found = map(finish, positions(technique, "begun", BANK))
    exercise = next(each for each in found if each.begun)
    return BegunChain(technique, exercise.grid, exercise.begun), exercise


def test_what_is_added_is_put_in_order_and_the_whole_proves_what_its_step_does() -> None:
    for technique in ("x_chain", "xy_chain", "nice_loop"):
        chain, exercise = begun(technique)
        path = chain.continued(exercise.answers[0].marks)
        step = chain.step(path)

        assert path[:-2] == exercise.begun
        assert {*path[-2:]} == exercise.answers[0].marks
        assert step
        assert exercise.step
        assert {*step.eliminations} >= {*exercise.step.eliminations}
        assert [link.kind for link in step.links] == ["strong", "weak"] * (len(path) // 2 - 1) + [
            "strong"
        ]


def test_what_does_not_belong_to_it_is_left_out_and_half_an_end_proves_nothing() -> None:
    chain, exercise = begun("xy_chain")
    last = exercise.begun[-1]
    far = next(
        Candidate(cell, digit)
        for cell in exercise.grid.empty_cells
        for digit in range(1, 10)
        if digit != last.digit and exercise.grid.candidates[cell] >> digit - 1 & 1
        if cell != last.cell
    )

    assert chain.continued(frozenset({far})) == exercise.begun
    assert chain.step(exercise.begun) is None
    half = chain.continued(exercise.answers[0].marks)[:-1]
    assert chain.step(half) is None
    assert not chain.drawn(half).eliminations
    assert len(chain.drawn(half).links) == len(half) - 1
