# SPDX-License-Identifier: MIT
"""Gomoku as it is played: stones, openings, bans, ends."""

import pytest

from sudoku_qt.engine.game import IllegalMove, Status
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, point_name, point_named
from sudoku_qt.engine.gomoku.game import GomokuGame, bans, choices
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import in_turn

GAME = GomokuGame()
FREE = GomokuSetup(size=15)
SWAP = GomokuSetup(size=15, opening="swap")
SWAP2 = GomokuSetup(size=15, opening="swap2")
FORK = GomokuSetup(size=15, rule=RENJU, stones=stones_of("f8 g8 h6 h7", "a1 a3 a5 a7"))


def play(setup: GomokuSetup, words: str) -> GomokuState:
    state = GAME.start(setup)
    for word in words.split():
        state = GAME.play(setup, state, GAME.read_move(setup, word))
    return state


def test_colours_alternate_from_black() -> None:
    state = play(FREE, "h8 i9 j10")

    assert [state.stones[point] for point in state.order] == [BLACK, WHITE, BLACK]
    assert (state.to_move, state.at_turn) == (WHITE, 1)
    assert GAME.status(FREE, state) is Status.RUNNING


def test_set_up_stones_are_there_and_white_may_begin() -> None:
    setup = GomokuSetup(size=15, stones=stones_of("h8 i9", "g8"), to_move=WHITE)
    state = play(setup, "g9")

    assert state.stones[point_named(15, "g9")] == WHITE
    assert (state.order, state.to_move) == ((point_named(15, "g9"),), BLACK)


def test_five_in_a_row_ends_the_game() -> None:
    state = play(FREE, "d8 d9 e8 e9 f8 f9 g8 g9 h8")

    assert GAME.status(FREE, state) is Status.FINISHED
    assert state.ending
    assert (state.ending.reason, state.ending.winner) == ("five", BLACK)
    assert {point_name(15, point) for point in state.ending.line} == {"d8", "e8", "f8", "g8", "h8"}
    with pytest.raises(IllegalMove, match="The game is over"):
        GAME.play(FREE, state, GAME.read_move(FREE, "a1"))


def test_a_full_board_is_a_draw() -> None:
    setup = GomokuSetup(size=5)
    state = play(
        setup,
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 b3 a3 d3 c3 a4 e3 c4 b4 e4 d4 b5 a5 d5 c5 e5",
    )

    assert state.ending
    assert (state.ending.reason, state.ending.winner) == ("full", EMPTY)


@in_turn(
    ("words", "reason", "winner"),
    [
        ("h8 resign", "resigned", BLACK),
        ("h8 resign-black", "resigned", WHITE),
        ("h8 time", "time", BLACK),
        ("time-black", "time", WHITE),
        ("h8 draw", "agreed", EMPTY),
        ("h8 pass pass", "passed", EMPTY),
    ],
)
def test_a_game_may_end_otherwise(words: str, reason: str, winner: int) -> None:
    state = play(FREE, words)

    assert state.ending
    assert (state.ending.reason, state.ending.winner) == (reason, winner)
    assert not state.ending.line


def test_a_stone_after_a_pass_takes_the_pass_back() -> None:
    state = play(FREE, "h8 pass i9 pass")

    assert state.ending is None
    assert state.to_move == BLACK


def test_time_is_counted_for_the_player_who_thought() -> None:
    assert play(FREE, "h8@100 i9@7 j10@20 k11@1").used_ms == (120, 8)
    assert play(SWAP2, "h8@1 i9@1 j10@1 black@50 a1@9").used_ms == (12, 50)
    assert play(SWAP2, "h8@1 i9@1 j10@1 black@50 a1@9").turns == (4, 1)


def test_players_may_exchange_their_colours() -> None:
    state = play(FREE, "h8 i9 swap")

    assert (state.black_seat, state.at_turn, state.to_move) == (1, 1, BLACK)
    assert play(FREE, "h8 i9 swap swap").black_seat == 0


