# SPDX-License-Identifier: MIT
"""Puzzles for a worksheet: made, solved, graded, and told what they need."""

import pytest

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.worksheet import NONE, SEVERAL, kind_of, orders, prepare, prepare_new
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BANK = resource("puzzles/extreme.txt")
FALSE = "55" + "." * 79


def setup(text: str) -> SudokuSetup:
    return SudokuSetup(bytes(parse(text)))


def test_a_puzzle_has_its_answer_its_level_and_the_techniques_it_needs() -> None:
    ready = prepare(setup(PUZZLE))
    assert ready.solution == solve(PUZZLE).solution
    rating = rate(ready.setup.givens)
    assert (ready.setup.level, ready.setup.minutes) == (rating.level, rating.minutes)
    assert sum(count for _, count in ready.techniques) == rating.steps
    assert ready.techniques[-1][0] == rating.hardest
    assert ready.fault is None


def test_what_was_graded_before_keeps_its_grade() -> None:
    known = SudokuSetup(bytes(parse(PUZZLE)), level=4, minutes=33.0)
    assert prepare(known).setup == known


@pytest.mark.parametrize(("text", "said"), [("." * 81, SEVERAL), (FALSE, NONE)])
def test_without_one_solution_there_is_no_answer_and_no_level(text: str, said: object) -> None:
    ready = prepare(SudokuSetup(bytes(parse(text)), level=3, minutes=9.0))
    assert (ready.solution, ready.techniques, ready.setup.level) == (None, (), 0)
    assert ready.fault == said


def test_levels_are_mixed_the_easiest_first_as_generate_makes_them() -> None:
    ready = [prepare_new(order) for order in orders({4: 1, 1: 2}, "WORKSHEET")]
    assert [each.setup.level for each in ready] == [1, 1, 4]
    assert ready[0].setup == make(MakeOptions(level=1, seed="WORKSHEET"))
    assert ready[1].setup == make(MakeOptions(level=1, seed="WORKSHEET 2"))


def test_grades_come_last_and_each_is_what_it_is_called() -> None:
    wanted = list(orders({"extreme": 1, "expert": 2, 2: 1}, "WORKSHEET"))
    kinds = [(each.level, each.grade) for each in wanted]
    assert kinds == [(2, ""), (5, "expert"), (5, "expert"), (5, "extreme")]
    expert, extreme = (prepare_new(wanted[number], bank=BANK).setup for number in (1, 3))
    assert (kind_of(expert), kind_of(extreme)) == ("expert", "extreme")
    assert 6.5 <= expert.se_rating <= 7.4
    assert extreme.se_rating >= 9.0
    assert kind_of(SudokuSetup(bytes(81), level=3)) == 3
    assert kind_of(SudokuSetup(bytes(81), level=5, grade="mythical")) == 5


def test_what_stands_on_the_board_goes_along() -> None:
    grid = Grid.of_givens(bytes(parse(PUZZLE))).with_value(2, 4)
    assert prepare(setup(PUZZLE), grid).grid == grid


def test_it_stops_when_nobody_wants_it_any_more() -> None:
    with pytest.raises(Cancelled):
        prepare_new(MakeOptions(seed="STOP"), lambda: True)
