# SPDX-License-Identifier: MIT
"""A step that is applied stands on the board, and is told from what the player struck out."""

from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.applied import move_to, moves_of
from sudoku_qt.engine.sudoku.hints.path.solving_path import steps_from
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position, states_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.case_steps import first_step
from tests.engine.sudoku.hints.path.test_solving_path import HARD

GAME = SudokuGame()


def played(grid: Grid, step: Step, *, tidy: bool = True) -> list[Grid]:
    """The states of a game in which a step is applied."""
    states = [grid]
    for move in moves_of(step, Play.of_states(states), tidy=tidy):
        states.append(GAME.play(SudokuSetup(grid.givens), states[-1], move))
    return states


def bare(grid: Grid) -> Grid:
    """The same with nothing noted."""
    return Grid(grid.givens, grid.values)


def test_a_digit_is_placed_and_its_notes_go_where_it_is_seen() -> None:
    grid, step = first_step("naked_single")
    ((cell, digit),) = step.placements
    after = played(grid, step)[-1]
    assert after.values[cell] == digit
    noted = [peer for peer in STANDARD_SHAPE.peers[cell] if grid.candidates[peer] >> digit - 1 & 1]
    assert noted
    assert not any(after.candidates[peer] >> digit - 1 & 1 for peer in noted)
    untidy = played(grid, step, tidy=False)[-1]
    assert all(untidy.candidates[peer] >> digit - 1 & 1 for peer in noted)


def test_where_candidates_are_noted_one_move_strikes_them_out() -> None:
    grid, step = first_step("xy_wing")
    states = played(grid, step)
    assert len(states) == 2
    assert struck(states) >= set(step.eliminations)


def test_where_nothing_is_noted_the_cells_get_their_notes_first() -> None:
    grid, step = first_step("xy_wing")
    states = played(bare(grid), step)
    assert len(states) == 3
    assert struck(states) >= set(step.eliminations)
    for cell, digit in step.eliminations:
        assert not states[-1].candidates[cell] >> digit - 1 & 1


def struck(states: list[Grid]) -> set[Candidate]:
    """What counts as struck out after some states."""
    masks = Play.of_states(states).struck
    return {
        Candidate(cell, digit)
        for cell in range(81)
        for digit in range(1, 10)
        if masks[cell] >> digit - 1 & 1
    }


def going(start: Grid, position: Grid) -> Grid:
    """What reasoning takes for granted after the one move from a grid to a position."""
    history: History[Grid, SudokuMove] = History(start)
    move = move_to(position, Play(start))
    history.play(move, GAME.play(SudokuSetup(start.givens), start, move))
    play = Play.of_states(states_of(history.line()))
    assert play.grid.values == position.values
    return sound_position(play, kernel.solve(start.givens) or b"")


def test_one_move_leads_to_any_position_of_a_path_and_back() -> None:
    start = Grid.of_givens(HARD)
    steps = list(steps_from(start.with_all_candidates()))
    for early, late in zip(steps[::9], steps[9::9], strict=False):
        assert going(start, late.before) == late.before, "what was struck out stays so"
        assert going(late.before, early.before) == early.before
        assert going(bare(late.before), early.before) == early.before


def test_who_notes_nothing_gets_no_notes_where_nothing_is_struck_out() -> None:
    start = Grid.of_givens(HARD)
    fuller = start.with_value(0, 4).with_all_candidates()
    assert {edit.kind for edit in move_to(fuller, Play(start))} == {"="}
