# SPDX-License-Identifier: MIT
"""The search: what it finds, what it may not play, and that it stops."""

from collections.abc import Callable
from itertools import count

import pytest

from sudoku_qt.engine.gomoku.board import SIZES, point_named
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, RULES, Rule
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.memory import Memory
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.tree import Tree
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN, WIN
from sudoku_qt.engine.work import never
from tests.engine.gomoku.search.test_fours import CROWDED, position_of
from tests.sweeps import in_turn

SLOTS = 1 << 12
SPARSE = ("h8 k9 f9 i8 f7 j10 j11 l8 k8 l9", "h9 i7 i10 g8 f6 k11 j9 m7 j8 k10")


def on(depth: int, point: int, worth: int) -> bool:
    """Go on, whatever was found."""
    return True


def thought(position: Position, side: int, depth: int) -> tuple[int, int, int]:
    """Search so many moves deep."""
    return Tree(position, Fours(position), Memory(SLOTS)).think(side, depth, never, on)


def after(calls: int) -> Callable[[], bool]:
    """Say stop when it was asked so often."""
    asked = count()
    return lambda: next(asked) >= calls


@pytest.mark.slow
@in_turn("rule", RULES)
@in_turn("size", [SIZES[0], 10, SIZES[-1]])
def test_it_plays_a_whole_game_of_legal_moves(rule: Rule, size: int) -> None:
    position = Position(rule, size)
    tree, taken = Tree(position, Fours(position), Memory(SLOTS)), set[int]()
    for number in range(min(24, size * size)):
        side = 1 + number % 2
        before = position.seen()
        point, _, _ = tree.think(side, 2, never, on)
        assert position.seen() == before
        if point < 0:
            assert rule is RENJU
            break
        assert point not in taken
        assert side == 2 or not position.forbidden(point)
        position.put(point, side)
        taken.add(point)


@pytest.mark.parametrize(
    ("black", "white", "move", "moves"),
    [("f8 g8 h8 i8", "e8 a1 b1", "j8", 1), ("f8 g8 h8", "a1 b3", "e8 i8", 3)],
)
def test_a_win_is_counted_in_moves(black: str, white: str, move: str, moves: int) -> None:
    point, worth, _ = thought(position_of(FREESTYLE, black, white), 1, 3)

    assert point in {point_named(15, name) for name in move.split()}
    assert worth == WIN - moves


def test_an_open_three_is_answered_where_the_answer_counts() -> None:
    point, worth, _ = thought(position_of(FREESTYLE, "f8 g8 h8", "a1 c3"), 2, 4)

    assert point in {point_named(15, name) for name in ("d8", "e8", "i8", "j8")}
    assert worth > -SURE_WIN


def test_of_all_points_that_stop_a_five_the_one_that_wins_is_played() -> None:
    threatened = position_of(CARO, "d8 e8 f8 g8", "c8 i9 i10 i11 a1")
    point, worth, _ = thought(threatened, 2, 2)

    assert point == point_named(15, "i8")  # one end of the five, and a four of its own
    assert worth > SURE_WIN


def test_two_open_threes_are_lost_for_good() -> None:
    position = position_of(FREESTYLE, "h8 i8 j8 h12 i12 j12", "a1 c3 a5 o15 o1 c7")
    assert thought(position, 2, 6)[1] < -SURE_WIN


@pytest.mark.parametrize(
    ("stones", "depth", "nodes"),
    [
        pytest.param(CROWDED, 2, 10_000, id="threes that answer each other have an end"),
        pytest.param(SPARSE, 5, 20_000, id="late moves are looked at less deep"),
    ],
)
def test_it_looks_at_few_positions(stones: tuple[str, str], depth: int, nodes: int) -> None:
    position = position_of(FREESTYLE, *stones)
    tree = Tree(position, Fours(position), Memory(SLOTS))
    tree.think(1, depth, never, on)

    assert tree.nodes < nodes


@pytest.mark.slow
def test_fours_that_were_looked_for_in_vain_are_not_looked_for_again() -> None:
    position = position_of(FREESTYLE, *CROWDED)
    fours = Fours(position)
    tree = Tree(position, fours, Memory(SLOTS))
    tree.think(1, 4, never, on)

    assert fours.nodes < 7 * tree.nodes


def test_fours_that_make_nothing_else_are_not_tried_at_each_node() -> None:
    position = position_of(FREESTYLE, *CROWDED)
    fours = Fours(position)
    tree = Tree(position, fours, Memory(SLOTS))

    tree.think(1, 3, never, on)

    assert fours.nodes < 3 * tree.nodes


def test_it_gives_a_move_however_soon_it_is_stopped() -> None:
    position = position_of(FREESTYLE, "h8 i9", "h9 g8")
    for calls in range(4):
        tree = Tree(position, Fours(position), Memory(SLOTS))
        point, _, _ = tree.think(1, 50, after(calls), on)
        assert 0 <= point < 225


def test_points_can_be_left_out_and_the_line_begins_with_the_best_move() -> None:
    position = position_of(FREESTYLE, "h8 i9", "h9 g8")
    tree = Tree(position, Fours(position), Memory(SLOTS))
    best, _, depth = tree.think(1, 4, never, on)
    other, _, _ = tree.think(1, 4, never, on, [best])

    assert depth == 4
    assert other != best
    position.put(best, 1)
    assert 0 < len(tree.line(2, 3)) <= 3
