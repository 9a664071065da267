# SPDX-License-Identifier: MIT
"""Why a digit belongs into a cell, or does not: proofs that hold, and are as short as was found."""

from collections.abc import Collection
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.contradiction import NAME
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.trail import number_of
from sudoku_qt.engine.sudoku.hints.why import Question, Why, ask, before_digit, easy_proof, explain
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import next_finding
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.hints.random_games import SEEDS, masks, played
from tests.engine.sudoku.hints.test_position import PUZZLE, SOLUTION, states
from tests.engine.sudoku.puzzle_lists import CHAINS, HARD, digits
from tests.sweeps import in_turn

SINGLES = LADDER.only("full_house", "hidden_single", "naked_single")


def start(puzzle: bytes = PUZZLE) -> Play:
    return Play(Grid.of_givens(puzzle))


def hard_question(*, is_right: bool) -> Question:
    """A question that takes a few steps."""
    solution = kernel.solve(digits(HARD))
    assert solution
    for cell in Grid.of_givens(digits(HARD)).empty_cells:
        for digit in range(1, 10):
            question = ask(start(digits(HARD)), cell, digit, solution)
            fits = question.is_open and question.is_right == is_right
            if fits and len(easy_proof(question)) > 3:
                return question
    raise AssertionError("no such question")


def past_singles(*, is_right: bool, cell: int = 1) -> Question:
    """A question to which singles alone do not lead."""
    puzzle = digits(CHAINS)
    solution = kernel.solve(puzzle)
    assert solution
    board = Board.of_givens(puzzle)
    while found := next_finding(board, SINGLES.active):
        board.apply(found[1])
    grid = board.grid()
    assert grid.candidates[cell].bit_count() > 2
    wrong = (each for each in digits_in(grid.candidates[cell]) if each != solution[cell])
    return ask(Play(grid), cell, solution[cell] if is_right else next(wrong), solution)


# What is asked


def test_a_digit_in_sight_is_the_whole_answer() -> None:
    why = explain(ask(start(), 2, 5, SOLUTION))

    assert why.steps == ()
    assert str(why.text()) == "Row 1 already has its 5."
    assert why.reservation is None


def test_a_given_is_given() -> None:
    why = explain(ask(start(), 0, 5, SOLUTION))

    assert str(why.text("D5")) == "A1 is given: it is 5."


def test_a_digit_that_stands_there_is_proved_from_the_others() -> None:
    play = Play.of_states(states("r1c3=4", "r5c5=5"))
    question = ask(play, 40, 5, SOLUTION)

    assert question.is_right
    assert question.position.values[40] == 0
    assert question.position.values[2] == 4, "what else is right stays"
    assert str(explain(question).text()) == "r5c5 is 5, in one step."


def test_a_wrong_digit_is_refuted_without_those_that_are_wrong_too() -> None:
    play = Play.of_states(states("r1c3=2", "r1c4=2"))
    question = ask(play, 2, 2, SOLUTION)

    why = explain(question)

    assert question.position.values[3] == 0
    assert not question.is_right
    assert "r1c3 is not 2" in str(why.text())


def test_what_was_struck_out_by_the_player_is_proved_all_the_same() -> None:
    grid = Grid.of_givens(PUZZLE)
    why = explain(ask(Play(grid, masks(r1c3="2")), 2, 2, SOLUTION))

    assert why.steps
    assert why.question.is_open


def test_a_digit_can_be_asked_for_from_what_was_there_before_it() -> None:
    line = states("r1c3=4", "r5c5=5", "r1c4=6", "r1c4=0", "r1c4=6")

    before = before_digit(line, 40)

    assert (before.grid.values[2], before.grid.values[40], before.grid.values[3]) == (4, 0, 0)
    assert before_digit(line, 3).grid.values[40] == 5
    assert before_digit(line, 0).grid == line[0], "a given was there from the start"


# The proof


@pytest.mark.parametrize("is_right", [True, False])
def test_a_proof_is_no_longer_than_the_easiest_and_no_harder(*, is_right: bool) -> None:
    question = hard_question(is_right=is_right)
    easy = [laid.rung.name for laid in easy_proof(question)]
    order = [rung.name for rung in LADDER]

    why = explain(question)

    assert len(why.steps) <= len(easy)
    hardest = max(order.index(name) for name in (*easy, "naked_single"))
    assert all(order.index(step.technique) <= hardest for step in why.steps)


def test_a_search_that_is_ended_says_that_a_shorter_proof_may_exist() -> None:
    question = hard_question(is_right=True)
    hasty = explain(question, spent=Clock(300))
    thorough = explain(question)

    assert hasty.may_be_shorter
    assert str(hasty.reservation) == "A shorter proof may exist."
    assert len(thorough.steps) <= len(hasty.steps)
    assert thorough.may_be_shorter or thorough.reservation is None


