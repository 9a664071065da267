# SPDX-License-Identifier: MIT
"""Looking back on a game that was played in words, move by move, at known times."""

from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel import solve
from sudoku_qt.engine.sudoku.review import (
    completed,
    count_mistakes,
    hard_places,
    is_right,
    known_candidates,
    played_times,
    stretches,
)

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GIVENS = bytes(int(sign) for sign in PUZZLE.replace(".", "0"))
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ANSWER = bytes(map(int, SOLUTION))
GAME, SETUP = SudokuGame(), SudokuSetup(GIVENS)


def played(*moves: tuple[str, int]) -> History[Grid, SudokuMove]:
    """Make moves, written in words, each at its time in seconds."""
    history: History[Grid, SudokuMove] = History(GAME.start(SETUP))
    for word, seconds in moves:
        move = GAME.read_move(SETUP, word)
        history.play(move, GAME.play(SETUP, history.state, move), 1000 * seconds)
    return history


def test_mistakes_are_counted_even_when_they_were_taken_back() -> None:
    assert solve(GIVENS) == ANSWER
    history = played(("r1c3=4", 1), ("r1c4=9", 2), ("r1c4=0", 3), ("r1c4+26", 4))
    history.undo()
    history.undo()

    assert count_mistakes(history.nodes, ANSWER) == 1


def test_a_long_stretch_stands_out_with_what_ended_it() -> None:
    history = played(("r1c3=4", 2), ("r1c4=6", 5), ("r1c6=8", 80), ("r1c7=9", 82), ("r1c8=1", 84))

    (place,) = hard_places(stretches(history.line()))

    assert place.ms == 75_000
    assert place.before.values[3] == 6
    assert place.changed == (5,)


def test_short_games_and_even_ones_have_no_hard_place() -> None:
    even = played(("r1c3=4", 30), ("r1c4=6", 60), ("r1c6=8", 90))
    quick = played(("r1c3=4", 1), ("r1c4=6", 19), ("r1c6=8", 20))

    assert hard_places(stretches(even.line())) == ()
    assert hard_places(stretches(quick.line())) == ()
    assert hard_places(()) == ()


def test_without_times_there_is_nothing_to_tell() -> None:
    assert stretches(played(("r1c3=4", 0)).line()) == ()
    assert stretches(played().line()) == ()


def test_the_longest_stretches_come_first() -> None:
    moves = [("r1c3=4", 40), ("r1c4=6", 41), ("r1c6=8", 42), ("r1c7=9", 43), ("r1c8=1", 133)]

    assert [place.ms for place in hard_places(stretches(played(*moves).line()))] == [90_000, 40_000]
    assert hard_places(stretches(played(("r1c3=4", 100)).line())) == (), "one is the usual one"


def test_what_the_player_noted_counts_and_elsewhere_what_is_allowed() -> None:
    history = played(("r1c3+1", 1))

    grid = known_candidates(history.state)

    assert grid.candidates[2] == 0b1
    assert grid.candidates[3] == history.state.legal(3)
    assert grid.candidates[0] == 0


def test_a_grid_is_right_as_long_as_nothing_leaves_the_solution_out() -> None:
    def right(*words: str) -> bool:
        return is_right(played(*((word, 1) for word in words)).state, ANSWER)

    assert right()
    assert right("r1c3=4", "r1c4+26")
    assert not right("r1c3=1")
    assert not right("r1c4+2")
    assert right("r1c4+26", "r1c4=6")


def test_the_time_goes_on_where_the_clock_began_anew() -> None:
    line = list(played(("r1c3=4", 40), ("r1c3=0", 60), ("r1c4=6", 5), ("r1c6=8", 20)).line())
    assert played_times(line) == (0, 40_000, 60_000, 60_000, 75_000)


def test_a_house_is_completed_by_its_last_digit_alone() -> None:
    full = Grid.of_givens(ANSWER)
    lacking = Grid.of_givens(b"\0" + ANSWER[1:])
    double = Grid.of_givens(ANSWER[1:2] + ANSWER[1:])

    assert completed(lacking, full) == {
        *range(9),
        *range(0, 81, 9),
        *(0, 1, 2, 9, 10, 11, 18, 19, 20),
    }
    assert not completed(lacking, double)
    assert not completed(full, full)
