# SPDX-License-Identifier: MIT
"""Thinking under a clock, from move to move."""

from itertools import count

import pytest

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker, Thought
from sudoku_qt.engine.gomoku.search.worths import WIN
from sudoku_qt.engine.work import never
from tests.sweeps import dear

SLOTS = 1 << 12


def limits(seconds: float, depth: int = 100) -> Limits:
    """Limits by a clock on which each look takes a hundredth of a second."""
    ticks = count()
    return Limits(lambda: next(ticks) / 100, seconds, depth)


def test_it_stops_when_the_clock_says_so() -> None:
    thinker, heard = Thinker(FREESTYLE, 15, SLOTS), list[Thought]()
    thinker.follow([(112, 1), (97, 2)])
    short = thinker.think(1, limits(0.05), heard.append)
    long = Thinker(FREESTYLE, 15, SLOTS)
    long.follow([(112, 1), (97, 2)])

    assert [thought.depth for thought in heard] == [*range(1, len(heard) + 1)]
    assert long.think(1, limits(0.6)).nodes > short.nodes > 0


def test_it_follows_a_game_forward_and_back() -> None:
    thinker = Thinker(RENJU, 9, SLOTS)
    game = [(40, 1), (41, 2), (31, 1), (49, 2)]
    for moves in (game[:2], game, game[:1], [*game[:1], (30, 2)], []):
        thinker.follow(moves)
        fresh = Position(RENJU, 9)
        for stone in moves:
            fresh.put(*stone)
        assert thinker.position.seen() == fresh.seen()


def test_a_win_by_fours_is_played_at_once_and_told_as_a_mate() -> None:
    thinker = Thinker(FREESTYLE, 15, SLOTS)
    thinker.follow([(112, 1), (0, 2), (113, 1), (30, 2), (114, 1), (60, 2)])
    thought = thinker.think(1, limits(1.0))

    assert thought.mate == 3
    assert thought.value == 1.0
    assert thought.point in {111, 115}


def test_wins_by_fours_and_by_threats_come_with_their_whole_lines() -> None:
    thinker = Thinker(FREESTYLE, 15, SLOTS)
    thinker.follow([(111, 1), (0, 2), (113, 1), (14, 2), (97, 1), (210, 2), (142, 1), (224, 2)])
    before = thinker.position.seen()
    thought = thinker.won_by_threats(1, limits(9.0))

    assert thinker.won_by_fours(1, limits(9.0)) is None
    assert thinker.position.seen() == before
    assert thought
    assert thought.mate == len(thought.line) >= 5
    assert thinker.think(1, limits(9.0)).mate == thought.mate
    for number, point in enumerate(thought.line[:2]):
        thinker.follow([*thinker.moves, (point, 1 + number % 2)])
    fours = thinker.won_by_fours(1, limits(9.0))
    assert fours
    assert fours.mate == len(fours.line) == thought.mate - 2


@pytest.mark.parametrize(
    "points",
    [
        dear((154, 144, 115, 67, 99, 80, 85, 157, 156)),
        (128, 100, 68, 160, 154, 83, 155),
        dear((129, 140, 139, 158, 141, 97, 70, 159, 160, 126)),
    ],
)
def test_it_plays_nothing_after_which_the_opponent_wins_by_threats(points: tuple[int, ...]) -> None:
    thinker, side = Thinker(FREESTYLE, 15, SLOTS), 1 + len(points) % 2
    moves = [(point, 1 + number % 2) for number, point in enumerate(points)]
    thinker.follow(moves)
    shallow = Limits(lambda: 0.0, 1.0, depth=1)
    careless, _, _ = thinker.tree.think(side, 1, never, lambda *_: True)
    chosen = thinker.think(side, shallow)

    def lost_after(point: int) -> bool:
        thinker.follow([*moves, (point, side)])
        return thinker.won_by_threats(3 - side, shallow) is not None

    assert lost_after(careless)
    assert not lost_after(chosen.point)