@pytest.mark.parametrize("is_right", [True, False])
def test_what_the_ladder_does_not_lead_to_is_proved_by_contradiction(*, is_right: bool) -> None:
    """Not step after step until the ladder goes on again: what is asked is refuted itself."""
    why = explain(past_singles(is_right=is_right), SINGLES)

    *suppositions, last = why.steps
    assert {step.technique for step in suppositions} <= {NAME}
    assert (last.technique == NAME) != is_right
    assert why.may_be_shorter
    check(why)


@pytest.mark.parametrize("cell", [1, 3])
def test_it_is_the_fewest_rivals_in_a_cell_or_house_that_are_refuted(cell: int) -> None:
    why = explain(past_singles(is_right=True, cell=cell), SINGLES)
    question = why.question
    candidates = question.position.candidates
    in_houses = [
        sum(candidates[cell] >> question.digit - 1 & 1 for cell in STANDARD_SHAPE.houses[house])
        for house in STANDARD_SHAPE.houses_of[question.cell]
    ]

    in_cell = candidates[cell].bit_count()
    assert (min(in_houses) < in_cell) == (cell == 3)
    assert len(why.steps) <= min(in_cell, *in_houses)


@pytest.mark.slow
@in_turn("is_right", [True, False])
@in_turn("at", [0, 60, 150, 400, 900, 1_500, 2_500])
def test_whenever_the_time_is_over_the_answer_comes_at_once(*, is_right: bool, at: int) -> None:
    """Only a few looks at the clock later, wherever in the work that is."""
    for question, ladder in (
        (hard_question(is_right=is_right), LADDER),
        (past_singles(is_right=is_right), SINGLES),
    ):
        clock = Clock(at)

        why = explain(question, ladder, spent=clock)

        if why.steps:
            check(why)
        assert clock.late < 10


def test_where_there_is_no_time_no_proof_is_told() -> None:
    right = explain(past_singles(is_right=True), spent=lambda: 1.0)
    wrong = explain(past_singles(is_right=False), spent=lambda: 1.0)

    assert not right.steps
    assert right.reservation is None
    assert str(right.text()).endswith(" but no proof was found in the time there is.")
    assert " is not " in str(wrong.text())


def test_where_the_search_came_to_its_end_no_shorter_proof_exists() -> None:
    """Compared with every way of one step less, tried without any cleverness."""
    compared = 0
    for seed in range(12):
        play, solution = played(seed)
        cell = Random(seed).choice(list(play.grid.empty_cells))
        question = ask(play, cell, solution[cell], solution)
        why = explain(question, SINGLES, spent=Clock(500))
        if not why.may_be_shorter and 2 <= len(why.steps) <= 3:
            compared += 1
            assert not answered(question, Board(question.position), len(why.steps) - 1)
    assert compared


class Clock:
    """Counts how often it is asked; once it was asked `most` times, the time is over."""

    def __init__(self, most: int) -> None:
        self.asked, self.most = 0, most

    @property
    def late(self) -> int:
        """How often it was asked when the time was over."""
        return max(0, self.asked - self.most)

    def __call__(self) -> float:
        """How much of the time is past."""
        self.asked += 1
        return 1.0 if self.asked > self.most else 0.0


def answered(question: Question, board: Board, steps: int) -> bool:
    """Whether some singles, one after the other, come to what is asked."""
    if board.grid().values[question.cell] == question.digit:
        return True
    if not steps:
        return False
    ways = [each for rung in SINGLES.active for each in rung.technique.find(board)]
    for finding in ways:
        then = board.copy()
        then.apply(finding)
        if answered(question, then, steps - 1):
            return True
    return False


def check(why: Why) -> None:
    """Each step is there when its turn comes, is right, and the last one answers."""
    question = why.question
    board = Board(question.position)
    for number, step in enumerate(why.steps, 1):
        assert step.position == board.grid().candidates
        assert all(question.solution[cell] == digit for cell, digit in step.placements)
        assert all(question.solution[cell] != digit for cell, digit in step.eliminations)
        placed = tuple(map(number_of, step.placements))
        struck = tuple(map(number_of, step.eliminations))
        board.apply(Finding((), 0, struck, placed))
        is_there = board.has(question.goal.bit_length() - 1)
        assert is_there == (number < len(why.steps))
    if question.is_right and why.steps:
        assert board.grid().values[question.cell] == question.digit


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS)
def test_whatever_is_asked_the_proof_holds(seeds: Collection[int]) -> None:
    without = 0
    for seed in seeds:
        play, solution = played(seed)
        rng = Random(seed)
        cell = rng.choice(list(play.grid.empty_cells))
        digit = rng.choice((solution[cell], rng.randrange(1, 10)))

        clock = Clock(2_000)
        why = explain(ask(play, cell, digit, solution), spent=clock)

        if clock.late and not why.steps:
            without += why.question.is_open
        else:
            assert bool(why.steps) == why.question.is_open
        check(why)
    assert without <= len(seeds) // 100, "hardly ever the time is over before there is a proof"


def test_it_stops_when_nobody_wants_it() -> None:
    with pytest.raises(Cancelled):
        explain(hard_question(is_right=True), stop=lambda: True)
