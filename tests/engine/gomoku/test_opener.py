# SPDX-License-Identifier: MIT
"""The computer in openings: both sides of a swap, the colour it takes, stones that are even."""

from itertools import count

import pytest

from sudoku_qt.engine.gomoku.board import point_name
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, HARD, MEDIUM, Level, level_named
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.opener import EVEN, NEARLY_EVEN
from sudoku_qt.engine.gomoku.openings.procedures import PROCEDURES
from sudoku_qt.engine.gomoku.openings.steps import Pick, declared
from sudoku_qt.engine.gomoku.player import choose, evaluate
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState

GAME = GomokuGame()


@pytest.mark.parametrize("opening", ["swap", "swap2"])
@pytest.mark.parametrize("size", [5, 15])
def test_it_plays_both_sides_of_an_opening(opening: str, size: int) -> None:
    setup = GomokuSetup(size=size, opening=opening)
    state = GAME.start(setup)
    words = []
    for seed in range(5):
        choice = choose(setup, state, MEDIUM, BALANCED, seed)
        words.append(choice.move.word)
        state = GAME.play(setup, state, choice.move)

    assert words[3] in {"black", "white", "two"}
    assert all(GomokuMove(word).is_stone for word in words[:3] + words[4:])


def test_it_puts_the_two_stones_of_swap2_and_chooses_after_them() -> None:
    setup = GomokuSetup(size=15, opening="swap2")
    state = GAME.start(setup)
    for word in ("h8", "i9", "c3", "two"):
        state = GAME.play(setup, state, GomokuMove(word))
    for seed in range(2):
        state = GAME.play(setup, state, choose(setup, state, HARD, BALANCED, seed).move)

    assert choose(setup, state, HARD, BALANCED, 1).move.word in {"black", "white"}


@pytest.mark.parametrize(("stones", "colour"), [("h8 a1 h9", "black"), ("a1 h8 o15", "white")])
def test_it_takes_the_better_colour(stones: str, colour: str) -> None:
    setup = GomokuSetup(size=15, opening="swap")
    state = GAME.start(setup)
    for word in stones.split():
        state = GAME.play(setup, state, GomokuMove(word))

    assert choose(setup, state, HARD, BALANCED, 1).move.word == colour


def test_its_openings_differ_and_are_about_even() -> None:
    setup = GomokuSetup(size=16, opening="swap2")
    found = set()
    for seed in range(2):
        state = GAME.start(setup)
        for number in range(3):
            choice = choose(setup, state, HARD, BALANCED, 10 * seed + number)
            state = GAME.play(setup, state, choice.move)
        found.add(frozenset(point_name(16, point) for point in state.order))
        assert abs(evaluate(setup, state) - EVEN) < NEARLY_EVEN

    assert len(found) == 2
    assert all(len(points) == 3 for points in found)


EVEN_THREE = (126, 96, 139)
LEADING_THREE = (112, 0, 113)


@pytest.mark.parametrize(
    ("opening", "points", "words"),
    [
        ("swap2", EVEN_THREE, {"two"}),
        ("swap2", LEADING_THREE, {"black"}),
        ("swap", EVEN_THREE, {"black", "white"}),
    ],
)
def test_swap2_s_third_choice_is_taken_where_neither_colour_leads(
    opening: str, points: tuple[int, ...], words: set[str]
) -> None:
    setup = GomokuSetup(size=15, opening=opening)
    state = GAME.start(setup)
    for point in points:
        state = GAME.play(setup, state, GomokuMove.at(15, point))
    assert choose(setup, state, HARD, BALANCED, 0).move.word in words


def after(opening: str, words: str) -> tuple[GomokuSetup, GomokuState]:
    setup = GomokuSetup(size=15, rule=RENJU, opening=opening)
    state = GAME.start(setup)
    for word in words.split():
        state = GAME.play(setup, state, GomokuMove(word))
    return setup, state


