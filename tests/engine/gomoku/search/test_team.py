# SPDX-License-Identifier: MIT
"""Trees that search together: what they find is true, and the others end with the first."""

from collections.abc import Sequence
from itertools import count
from threading import active_count
from typing import Any

import pytest

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, RULES, Rule
from sudoku_qt.engine.gomoku.search import team as teams
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.memory import Memory
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.team import Found, Team, useful
from sudoku_qt.engine.gomoku.search.tree import Tree
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN, WIN
from sudoku_qt.engine.work import never
from tests.engine.gomoku.search.test_fours import CROWDED, position_of
from tests.sweeps import amount, in_turn

SLOTS, TINY = 1 << 12, 1 << 2
LOST = "h8 i8 j8 h12 i12 j12", "a1 c3 a5 o15 o1 c7"
WON = "g8 i8 h7 h10", "a1 o1 a15 o15"


def on(depth: int, point: int, worth: int) -> bool:
    """Go on, whatever was found."""
    return True


def made(rule: Rule, black: str, white: str, slots: int, threads: int) -> list[Tree]:
    """Trees of one position and one table."""
    memory = Memory(slots)
    positions = [position_of(rule, black, white) for _ in range(threads)]
    return [
        Tree(position, Fours(position), memory, number) for number, position in enumerate(positions)
    ]


class Told:
    """A tree that finds what it is told."""

    def __init__(self, found: Found) -> None:
        self.found, self.nodes, self.deepest, self.halted = found, 10, found[2], True

    def think(self, *_: object) -> Found:
        """What was told."""
        return self.found


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_lost_game_stays_lost_and_a_won_one_won(threads: int) -> None:
    for slots in (TINY, SLOTS):
        lost = Team(made(FREESTYLE, *LOST, slots, threads)).think(2, 6, never, on)
        assert lost[1] < -SURE_WIN
        won = Team(made(FREESTYLE, *WON, slots, threads)).think(1, 8, never, on)
        assert won[1] == WIN - 5
        assert won[0] in {point_named(15, name) for name in ("h8", "h9")}


@in_turn("rule", RULES)
@amount("rounds", 1, 200)
def test_positions_that_share_a_place_in_the_table_disturb_nobody(rule: Rule, rounds: int) -> None:
    trees = made(rule, *CROWDED, TINY, 3)
    fresh = position_of(rule, *CROWDED)
    for number in range(rounds):
        side = 1 + number % 2
        point, worth, depth = Team(trees).think(side, 3, never, on)
        assert fresh.stone_at(point) == 0
        assert side == 2 or not fresh.forbidden(point)
        assert abs(worth) <= WIN
        assert depth == 3 or abs(worth) > SURE_WIN
        for tree in trees:
            assert tree.position.seen() == fresh.seen()


def test_the_others_end_with_the_first_however_soon() -> None:
    for calls in range(3):
        asked, threads = count(), active_count()
        trees = made(FREESTYLE, "h8 i9", "h9 g8", SLOTS, 3)
        point, _, depth = Team(trees).think(1, 90, lambda: next(asked) >= calls, on)  # noqa: B023 - called here
        assert 0 <= point < 225
        assert depth < 90
        assert active_count() == threads


def test_nobody_stays_behind_where_the_first_fails() -> None:
    def fail(depth: int, point: int, worth: int) -> bool:
        raise ZeroDivisionError

    threads = active_count()
    with pytest.raises(ZeroDivisionError):
        Team(made(FREESTYLE, "h8 i9", "h9 g8", SLOTS, 2)).think(1, 90, never, fail)
    assert active_count() == threads


@in_turn(
    ("founds", "best"),
    [
        ([(7, 20, 9), (8, 90, 9)], 0),  # of equal depths the first one's
        ([(7, 20, 9), (8, -90, 10)], 1),
        ([(7, 20, 9), (8, WIN - 11, 4), (9, WIN - 7, 3)], 2),
        ([(7, WIN - 9, 5), (8, 50, 12)], 0),
        ([(7, 4 - WIN, 5), (8, 6 - WIN, 7)], 1),
        ([(-1, 0, 0), (-1, 0, 0)], 0),
    ],
)
def test_the_shortest_win_counts_and_else_the_deepest_search(
    founds: Sequence[Found], best: int
) -> None:
    trees: list[Any] = [Told(found) for found in founds]
    team = Team(trees)
    assert team.think(1, 90, never, on) == founds[best]
    assert team.nodes == 10 * len(founds)
    assert team.deepest == max(depth for _, _, depth in founds)


def test_one_tree_needs_no_thread_and_searches_as_if_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise AssertionError("a thread")

    monkeypatch.setattr(teams, "Thread", none)
    (alone,), (other,) = (made(RENJU, "h8 i9", "h9 g8", SLOTS, 1) for _ in range(2))
    assert Team([alone]).think(1, 5, never, on) == other.think(1, 5, never, on)
    assert alone.nodes == other.nodes


def test_a_helper_runs_ahead_and_nobody_forgets_for_it() -> None:
    memory, levels = Memory(SLOTS), list[int]()
    position = Position(CARO, 9)
    position.put(40, 1)

    def heard(depth: int, point: int, worth: int) -> bool:
        levels.append(depth)
        return True

    for number in (1, 2):
        Tree(position, Fours(position), memory, number).think(2, 5, never, heard)
    assert levels == [2, 4, 1, 3, 5]


@pytest.mark.parametrize(("compiled", "used"), [(True, [1, 1, 4]), (False, [1, 1, 1])])
def test_threads_are_of_use_where_they_run_at_once(
    monkeypatch: pytest.MonkeyPatch, *, compiled: bool, used: list[int]
) -> None:
    monkeypatch.setattr(teams, "COMPILED", compiled)
    assert [useful(threads) for threads in (0, 1, 4)] == used


def test_a_halted_tree_ends_without_being_asked() -> None:
    (tree,) = made(FREESTYLE, "h8 i9", "h9 g8", SLOTS, 1)

    def halt(depth: int, point: int, worth: int) -> bool:
        tree.halted = depth == 2
        return True

    point, _, depth = tree.think(1, 90, never, halt)
    assert depth == 2
    assert 0 <= point < 225
