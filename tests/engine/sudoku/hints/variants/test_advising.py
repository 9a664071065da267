# SPDX-License-Identifier: MIT
"""What a player of a variant is told: what is wrong, or the next step from what is right."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.game import Edit, SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.advising import advise, moves_of, reason_against
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.variants.boards import read

GAME = SudokuGame()
SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
CAGES = read(
    '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R1C3","R2C3"],"value":"4"}]', 4
)
PUZZLE = replace(CAGES, givens=bytes(8) + SOLUTION[8:])
SETUP = SudokuSetup(PUZZLE.givens, variant=PUZZLE)


def played(*words: str, puzzle: VariantPuzzle = PUZZLE) -> list[Grid]:
    """The states of a game whose moves are written in words."""
    setup = SudokuSetup(puzzle.givens, variant=puzzle)
    states = [GAME.start(setup)]
    for word in words:
        states.append(GAME.play(setup, states[-1], GAME.read_move(setup, word)))
    return states


def test_a_step_is_found_with_its_place() -> None:
    advice = advise(PUZZLE, played())

    assert advice.step
    assert advice.step.placement
    cell, digit = advice.step.placement
    assert SOLUTION[cell] == digit
    assert cell in advice.where
    assert not advice.entered


def test_every_step_to_the_end_is_right_and_can_be_applied() -> None:
    states = played()
    for _ in range(40):
        advice = advise(PUZZLE, states)
        if advice.is_solved:
            break
        assert advice.step
        for move in moves_of(advice.step, states, tidy=True):
            states.append(GAME.play(SETUP, states[-1], move))
    assert states[-1].values == SOLUTION


def test_wrong_digits_come_before_any_step() -> None:
    advice = advise(PUZZLE, played("r1c1=2", "r2c1=3"))

    assert (advice.wrong, advice.step) == ((0,), None)


def test_right_digits_are_counted_in() -> None:
    assert advise(PUZZLE, played("r1c1=1")).entered


def test_what_was_struck_out_rightly_is_built_on_and_what_was_not_is_ignored() -> None:
    puzzle = read("", 4)
    givens = bytes([1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    puzzle = replace(puzzle, givens=givens)
    assert advise(puzzle, played(puzzle=puzzle)).fault, "it has several solutions"

    right = advise(PUZZLE, played("r1c1+12", "r1c1-2"))
    wrong = advise(PUZZLE, played("r1c1+12", "r1c1-1"))

    for advice in (right, wrong):
        assert advice.step
        assert advice.step.placement
        assert SOLUTION[advice.step.placement[0]] == advice.step.placement[1]


def test_eliminations_are_noted_first_where_they_are_not() -> None:
    cage = read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4)
    puzzle = replace(cage, givens=bytes([0, 0, 0, 4, *[0] * 4, 2, 1, 4, 3, 4, 3, 2, 1]))
    states = played(puzzle=puzzle)
    marks = [step for step in [advise(puzzle, states).step] if step]
    step = replace(marks[0], placement=None, eliminations=((0, 0b1100),))

    noted, struck = moves_of(step, states, tidy=True)

    assert [(edit.cell, edit.kind) for edit in noted] == [(0, "+")]
    assert [(edit.cell, edit.kind, edit.digits) for edit in struck] == [(0, "-", 0b1100)]


def test_it_stops_when_it_is_asked_to() -> None:
    with pytest.raises(Cancelled):
        advise(CAGES, played(puzzle=CAGES), lambda: True)


def test_a_wrong_digit_has_a_reason_and_the_right_one_none() -> None:
    start = played()[0]
    wrong = reason_against(PUZZLE, start, (0, 2))
    right = reason_against(PUZZLE, start, (0, 1))

    assert wrong.steps
    assert not wrong.is_right
    assert (right.steps, right.is_right) == ((), True)


def test_a_wrong_digit_on_the_board_is_no_reason() -> None:
    grid = played("r1c2=1")[-1]

    assert reason_against(PUZZLE, grid, (0, 1)).is_right
    assert reason_against(PUZZLE, grid, (1, 1)).steps


def test_nothing_is_proved_without_one_solution() -> None:
    reason = reason_against(CAGES, played(puzzle=CAGES)[0], (0, 2))

    assert str(reason.fault) == "This puzzle has several solutions."


def test_right_notes_that_were_struck_out_are_put_back() -> None:
    assert advise(PUZZLE, played("r1c4+24", "r1c4-4")).mend == (Edit(3, "+", 0b1000),)
    assert advise(PUZZLE, played("r1c4+24", "r1c4-2")).mend == ()
    assert advise(PUZZLE, played("r1c4+2")).mend == ()


def test_what_a_reason_rests_on_is_known() -> None:
    seen = reason_against(PUZZLE, played()[-1], (0, 2))
    assert seen.pattern
    assert seen.pattern.candidates == {(8, 2): "placed", (0, 2): "eliminated"}
    cage = reason_against(PUZZLE, played()[-1], (0, 3))
    assert cage.pattern
    assert cage.pattern.cells
    assert not reason_against(PUZZLE, played()[-1], (0, 1)).pattern
