# SPDX-License-Identifier: MIT
"""The course's search, held against playing everything."""

from collections.abc import Callable
from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOURS,
    EMPTY,
    WHITE,
    Stones,
    other,
    point_name,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.levels import BALANCED, Style
from sudoku_qt.engine.gomoku.rules import (
    CARO,
    EXACT,
    FREESTYLE,
    RENJU,
    RULES,
    Rule,
    ban_on,
    rule_named,
    winning_points,
)
from sudoku_qt.engine.gomoku.search.course import Course
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN
from sudoku_qt.engine.work import never
from tests.engine.gomoku.cases import SIZE, position_with, random_stones, stones_of
from tests.sweeps import amount, in_turn

EVERYTHING = 484
FAR = Style("far", reach=5, own=1, opposing=1, halved=0)
NARROW = Style("narrow", reach=1, own=5, opposing=4, halved=0)


def course(rule: Rule, stones: Stones, style: Style = BALANCED, breadth: int = 24) -> Course:
    """The search of a position."""
    return Course(position_with(rule, stones), style, breadth)


def best_of_all(rule: Rule, stones: Stones, side: int, known: dict[tuple[Stones, int], int]) -> int:
    """Play everything: 1 if the side to move wins, 0 if it draws, -1; -2 if it cannot move."""
    if (stones, side) in known:
        return known[stones, side]
    best = -2
    for point in points_with(stones, EMPTY):
        if rule.forbids and side == BLACK and ban_on(stones, point):
            continue
        after = with_stone(stones, point, side)
        if winning_points(rule, after, point):
            best = 1
        elif EMPTY not in after:
            best = max(best, 0)
        else:
            best = max(best, -best_of_all(rule, after, other(side), known))
        if best == 1:
            break
    known[stones, side] = best
    return best


def crowded(rng: Random, rule: Rule) -> Stones:
    """A small board that is nearly full and that nobody has won."""
    while True:
        size = rng.choice((5, 6, 7))
        empty = rng.sample(range(size * size), rng.randrange(3, 9))
        black = rng.uniform(0.35, 0.65)
        stones = bytes(
            EMPTY if point in empty else BLACK if rng.random() < black else WHITE
            for point in range(size * size)
        )
        if not any(winning_points(rule, stones, point) for point in range(size * size)):
            return stones


@amount("count", 8, 25)
@pytest.mark.parametrize("rule", [FREESTYLE, EXACT, CARO], ids=lambda rule: rule.name)
def test_looking_to_the_end_it_finds_what_playing_everything_finds(rule: Rule, count: int) -> None:
    rng = Random(rule.name)
    seen = set()
    for _ in range(count):
        stones, side = crowded(rng, rule), rng.choice(COLOURS)
        search = course(rule, stones, FAR, EVERYTHING)
        point, worth, _ = search.think(side, 10, never)
        best = best_of_all(rule, stones, side, {})
        seen.add(best)

        assert stones[point] == EMPTY
        assert (worth > SURE_WIN) - (worth < -SURE_WIN) == best
    assert seen == {-1, 0, 1}


def keeps_its_word(rule: Rule, stones: Stones, side: int, moves: int) -> bool:
    """Play a win that is claimed against every reply; `moves` is how long that may take."""
    point, worth, _ = course(rule, stones).think(side, 4, never)
    after = with_stone(stones, point, side)
    if worth <= SURE_WIN or winning_points(rule, after, point):
        return worth > SURE_WIN
    return moves > 0 and all(
        not winning_points(rule, reply, answer) and keeps_its_word(rule, reply, side, moves - 1)
        for answer in points_with(after, EMPTY)
        if not (rule.forbids and side == WHITE and ban_on(after, answer))
        for reply in (with_stone(after, answer, other(side)),)
    )


@pytest.mark.torture
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_win_that_it_claims_is_won_against_every_reply(rule: Rule) -> None:
    rng, claims = Random(rule.name), 0
    while claims < 10:
        points = rng.sample(range(100), rng.randrange(10, 20))
        stones = bytes(1 + points.index(n) % 2 if n in points else EMPTY for n in range(100))
        side = rng.choice(COLOURS)
        _, worth, _ = course(rule, stones).think(side, 4, never)
        if worth > SURE_WIN and not any(winning_points(rule, stones, point) for point in points):
            claims += 1
            assert keeps_its_word(rule, stones, side, 6)


def test_a_loss_is_not_claimed_where_not_every_move_was_looked_at() -> None:
    stones = stones_of("j11 f9 f8 g8 h8 e6 h6 f5", "h10 i8 j8 i7")
    _, worth, _ = course(FREESTYLE, stones, NARROW, 2).think(WHITE, 4, never)

    assert worth == -SURE_WIN  # every move looked at loses


OPEN_THREE, FOUR = ("f8 g8 h8", "k9 h6 g5"), ("d8 e8 f8 g8", "c8 d10 m3")