def chosen(opening: str, words: str, seed: int = 0) -> str:
    """What the computer does."""
    return choose(*after(opening, words), HARD, BALANCED, seed).move.word


@pytest.mark.parametrize("opening", [procedure.name for procedure in PROCEDURES[1:]])
@pytest.mark.parametrize("level", [HARD, level_named("tenth")])
def test_it_comes_through_every_opening_with_legal_moves(opening: str, level: Level) -> None:
    setup = GomokuSetup(size=9, rule=RENJU, opening=opening)
    state, now = GAME.start(setup), count().__next__
    while state.is_opening:
        move = choose(setup, state, level, BALANCED, 3, now=lambda: now() / 20_000).move
        state = GAME.play(setup, state, move)
    assert len(state.order) in {3, 5}


@pytest.mark.parametrize("opening", [procedure.name for procedure in PROCEDURES[1:]])
def test_stopped_it_answers_at_once_and_legally(opening: str) -> None:
    setup = GomokuSetup(size=15, rule=RENJU, opening=opening)
    state = GAME.start(setup)
    while state.is_opening:
        move = choose(setup, state, HARD, BALANCED, 3, stop=lambda: True).move
        state = GAME.play(setup, state, move)


@pytest.mark.parametrize("opening", ["rif", "soosyrv-8", "taraguchi-10"])
def test_at_a_level_without_a_clock_a_seed_decides(opening: str) -> None:
    setup, state = after(opening, "h8" if opening != "taraguchi-10" else "h8 white")
    once, again = (choose(setup, state, MEDIUM, BALANCED, 7) for _ in range(2))
    assert once == again


def test_white_keeps_the_fifth_stone_that_is_worst_for_black() -> None:
    assert chosen("rif", "h8 h9 h10 white i9 i7 a1") == "a1"
    assert chosen("rif", "h8 h9 h10 white i9 a1 i7") == "a1"


def test_black_offers_fifth_stones_that_hold() -> None:
    setup, state = after("taraguchi-10", "h8 white g9 black h6 white e5 ten")
    values = []
    for _ in range(10):
        choice = choose(setup, state, HARD, BALANCED, 0)
        values.append(choice.value)
        state = GAME.play(setup, state, choice.move)
    assert isinstance(state.step, Pick)
    assert values[0] == max(values)
    assert min(values) > values[0] - 0.1, "each is about the best of those that are left"


def test_the_stronger_black_stands_the_more_fifth_stones_white_wants() -> None:
    strong = declared(chosen("soosyrv-8", "h8 h9 i10 white a1"))
    weak = declared(chosen("soosyrv-8", "h8 g9 f6 white h9"))
    assert strong == 8, "a white stone in the corner is no stone at all"
    assert weak < strong


@pytest.mark.parametrize(
    ("opening", "words", "word"),
    [
        ("rif", "h8 i9 j10", "white"),  # in a line that White's stone blocks
        ("soosyrv-8", "h8 h9 i9 white a1 fifths-1", "black"),
        ("taraguchi-10", "h8 white g9 black h6 white k11", "ten"),
    ],
)
def test_it_knows_what_is_good_for_it(opening: str, words: str, word: str) -> None:
    assert chosen(opening, words) == word


def test_white_puts_the_fourth_stone_of_rif_where_two_fifths_are_worth_least() -> None:
    setup, state = after("rif", "h8 h9 h10 white")
    choice = choose(setup, state, HARD, BALANCED, 0)
    corner = after("rif", "h8 h9 h10 white a1 g8")
    assert choice.value < choose(*corner, HARD, BALANCED, 0).value, "it would leave Black more"


def test_the_first_stone_is_the_middle_one_and_openings_differ() -> None:
    found = set()
    for seed in range(3):
        setup, state = after("soosyrv-8", "")
        for _ in range(3):
            state = GAME.play(setup, state, choose(setup, state, MEDIUM, BALANCED, seed).move)
        found.add(state.stones)
        assert point_name(15, state.order[0]) == "h8"
    assert len(found) > 1