@in_turn(
    ("setup", "words", "phase", "at_turn", "to_move", "black_seat"),
    [
        (SWAP, "", "three", 0, BLACK, 0),
        (SWAP, "h8 i9", "three", 0, BLACK, 0),
        (SWAP, "h8 i9 j10", "choice", 1, WHITE, 0),
        (SWAP, "h8 i9 j10 black", "play", 0, WHITE, 1),
        (SWAP, "h8 i9 j10 white", "play", 1, WHITE, 0),
        (SWAP2, "h8 i9 j10 two", "two", 1, WHITE, 0),
        (SWAP2, "h8 i9 j10 two a1", "two", 1, BLACK, 0),
        (SWAP2, "h8 i9 j10 two a1 a2", "last choice", 0, WHITE, 0),
        (SWAP2, "h8 i9 j10 two a1 a2 black", "play", 1, WHITE, 0),
        (SWAP2, "h8 i9 j10 two a1 a2 white", "play", 0, WHITE, 1),
    ],
)
def test_an_opening_goes_its_way(
    setup: GomokuSetup, words: str, phase: str, at_turn: int, to_move: int, black_seat: int
) -> None:
    state = play(setup, words)

    assert (state.step.name, state.at_turn) == (phase, at_turn)
    assert (state.to_move, state.black_seat) == (to_move, black_seat)


def test_the_choices_of_an_opening() -> None:
    assert choices(play(FREE, "h8")) == ()
    assert choices(play(SWAP, "h8 i9 j10")) == ("black", "white")
    assert choices(play(SWAP2, "h8 i9 j10")) == ("black", "white", "two")
    assert choices(play(SWAP2, "h8 i9 j10 two a1 a2")) == ("black", "white")
    assert choices(play(SWAP2, "h8 i9 j10 resign")) == ()


@in_turn(
    ("setup", "words", "word", "sentence"),
    [
        (FREE, "h8", "h8", "h8 is taken."),
        (FREE, "", "p1", "“p1” is not a point of a board of 15"),
        (FREE, "", "black", "There is no such choice now."),
        (SWAP, "", "swap", "not possible before the opening is over"),
        (SWAP, "h8", "pass", "not possible before the opening is over"),
        (SWAP, "h8 i9 j10", "a1", "A colour has to be chosen first."),
        (SWAP, "h8 i9 j10", "two", "There is no such choice now."),
        (SWAP2, "h8 i9 j10 two a1 a2", "two", "There is no such choice now."),
        (FORK, "", "h8", "h8 is forbidden to Black: it would make two open threes at once."),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_a_sentence(
    setup: GomokuSetup, words: str, word: str, sentence: str
) -> None:
    state = play(setup, words)

    with pytest.raises(IllegalMove) as fault:
        GAME.play(setup, state, GAME.read_move(setup, word))
    assert sentence in str(fault.value)


def test_bans_are_shown_to_black_only_when_he_is_to_move() -> None:
    h8 = point_named(15, "h8")

    assert h8 in bans(FORK, play(FORK, ""))
    assert not bans(FORK, play(FORK, "o15"))
    assert not bans(FORK, play(FORK, "resign"))
    assert not bans(FREE, play(FREE, ""))


def test_what_changes_on_the_board_is_touched() -> None:
    states = [play(FREE, words) for words in ("", "h8", "h8 i9", "h8 i9 pass")]
    h8, i9 = point_named(15, "h8"), point_named(15, "i9")

    assert GAME.touched(FREE, states[0], states[1]) == {h8}
    assert GAME.touched(FREE, states[1], states[2]) == {h8, i9}
    assert GAME.touched(FREE, states[0], states[2]) == {h8, i9}
    assert not GAME.touched(FREE, states[2], states[3])


def test_numbers_the_winning_line_and_bans_are_touched_too() -> None:
    one, another = play(FREE, "h8 i9 j10"), play(FREE, "j10 i9 h8")
    line = play(FREE, "d8 d9 e8 e9 f8 f9 g8 g9"), play(FREE, "d8 d9 e8 e9 f8 f9 g8 g9 h8")
    banned = play(FORK, ""), play(FORK, "o15")

    assert {point_name(15, p) for p in GAME.touched(FREE, one, another)} == {"h8", "j10"}
    assert {point_name(15, p) for p in GAME.touched(FREE, *line)} >= {"d8", "e8", "h8", "g9"}
    assert point_named(15, "h8") in GAME.touched(FORK, *banned)