@in_turn("depth", [1, 2])
@in_turn(
    ("stones", "stops", "sees"),
    [
        (OPEN_THREE, {"d8", "e8", "i8", "j8"}, (True, False)),
        (OPEN_THREE, set(), (False, True)),
        (FOUR, {"h8"}, (False, True)),
        (FOUR, set(), (True, False)),
    ],
)
def test_what_it_does_not_see_it_does_not_stop(
    stones: tuple[str, str], stops: set[str], sees: tuple[bool, bool], depth: int
) -> None:
    search = course(FREESTYLE, stones_of(*stones))
    point, *_ = search.think(WHITE, depth, never, sees_threes=sees[0], sees_fours=sees[1])
    name = point_name(SIZE, point)

    assert (name in stops) == bool(stops), name
    assert name not in {"d8", "e8", "i8", "j8", "h8"} - stops


@in_turn(
    ("stones", "wins"),
    [
        (("f8 g8 h8", "f9 g10 i12"), {"e8", "i8"}),
        (("d8 e8 f8 g8", "c8 d9 e9 f9 g9"), {"h8"}),
    ],
)
def test_its_own_threes_and_fours_are_always_seen(stones: tuple[str, str], wins: set[str]) -> None:
    search = course(FREESTYLE, stones_of(*stones))
    point, worth, _ = search.think(BLACK, 1, never, sees_threes=False, sees_fours=False)

    assert point_name(SIZE, point) in wins
    assert worth > SURE_WIN


def test_after_it_has_overlooked_it_sees_again() -> None:
    search = course(FREESTYLE, stones_of(*OPEN_THREE))
    search.think(WHITE, 2, never, sees_threes=False, sees_fours=False)
    seen = search.think(WHITE, 2, never)

    assert seen == course(FREESTYLE, stones_of(*OPEN_THREE)).think(WHITE, 2, never)


def test_in_renju_black_is_never_told_to_play_what_is_forbidden() -> None:
    rng = Random(9)
    for _ in range(60):
        stones = crowded(rng, RENJU)
        point, _, _ = course(RENJU, stones).think(BLACK, 4, never, (50, rng.randrange(99)))
        allowed = [p for p in points_with(stones, EMPTY) if not ban_on(stones, p)]

        assert point in (allowed or [-1])


def test_in_renju_white_wins_by_a_four_that_black_is_forbidden_to_stop() -> None:
    stones = stones_of("f8 g8 h6 h7 c13", "d12 e11 f10 a1")
    point, worth, _ = course(RENJU, stones).think(WHITE, 2, never)

    assert point == point_named(SIZE, "g9")
    assert worth > SURE_WIN


@in_turn(
    ("rule_name", "black", "white", "reply"),
    [
        ("caro", "d8 e8 f8 g8", "c8", {"h8", "i8"}),
        ("caro", "e8 f8 g8 h8", "c8 d8", {"i8", "j8"}),
        ("exact", "d8 e8 f8 g8", "c8", {"h8"}),
        ("freestyle", "d8 e8 f8 g8 i8", "c8", {"h8"}),
    ],
)
def test_a_four_is_stopped_where_the_rule_lets_it_be(
    rule_name: str, black: str, white: str, reply: set[str]
) -> None:
    stones = stones_of(black, white)
    point, worth, _ = course(rule_named(rule_name), stones).think(WHITE, 2, never)

    assert point in {point_named(SIZE, name) for name in reply}
    assert worth > -SURE_WIN


def test_the_same_seed_gives_the_same_move_and_another_may_not() -> None:
    stones = stones_of("h8 i10", "i9")
    found = [
        course(FREESTYLE, stones).think(WHITE, 2, never, (300, seed)) for seed in (1, 1, 2, 3, 4, 5)
    ]

    assert found[0] == found[1]
    assert len({point for point, *_ in found}) > 1


def counting(limit: int) -> Callable[[], bool]:
    """A function that says stop the `limit`-th time it is asked."""
    asked = iter(range(limit))
    return lambda: next(asked, None) is None


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_stopped_it_gives_the_best_move_so_far(limit: int) -> None:
    stones = random_stones(Random(2), 15, FREESTYLE)
    position = position_with(FREESTYLE, stones)
    search = Course(position, FAR, EVERYTHING)
    before = position.seen()
    point, _, depth = search.think(WHITE, 9, counting(limit), sees_threes=False)

    assert stones[point] == EMPTY
    assert depth < 9
    assert search.nodes <= 1024 * (limit + 1)
    assert position.seen() == before


def test_a_full_board_leaves_nothing_to_play() -> None:
    stones = bytes(BLACK if (2 * (n // 5) + n) % 5 < 3 else WHITE for n in range(25))
    assert course(FREESTYLE, stones).think(BLACK, 2, never)[0] == -1
