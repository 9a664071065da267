# SPDX-License-Identifier: MIT
"""What helps a player: what is amiss, in order, and then a step that is right."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import DIRECT, advise, cells_of
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.logic.step import cell_names
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Cancelled
from tests.case_steps import first_step
from tests.engine.sudoku.hints.random_games import SEEDS, masks, played
from tests.engine.sudoku.hints.test_position import PUZZLE, SETUP, SOLUTION, states
from tests.engine.sudoku.puzzle_lists import HARD, NO_SOLUTION, TWO_SOLUTIONS, digits

GAME = SudokuGame()


def kinds(play: Play) -> list[str]:
    return [remark.kind for remark in advise(play).remarks]


# Before any step


def test_a_solved_puzzle_needs_none() -> None:
    advice = advise(Play(Grid(PUZZLE, SOLUTION)))

    assert [remark.kind for remark in advice.remarks] == ["solved"]
    assert advice.hint is None


@pytest.mark.parametrize(
    ("text", "said"),
    [(NO_SOLUTION, "no solution"), (TWO_SOLUTIONS, "several solutions"), ("55" + 79 * ".", "rule")],
)
def test_a_puzzle_without_one_solution_gets_an_honest_answer(text: str, said: str) -> None:
    advice = advise(Play(Grid.of_givens(digits(text))))
    (remark,) = advice.remarks

    assert (remark.kind, advice.hint) == ("puzzle", None)
    assert said in str(remark.text)
    assert remark.cells


def test_of_digits_that_clash_those_that_are_wrong_are_named() -> None:
    line = states("r1c3=5", "r1c4=2")
    (remark,) = advise(Play.of_states(line), before=line).remarks

    assert remark.kind == "wrong"
    assert str(remark.text) == (
        "This breaks a rule: row 1 has two 5s. The digits in r1c3, r1c4 are not right."
    )
    assert remark.cells == {2, 3}


def test_cells_of_several_rows_are_a_list_which_each_language_joins_in_its_way() -> None:
    line = states("r1c3=5", "r3c1=5")
    (remark,) = advise(Play.of_states(line), before=line).remarks
    names = cell_names(remark.cells)

    assert len(names) == 2
    assert ", ".join(names) in str(remark.text)
    in_chinese = {", ": "、"}
    assert "、".join(names) in remark.text.sentence(lambda text: in_chinese.get(text, text))


def test_all_that_is_wrong_goes_in_one_move_and_nothing_else() -> None:
    line = states("r1c3=5", "r1c6+12", "r2c2=7", "r1c4=2")
    advice = advise(Play.of_states(line), before=line)
    (remark,) = advice.remarks
    mended = GAME.play(SETUP, line[-1], remark.mend)

    assert advice.hint is None
    assert [cell for cell in range(81) if mended.values[cell] != line[-1].values[cell]] == [2, 3]
    assert mended.candidates == line[-1].candidates
    assert remark.digit == 0
    assert remark.moves_back == 4


def test_where_all_never_was_right_no_way_back_is_offered() -> None:
    line = states("r1c4=2")
    (remark,) = advise(Play.of_states(line), before=line[1:]).remarks

    assert (remark.digit, remark.moves_back) == (2, 0)


def test_one_wrong_digit_is_spoken_of_alone() -> None:
    (remark,) = advise(Play.of_states(states("r1c4=2")), notation="D5").remarks

    assert str(remark.text) == "Not quite: A4 turns out otherwise."


# Notes


def test_a_note_struck_out_wrongly_is_told_without_its_digit_and_can_be_mended() -> None:
    play = Play.of_states(states("r1c3+124", "r1c3-4"))
    (remark,) = advise(play).remarks

    assert remark.kind == "struck"
    assert str(remark.text) == "In r1c3 a note was struck out that is still needed."
    mended = GAME.play(SETUP, play.grid, remark.mend)
    assert mended.candidates == masks(r1c3="124")
    assert advise(play).hint is not None


def pair_play() -> Play:
    """A play whose next step looks at notes: singles are done, as far as there are any."""
    for seed in range(100):
        play, solution = played(seed)
        step = (hint := advise(play).hint) and hint.step
        if step and not step.placements and play.keeps_notes:
            position = sound_position(play, solution)
            return Play(position, play.struck, play.last)
    raise AssertionError("no such play")


def test_notes_that_the_step_looks_at_and_that_are_missing_are_told() -> None:
    play = pair_play()
    hint = advise(play).hint
    assert hint
    cell, other = cells_of(hint.step)[:2]
    few = [0 if at == cell else mask for at, mask in enumerate(play.grid.candidates)]
    bare = replace(play, grid=replace(play.grid, candidates=tuple(few)))

    remarks = advise(bare).remarks

    assert kinds(play) == []
    assert [remark.kind for remark in remarks] == ["missing"]
    assert remarks[0].cells == {cell}
    assert advise(bare).hint == hint
    setup = SudokuSetup(play.grid.givens)
    mended = GAME.play(setup, bare.grid, remarks[0].mend)
    assert mended.candidates[cell] == play.grid.candidates[cell]
    assert other not in remarks[0].cells


@pytest.mark.parametrize("name", DIRECT)
def test_a_direct_step_looks_at_no_notes(name: str) -> None:
    grid, step = first_step(name)
    noted = min(set(grid.empty_cells) - {*cells_of(step)})
    few = tuple(grid.legal(cell) if cell == noted else 0 for cell in range(81))
    play = Play(replace(grid, candidates=few))

    advice = advise(play, LADDER.only(name))

    assert play.keeps_notes
    assert advice.hint
    assert advice.hint.step.technique == name
    assert not advice.remarks


def test_who_keeps_no_notes_is_not_told_of_notes() -> None:
    play = pair_play()

    assert kinds(Play(Grid(play.grid.givens, play.grid.values))) == []


def test_a_note_whose_digit_is_in_sight_is_told_where_the_step_is() -> None:
    grid = states("r5c5+15")[-1]
    hint = advise(Play(grid)).hint
    assert hint
    (placed,) = hint.step.placements
    seen = next(digit for digit in range(1, 10) if not grid.legal(placed.cell) >> digit - 1 & 1)
    noted = grid.with_candidates(placed.cell, 1 << seen - 1 | 1 << placed.digit - 1)

    (remark,) = advise(Play(noted)).remarks

    assert remark.kind == "impossible"
    assert remark.cells == {placed.cell}
    mended = GAME.play(SETUP, noted, remark.mend)
    assert mended.candidates[placed.cell] == 1 << placed.digit - 1


# The step


def test_a_step_builds_on_what_the_player_struck_out_and_names_it() -> None:
    """One naked single is there only because the player struck out another candidate."""
    grid = Grid.of_givens(PUZZLE)
    cell = next(cell for cell in grid.empty_cells if grid.legal(cell).bit_count() == 2)
    right = 1 << SOLUTION[cell] - 1
    struck = tuple(grid.legal(at) & ~right if at == cell else 0 for at in range(81))
    ladder = LADDER.only("naked_single")

    hint = advise(Play(grid, struck, cell), ladder).hint
    alone = advise(Play(grid, struck), LADDER).hint

    assert hint
    assert alone
    assert [each.cell for each in hint.step.placements] == [cell]
    assert [(each.cell, 1 << each.digit - 1) for each in hint.builds_on] == [(cell, struck[cell])]
    assert alone.builds_on == ()


def test_no_answer_is_waited_for_that_nobody_wants() -> None:
    with pytest.raises(Cancelled):
        advise(Play(Grid.of_givens(digits(HARD))), stop=lambda: True)


@pytest.mark.parametrize("seeds", SEEDS)
def test_no_advice_contradicts_the_solution(seeds: Iterable[int]) -> None:
    for seed in seeds:
        play, solution = played(seed)

        advice = advise(play)

        assert not {remark.kind for remark in advice.remarks} & {"conflict", "wrong", "struck"}
        assert advice.hint
        step = advice.hint.step
        assert step.placements or step.eliminations
        assert all(solution[cell] == digit for cell, digit in step.placements)
        assert all(solution[cell] != digit for cell, digit in step.eliminations)
        assert all(play.struck[cell] >> digit - 1 & 1 for cell, digit in advice.hint.builds_on)


@pytest.mark.parametrize("seeds", SEEDS)
def test_whatever_was_struck_out_wrongly_the_step_is_right(seeds: Iterable[int]) -> None:
    for seed in seeds:
        play, solution = played(seed)
        cell = next(play.grid.empty_cells)
        wrong = tuple(
            mask | 1 << solution[cell] - 1 if at == cell else mask
            for at, mask in enumerate(play.struck)
        )
        notes = play.grid.legal(cell) & ~(1 << solution[cell] - 1)
        advice = advise(Play(play.grid.with_candidates(cell, notes), wrong, play.last))

        assert ("struck" in {each.kind for each in advice.remarks}) == bool(notes)
        assert advice.hint
        assert all(solution[at] == digit for at, digit in advice.hint.step.placements)
        assert all(solution[at] != digit for at, digit in advice.hint.step.eliminations)


def test_a_hint_knows_whether_the_player_has_entered_digits() -> None:
    given = Grid.of_givens(PUZZLE)
    fresh = advise(Play.of_states([given])).hint
    assert fresh is not None
    assert not fresh.entered
    cell, digit = fresh.step.placements[0]
    played = given.with_value(cell, digit)
    after = advise(Play.of_states([given, played])).hint
    assert after is not None
    assert after.entered