def test_by_a_clock_of_work_refutations_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def won(self: Thinker, side: int, limits: Limits) -> Thought | None:
        asked.append(round(limits.seconds, 3))
        self.spent += 0.4
        return Thought(0, WIN) if side == WHITE else None

    monkeypatch.setattr(Thinker, "won_by_threats", won)
    thinker = Thinker(FREESTYLE, 15)
    thinker.follow([(112, BLACK), (97, WHITE)])
    assert thinker.think(BLACK, Limits(lambda: thinker.spent, 1.0, 1)).point >= 0
    assert asked == [0.1, 0.6, 0.2]


@pytest.mark.parametrize(("rule", "pace"), [(FREESTYLE, 300_000), (CARO, 20_000)])
def test_what_a_search_for_wins_takes_is_estimated_by_its_nodes(rule: Rule, pace: int) -> None:
    thinker = Thinker(rule, 15)
    thinker.follow([(112, BLACK), (97, WHITE), (113, BLACK), (98, WHITE), (128, BLACK)])
    limits = Limits(lambda: 0.0, 0.001)
    thinker.won_by_fours(BLACK, limits)
    by_fours, fours = thinker.spent, thinker.fours.nodes
    thinker.won_by_threats(BLACK, limits)
    by_threats = thinker.threats.nodes + thinker.fours.nodes - fours
    assert by_fours == fours / 300_000 > 0.0
    assert thinker.spent - by_fours == pytest.approx(by_threats / pace)


def test_two_threads_know_the_same_game_and_one_is_as_before() -> None:
    game = [(112, 1), (97, 2), (99, 1), (113, 2), (127, 1), (98, 2)]
    alone, helped = (Thinker(FREESTYLE, 15, SLOTS) for _ in range(2))
    for moves in (game, game[:4], [*game, (84, 1), (70, 2)]):
        found = []
        for thinker, threads in ((alone, 1), (helped, 2)):
            thinker.follow(moves)
            limits = Limits(lambda: 0.0, 1.0, depth=3, threads=threads)
            found.append(thinker.think(1, limits))
            assert thinker.position.stone_at(found[-1].point) == 0
            assert all(each.position.seen() == thinker.position.seen() for each in thinker.helpers)
        assert found[1].depth >= found[0].depth
    assert (len(alone.helpers), len(helped.helpers)) == (0, 1)
    assert helped.helpers[0].table is helped.table


def test_seeds_make_games_differ_while_there_are_few_stones() -> None:
    def reply(seed: int) -> int:
        thinker = Thinker(FREESTYLE, 15, SLOTS, seed=seed)
        thinker.follow([(112, 1), (97, 2), (99, 1)])
        return thinker.think(2, Limits(lambda: 0.0, 1.0, depth=2)).point

    assert reply(0) == reply(0)
    assert reply(7) == reply(7)
    assert len({reply(seed) for seed in range(1, 13)}) > 2


def test_what_a_worth_is_as_a_value() -> None:
    assert Thought(0, 0).value == 0
    assert 0 < Thought(0, 100).value < Thought(0, 1000).value < 1
    assert Thought(0, -WIN + 4).mate == -4
    assert Thought(0, -WIN + 4).value == -1.0


def test_a_search_by_depth_ends_by_itself_where_much_is_threatened() -> None:
    thinker = Thinker(FREESTYLE, 11, SLOTS, seed=497150364)
    points = [59, 49, 36, 47, 48, 60, 37, 26, 38, 35, 28, 18, 61, 39, 82, 70, 80, 68, 81, 79]
    points += [51, 71, 72, 83, 57, 62, 69, 93, 102, 91, 103, 45, 52, 92, 94, 101, 90, 15, 25]
    moves = [(point, 1 + number % 2) for number, point in enumerate(points)]
    for last in range(3, len(moves) + 1):
        thinker.follow(moves[:last])
        many = Limits(lambda: 0.0, 1.0, 3, lambda: thinker.tree.nodes > 50_000)
        thinker.think(1 + last % 2, many)
        assert thinker.tree.nodes < 50_000
