# SPDX-License-Identifier: MIT
"""A chain without its end: any end that proves something is right, and every other is answered."""

from itertools import islice

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import chain_of, finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check

BANK = resource("puzzles/techniques.zip")
CHAINS = ("x_chain", "xy_chain", "nice_loop")


def begun(technique: str, seed: str = "begun") -> list[Exercise]:
    found = map(finish, islice(positions(technique, seed, BANK), 8))
    return [each for each in found if each.begun]


def all_candidates(exercise: Exercise) -> list[Candidate]:
    grid = exercise.grid
    return [
        Candidate(cell, digit)
        for cell in grid.empty_cells
        for digit in digits_in(grid.candidates[cell])
    ]


@pytest.mark.parametrize("technique", CHAINS)
def test_every_end_of_two_that_is_right_takes_away_what_the_solution_has_not(
    technique: str,
) -> None:
    """All pairs that a link leads to, and some that none does."""
    for exercise in begun(technique)[:3]:
        solution = kernel.solve(exercise.grid.givens)
        assert solution
        chain = chain_of(exercise)
        ends = 0
        there = all_candidates(exercise)
        for one in there:
            led = chain.continued(frozenset({one}))
            others = there if len(led) > len(exercise.begun) else there[:1]
            for other in others:
                marks = frozenset({one, other})
                verdict = judge(exercise, marks)
                if verdict.rightness != "right":
                    check(verdict.text, exercise, marks)
                    continue
                ends += 1
                assert verdict.step
                assert verdict.step.eliminations
                assert not any(solution[cell] == digit for cell, digit in verdict.step.eliminations)
        assert ends


def test_an_end_that_was_not_thought_of_is_as_right() -> None:
    others = 0
    for exercise in begun("nice_loop"):
        there = all_candidates(exercise)
        chain = chain_of(exercise)
        led = [each for each in there if chain.leads_on(exercise.begun, each)]
        pairs = {frozenset({one, other}) for one in led for other in there}
        right = [pair for pair in pairs if judge(exercise, pair).rightness == "right"]
        others += len([pair for pair in right if pair != exercise.answers[0].marks])
    assert others


def test_half_an_end_is_right_so_far_and_is_asked_how_it_goes_on() -> None:
    for technique in CHAINS:
        exercise = begun(technique)[0]
        path = chain_of(exercise).continued(exercise.answers[0].marks)
        verdict = judge(exercise, frozenset({path[-2]}))

        assert verdict.rightness == "partly"
        assert "Which strong link leads on" in str(verdict.text)


def test_a_longer_end_counts_as_well() -> None:
    """An XY-chain of which two cells are cut off is finished by four candidates."""
    for exercise in begun("xy_chain"):
        if len(exercise.begun) < 6:
            continue
        cut = Exercise(
            "link",
            exercise.grid,
            exercise.task,
            exercise.answers,
            exercise.view,
            about="chain",
            begun=exercise.begun[:-2],
        )
        assert judge(cut, exercise.answers[0].marks | {*exercise.begun[-2:]}).rightness == "right"
        return
    pytest.fail("no chain is long enough")


def test_what_is_no_candidate_or_lies_far_off_is_said_to_be_so() -> None:
    exercise = begun("x_chain")[0]
    last = exercise.begun[-1]
    gone = next(
        Candidate(cell, last.digit)
        for cell in exercise.grid.empty_cells
        if not exercise.grid.candidates[cell] >> last.digit - 1 & 1
    )
    other = next(each for each in all_candidates(exercise) if each.digit != last.digit)

    assert judge(exercise, frozenset({gone})).text.template == "{cell} has no {digit}."
    assert judge(exercise, frozenset({other})).text == Message(
        "This chain is about the {digit} alone.", digit=last.digit
    )
    passed = judge(exercise, frozenset({exercise.begun[1]}))
    assert passed.text.template == "The chain has passed {other} already."
