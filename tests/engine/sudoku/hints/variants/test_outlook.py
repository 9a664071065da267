# SPDX-License-Identifier: MIT
"""The path of a variant: what is behind a player, what is ahead, and what is possible now."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.variants.outlook import (
    PathMemory,
    distinct,
    is_done,
    look_ahead,
    sound_marks,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import easy_steps, reasoned_path
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.hints.variants.test_advising import PUZZLE, SOLUTION, played


def test_the_path_is_that_of_the_ladder_and_ends_with_the_solution() -> None:
    outlook = look_ahead(PUZZLE, played())
    steps, is_solved = reasoned_path(PUZZLE)
    assert outlook.whole is is_solved is True
    assert [each.step for each in outlook.ahead] == steps
    assert outlook.past == ()
    last = outlook.ahead[-1]
    assert last.step.placement
    cell, digit = last.step.placement
    assert last.before.with_value(cell, digit).values == SOLUTION
    assert last.before.shape is PUZZLE.rules.shape


def test_positions_have_all_candidates_that_are_left() -> None:
    first, second, *_ = look_ahead(PUZZLE, played()).ahead
    marks = Marks(PUZZLE)
    assert first.before.values == PUZZLE.givens
    assert [*first.before.candidates[:8]] == marks.masks[:8]
    first.step.take(marks)
    assert [mask for mask, known in zip(marks.masks, marks.known, strict=True) if not known] == [
        mask for mask in second.before.candidates if mask
    ]


def test_what_a_player_has_done_is_past() -> None:
    outlook = look_ahead(PUZZLE, played("r1c3=3"))
    assert outlook.past
    now = outlook.ahead[0].before
    assert now.values[2] == 3
    assert all(is_done(each.step, now) for each in outlook.past)
    assert not any(is_done(each.step, each.before) for each in outlook.ahead)
    assert all(not is_done(each.step, now) for each in outlook.now)


def test_right_eliminations_count_and_wrong_ones_do_not() -> None:
    every = Marks(PUZZLE).masks[3]
    states = played("r1c4+24", "r1c4-4")
    assert sound_marks(PUZZLE, states, SOLUTION).masks[3] == every
    states = played("r1c4+24", "r1c4-2")
    assert sound_marks(PUZZLE, states, SOLUTION).masks[3] == every & ~0b0010


def test_what_is_wrong_is_left_out_and_named() -> None:
    outlook = look_ahead(PUZZLE, played("r1c1=2"))
    assert outlook.wrong == {0}
    assert outlook.ahead[0].before.values == PUZZLE.givens


def test_steps_that_conclude_the_same_are_listed_once() -> None:
    every = [*easy_steps(Marks(PUZZLE))]
    few = [*distinct(iter(every))]
    assert 0 < len(few) < len(every)
    conclusions = [(each.technique, each.placement, {*each.eliminations}) for each in few]
    assert all(each not in conclusions[:place] for place, each in enumerate(conclusions))
    assert [each.step for each in look_ahead(PUZZLE, played()).now] == few


def test_without_one_solution_there_is_a_fault_and_no_path() -> None:
    puzzle = VariantPuzzle(PUZZLE.rules, bytes(16))
    outlook = look_ahead(puzzle, [Grid.of_givens(bytes(16), puzzle.rules.shape)])
    assert outlook.fault
    assert not outlook.path


def test_it_says_how_far_it_is_and_stops_when_it_is_asked_to() -> None:
    told: list[float] = []
    look_ahead(PUZZLE, played(), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    with pytest.raises(Cancelled):
        look_ahead(PUZZLE, played(), stop=lambda: True)


def test_a_play_of_another_side_knows_its_last_cell() -> None:
    assert Play.of_states(played("r1c1=1", "r2c4=2")).last == 7


def test_a_path_that_is_followed_is_found_once() -> None:
    memory = PathMemory()
    first = look_ahead(PUZZLE, played(), memory=memory)
    assert memory.steps == first.ahead
    assert first.ahead[0].step.placement
    cell, digit = first.ahead[0].step.placement
    second = look_ahead(PUZZLE, played(f"r{cell // 4 + 1}c{cell % 4 + 1}={digit}"), memory=memory)
    assert second.past == memory.steps[:1]
    assert all(now is then for now, then in zip(second.ahead, memory.steps[1:], strict=True))


def test_what_a_rule_excludes_need_not_be_noted_to_count() -> None:
    bare = replace(PUZZLE, givens=bytes(16))  # the first cells of two rows are a cage of 4
    for noted, left in (("1234", 0b1111), ("123", 0b0111), ("13", 0b0101), ("3", 0b0101)):
        states = played(f"r1c3+{noted}", puzzle=bare)
        assert sound_marks(bare, states, SOLUTION).masks[2] == left
    states = played("r1c4+4", puzzle=bare)
    assert sound_marks(bare, states, SOLUTION).masks[3] == 0b1111
