# SPDX-License-Identifier: MIT
"""What a player has before them, and what of it is sure."""

from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position, without_wrong
from tests.engine.sudoku.hints.random_games import masks
from tests.engine.sudoku.puzzle_lists import digits

PUZZLE = digits("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
SOLUTION = digits(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
GAME, SETUP = SudokuGame(), SudokuSetup(PUZZLE)


def states(*words: str) -> list[Grid]:
    """The states of a game whose moves are written in words."""
    history: History[Grid, SudokuMove] = History(GAME.start(SETUP))
    for word in words:
        move = GAME.read_move(SETUP, word)
        history.play(move, GAME.play(SETUP, history.state, move))
    return [node.state for node in history.line()]


def test_a_play_knows_what_was_struck_out_and_where_the_player_was() -> None:
    play = Play.of_states(states("r1c3+124", "r1c3-2", "r1c4=6", "r9c1+1"))

    assert play.struck == masks(r1c3="2")
    assert play.last == 72
    assert play.keeps_notes


def test_at_the_start_the_player_was_nowhere() -> None:
    play = Play.of_states(states())

    assert play.last == -1
    assert not play.keeps_notes


def test_a_digit_says_where_the_player_was_before_notes_that_went_with_it() -> None:
    play = Play.of_states(states("r1c4+6", "r1c6+68", "r1c4=6 r1c6-6"))

    assert play.last == 3


def test_what_is_wrong_is_left_out_of_the_position() -> None:
    grid = Play.of_states(states("r1c3=4", "r1c4=2")).grid

    position = without_wrong(grid, SOLUTION)

    assert (position.values[2], position.values[3]) == (4, 0)


def test_only_what_was_struck_out_rightly_is_gone() -> None:
    line = states("r1c3+124", "r1c3-12", "r1c4+26", "r1c4-6")

    position = sound_position(Play.of_states(line), SOLUTION)

    assert position.candidates[2] == masks(r1c3="4")[2]
    assert position.candidates[3] == masks(r1c4="26")[3], "6 is right, struck out or not"
    assert position.candidates[5] == position.legal(5), "nothing is noted there"
