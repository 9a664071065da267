# SPDX-License-Identifier: MIT
"""The computer in openings: both sides of a swap, the colour it takes, stones that are even."""

import pytest

from sudoku_qt.engine.gomoku.board import point_name
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, HARD, MEDIUM
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import EVEN_OPENING, NEARLY_EVEN, choose, evaluate
from sudoku_qt.engine.gomoku.setup import GomokuSetup, Opening

GAME = GomokuGame()


@pytest.mark.parametrize("opening", ["swap", "swap2"])
@pytest.mark.parametrize("size", [5, 15])
def test_it_plays_both_sides_of_an_opening(opening: Opening, size: int) -> None:
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
        assert abs(evaluate(setup, state) - EVEN_OPENING) < NEARLY_EVEN

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
    opening: Opening, points: tuple[int, ...], words: set[str]
) -> None:
    setup = GomokuSetup(size=15, opening=opening)
    state = GAME.start(setup)
    for point in points:
        state = GAME.play(setup, state, GomokuMove.at(15, point))
    assert choose(setup, state, HARD, BALANCED, 0).move.word in words
