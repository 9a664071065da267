# SPDX-License-Identifier: MIT
"""States written down, read again, and held against their setup."""

import json
from collections.abc import Callable

import pytest

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.setup import GomokuSetup, TimeLimits
from sudoku_qt.engine.gomoku.state import (
    GomokuState,
    game_time_left,
    read_state,
    time_left,
    write_state,
)
from sudoku_qt.engine.message import Fault
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import in_turn

PLAIN = GomokuSetup(size=5)
SWAP2 = GomokuSetup(size=15, opening="swap2")
SET_UP = GomokuSetup(size=15, stones=stones_of("h8 i9", "g8"), to_move=WHITE)


def after(setup: GomokuSetup, words: str) -> GomokuState:
    game = GomokuGame()
    state = game.start(setup)
    for word in words.split():
        state = game.play(setup, state, game.read_move(setup, word))
    return state


def test_a_board_alone_is_a_game_that_begins() -> None:
    assert GomokuState(bytes(25)) == GomokuGame().start(PLAIN)


@in_turn(
    ("setup", "words"),
    [
        (PLAIN, ""),
        (PLAIN, "c3@40 b3@50 pass@7 d3"),
        (PLAIN, "a1 a2 b1 b2 c1 c2 d1 d2 e1"),
        (PLAIN, "a1 pass pass"),
        (PLAIN, "a1 resign-black"),
        (PLAIN, "a1 swap b2 time"),
        (PLAIN, "draw"),
        (SWAP2, "h8"),
        (SWAP2, "h8 i9 c3"),
        (SWAP2, "h8 i9 c3 two d4"),
        (SWAP2, "h8 i9 c3 two d4 e5"),
        (SWAP2, "h8 i9 c3 two d4 e5 white f6"),
        (SET_UP, "g9 h9"),
    ],
)
def test_a_state_comes_back_from_its_words(setup: GomokuSetup, words: str) -> None:
    state = after(setup, words)
    section: Section = json.loads(json.dumps(write_state(setup, state)))

    assert read_state(setup, section) == state


def test_the_words_show_the_board() -> None:
    assert write_state(PLAIN, after(PLAIN, "c3 b3 d4@20")) == {
        "board": [".....", "...X.", ".OX..", ".....", "....."],
        "order": "c3 b3 d4",
        "to_move": "white",
        "used_ms": [20, 0],
        "turns": [2, 1],
    }


def test_a_state_knows_numbers_last_stone_and_who_is_at_turn() -> None:
    state = after(SET_UP, "g9 h9")

    assert list(state.numbers.values()) == [1, 2]
    assert state.last == state.order[-1]
    assert (state.to_move, state.at_turn, state.colour_of(0)) == (WHITE, 1, BLACK)
    assert (state.size, state.is_opening) == (15, False)


def without(name: str) -> Callable[[Section], None]:
    def change(section: Section) -> None:
        del section[name]

    return change


def with_word(name: str, value: object) -> Callable[[Section], None]:
    def change(section: Section) -> None:
        section.update(json.loads(json.dumps({name: value})))

    return change


@in_turn(
    ("change", "part"),
    [
        (without("board"), "board"),
        (with_word("board", ["....."] * 4), "board"),
        (with_word("board", ["....", *["....."] * 4]), "board"),
        (with_word("board", ["....Z", *["....."] * 4]), "board"),
        (with_word("board", 5), "board"),
        (with_word("order", "c3 b3"), "order"),
        (with_word("order", "c3 b3 e5"), "order"),
        (with_word("order", "c3 c3 d4"), "order"),
        (with_word("order", ["c3"]), "order"),
        (with_word("order", "c3 " * 500), "order"),
        (without("to_move"), "to_move"),
        (with_word("to_move", 1), "to_move"),
        (with_word("phase", "two"), "phase"),
        (with_word("phase", []), "phase"),
        (with_word("black_player", 3), "black_player"),
        (with_word("black_player", True), "black_player"),
        (with_word("passes", -1), "passes"),
        (with_word("used_ms", [1]), "used_ms"),
        (with_word("used_ms", [1, "2"]), "used_ms"),
        (with_word("used_ms", [0, 10**16]), "used_ms"),
        (with_word("turns", [-1, 0]), "turns"),
        (with_word("turns", [True, 0]), "turns"),
        (with_word("ending", "five"), "ending"),
        (with_word("ending", {"reason": "five", "winner": "black"}), "ending"),
        (with_word("ending", {"reason": "full", "winner": ""}), "ending"),
        (with_word("ending", {"reason": "agreed", "winner": "black"}), "ending"),
        (with_word("ending", {"reason": "time", "winner": ""}), "ending"),
        (with_word("ending", {"reason": "luck", "winner": "black"}), "ending"),
        (with_word("ending", {"reason": "time", "winner": ["black"]}), "ending"),
    ],
)
def test_a_damaged_state_is_refused_by_the_name_of_its_part(
    change: Callable[[Section], None], part: str
) -> None:
    section = write_state(PLAIN, after(PLAIN, "c3 b3 d4@20"))
    change(section)

    with pytest.raises(Fault) as fault:
        read_state(PLAIN, section)
    assert str(fault.value) == f"The game is damaged: its “{part}” cannot be read."


def test_a_five_without_an_end_is_refused() -> None:
    section = write_state(PLAIN, after(PLAIN, "a1 a2 b1 b2 c1 c2 d1 d2 e1"))
    del section["ending"]

    with pytest.raises(Fault, match="ending"):
        read_state(PLAIN, section)


def test_set_up_stones_have_to_be_there() -> None:
    section = write_state(SET_UP, after(SET_UP, "g9"))
    section["board"] = ["." * 15] * 15

    with pytest.raises(Fault, match="order"):
        read_state(SET_UP, section)


def test_a_phase_goes_with_its_number_of_stones() -> None:
    section = write_state(SWAP2, after(SWAP2, "h8 i9 c3"))
    section["phase"] = "last choice"

    with pytest.raises(Fault, match="phase"):
        read_state(SWAP2, section)


@in_turn(
    ("limits", "seat", "thinking_ms", "left"),
    [
        (TimeLimits(), 0, 500, None),
        (TimeLimits(game_ms=1_000), 0, 0, 800),
        (TimeLimits(game_ms=1_000), 1, 0, 970),
        (TimeLimits(game_ms=1_000), 1, 1_000, -30),
        (TimeLimits(game_ms=1_000, increment_ms=100), 0, 0, 1_000),
        (TimeLimits(move_ms=300), 0, 0, None),
        (TimeLimits(move_ms=300), 1, 120, 180),
        (TimeLimits(game_ms=1_000, move_ms=300), 1, 100, 200),
        (TimeLimits(game_ms=130, move_ms=300), 1, 50, 50),
    ],
)
def test_the_time_left_is_what_the_nearest_limit_leaves(
    limits: TimeLimits, seat: int, thinking_ms: int, left: int | None
) -> None:
    setup = GomokuSetup(size=15, limits=limits)
    state = after(setup, "h8@150 i9@30 j10@50")

    assert state.at_turn == 1
    assert time_left(setup, state, seat, thinking_ms) == left


def test_the_time_left_for_the_game_knows_no_limit_for_a_move() -> None:
    state = after(GomokuSetup(size=15), "h8@150 i9@30")
    for limits, left in ((TimeLimits(game_ms=1_000, move_ms=300), 750), (TimeLimits(0, 300), None)):
        setup = GomokuSetup(size=15, limits=limits)
        assert game_time_left(setup, state, 0, 100) == left
