# SPDX-License-Identifier: MIT
"""The kernel, held against recomputation, against the rules, and against looking at everything."""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest

from sudoku_qt.engine.gomoku import kernel as installed
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOURS,
    EMPTY,
    WHITE,
    Stones,
    empty_board,
    other,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.kernel import KIND_NAMES, ROW_NAMES, SURE_WIN, Kernel
from sudoku_qt.engine.gomoku.rules import (
    CARO,
    EXACT,
    FREESTYLE,
    RENJU,
    RULES,
    Row,
    Rule,
    ban_on,
    rows_made,
    rule_named,
    winning_points,
)
from sudoku_qt.engine.work import never
from tests.engine.gomoku.cases import SIZE, kernel_from_source, random_stones, stones_of, table
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import amount

EVERYTHING = 484
BOARDS = [(5, CARO), (15, RENJU), (16, FREESTYLE), (22, EXACT)]
ROWS = {  # what the kernel says of one direction, and what the rules say
    "overline": Row.OVERLINE,
    "open three": Row.THREE,
    "four": Row.FOUR,
    "double four": Row.DOUBLE_FOUR,
    "open four": Row.STRAIGHT_FOUR,
    "five": Row.FIVE,
}
RENJU_CASES = [pytest.param(*case[:4], id=case[4]) for case in table("renju.txt")]


def picture(kernel: Kernel) -> list[Any]:
    """Collect all that a kernel keeps about its position."""
    points = range(kernel.size**2)
    empty = [point for point in points if not kernel.colour_at(point)]
    return [
        [kernel.colour_at(point) for point in points],
        [
            ([kernel.row_at(point, colour, direction) for direction in range(4)])
            + [kernel.kind_at(point, colour), kernel.worth_at(point, colour)]
            for point in empty
            for colour in COLOURS
        ],
        [kernel.total_of(colour) for colour in COLOURS],
        [kernel.count_of(colour, kind) for colour in COLOURS for kind in range(len(KIND_NAMES))],
        [kernel.judge(colour) for colour in COLOURS],
        kernel.empty,
    ]


@pytest.mark.parametrize(("size", "rule"), BOARDS, ids=lambda value: getattr(value, "name", value))
def test_what_it_keeps_is_what_recomputation_gives_over_20_000_moves_and_undos(
    size: int, rule: Rule
) -> None:
    rng = Random(size)
    kernel, stones, put = Kernel(rule, empty_board(size)), bytearray(size * size), list[int]()
    for number in range(20_000):
        if put and (rng.random() < 0.45 or len(put) == len(stones)):
            point = put.pop()
            kernel.take(point)
            stones[point] = EMPTY
        else:
            point = rng.randrange(len(stones))
            while stones[point]:
                point = rng.randrange(len(stones))
            stones[point] = rng.choice(COLOURS)
            kernel.put(point, stones[point])
            put.append(point)
        if number % 2_000 == 1_999:
            assert picture(kernel) == picture(Kernel(rule, bytes(stones)))


def test_taking_every_stone_back_leaves_an_empty_board() -> None:
    kernel, points = Kernel(RENJU, empty_board(9)), Random(3).sample(range(81), 60)
    before = picture(kernel)
    for point, colour in zip(points, cycle(COLOURS), strict=False):
        kernel.put(point, colour)
    for point in points:
        kernel.take(point)

    assert picture(kernel) == before


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
@pytest.mark.parametrize("seed", range(6))
def test_every_row_is_what_the_rules_say_it_is(rule: Rule, seed: int) -> None:
    stones = random_stones(Random(seed), (5, 7, 9, 11, 13, 15)[seed], rule)
    kernel = Kernel(rule, stones)
    for point in points_with(stones, EMPTY):
        for colour in COLOURS:
            rows = rows_made(rule, stones, point, colour)
            for direction, row in enumerate(rows):
                name = ROW_NAMES[kernel.row_at(point, colour, direction)]
                if name != "open three" or row is not Row.NOTHING:
                    assert ROWS.get(name, Row.NOTHING) is row
                else:  # the kernel minds every row that one stone more makes win, as X.X.X.X
                    assert not rule.forbids or colour == WHITE


@pytest.mark.parametrize(("name", "verdict", "black", "white"), RENJU_CASES)
def test_it_forbids_what_renju_forbids_from_all_eight_sides(
    name: str, verdict: str, black: str, white: str
) -> None:
    stones, point = stones_of(black, white), point_named(SIZE, name)
    for image in symmetries(SIZE):
        kernel = Kernel(RENJU, moved(stones, image))
        assert kernel.is_banned(image[point]) == (verdict != "allowed")


@pytest.mark.parametrize("seed", range(8))
def test_it_forbids_the_same_points_as_the_rules(seed: int) -> None:
    stones = random_stones(Random(seed), 15, RENJU)
    kernel = Kernel(RENJU, stones)
    before = picture(kernel)

    for point in points_with(stones, EMPTY):
        assert kernel.is_banned(point) == (ban_on(stones, point) is not None)
    assert picture(kernel) == before


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_what_it_thinks_of_a_position_does_not_depend_on_the_side_it_looks_from(rule: Rule) -> None:
    stones = random_stones(Random(4), 11, rule)
    views = [Kernel(rule, moved(stones, image)) for image in symmetries(11)]

    assert len({tuple(map(view.total_of, COLOURS)) for view in views}) == 1
    assert len({view.judge(BLACK) for view in views}) == 1


@pytest.mark.parametrize(
    ("black", "white", "kind"),
    [
        ("f8 g8", "", "three"),
        ("f8 g8 h6 h7", "", "two threes"),
        ("e8 f8 g8", "d8", "four"),
        ("e8 f8 g8 h6 h7", "d8", "four and three"),
        ("e8 f8 g8", "", "win"),
        ("e8 f8 g8 h5 h6 h7", "d8 h4", "win"),
        ("e8 g8 i8 k8", "", "win"),
        ("d8 e8 f8 g8", "c8", "five"),
        ("", "f8 g8", ""),
    ],
)
def test_a_point_has_a_kind(black: str, white: str, kind: str) -> None:
    kernel = Kernel(FREESTYLE, stones_of(black, white))

    assert KIND_NAMES[kernel.kind_at(point_named(SIZE, "h8"), BLACK)] == kind


# Thinking


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
@pytest.mark.parametrize("sees_fours", [True, False])
@pytest.mark.parametrize("rule", [FREESTYLE, EXACT, CARO], ids=lambda rule: rule.name)
def test_looking_to_the_end_it_finds_what_playing_everything_finds(
    rule: Rule, *, sees_fours: bool, count: int
) -> None:
    rng = Random(rule.name)
    seen = set()
    for _ in range(count):
        stones, side = crowded(rng, rule), rng.choice(COLOURS)
        kernel = Kernel(rule, stones)
        kernel.set_manner(5, 1, 1, 0, EVERYTHING)
        point, worth, _ = kernel.think(side, 10, 0, sees_fours, 1, never)
        best = best_of_all(rule, stones, side, {})
        seen.add(best)

        assert stones[point] == EMPTY
        assert (worth > SURE_WIN) - (worth < -SURE_WIN) == best
    assert seen == {-1, 0, 1}


def keeps_its_word(rule: Rule, stones: Stones, side: int, moves: int) -> bool:
    """Play a win that is claimed against every reply; `moves` is how long that may take."""
    kernel = Kernel(rule, stones)
    kernel.set_manner(2, 5, 4, 0, 24)
    point, worth, _ = kernel.think(side, 4, 0, True, 1, never)
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
        kernel = Kernel(rule, stones)
        kernel.set_manner(2, 5, 4, 0, 24)
        _, worth, _ = kernel.think(side, 4, 0, True, 1, never)
        if worth > SURE_WIN and not any(winning_points(rule, stones, point) for point in points):
            claims += 1
            assert keeps_its_word(rule, stones, side, 6)


def test_a_loss_is_not_claimed_where_not_every_move_was_looked_at() -> None:
    stones = stones_of("j11 f9 f8 g8 h8 e6 h6 f5", "h10 i8 j8 i7")
    kernel = Kernel(FREESTYLE, stones)
    kernel.set_manner(1, 5, 4, 0, 2)
    _, worth, _ = kernel.think(WHITE, 4, 0, True, 1, never)

    assert worth == -SURE_WIN  # every move looked at loses


def test_in_renju_black_is_never_told_to_play_what_is_forbidden() -> None:
    rng = Random(9)
    for _ in range(60):
        stones = crowded(rng, RENJU)
        kernel = Kernel(RENJU, stones)
        point, _, _ = kernel.think(BLACK, 4, 50, True, rng.randrange(99), never)
        allowed = [p for p in points_with(stones, EMPTY) if not ban_on(stones, p)]

        assert point in (allowed or [-1])


def test_in_renju_white_wins_by_a_four_that_black_is_forbidden_to_stop() -> None:
    stones = stones_of("f8 g8 h6 h7 c13", "d12 e11 f10 a1")
    point, worth, _ = Kernel(RENJU, stones).think(WHITE, 2, 0, True, 1, never)

    assert point == point_named(SIZE, "g9")
    assert worth > SURE_WIN


@pytest.mark.parametrize(
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
    kernel = Kernel(rule_named(rule_name), stones)
    point, worth, _ = kernel.think(WHITE, 2, 0, True, 1, never)

    assert point in {point_named(SIZE, name) for name in reply}
    assert worth > -SURE_WIN


def test_the_same_seed_gives_the_same_move_and_another_may_not() -> None:
    stones = stones_of("h8 i10", "i9")
    found = []
    for seed in (1, 1, 2, 3, 4, 5):
        kernel = Kernel(FREESTYLE, stones)
        found.append(kernel.think(WHITE, 2, 300, True, seed, never))

    assert found[0] == found[1]
    assert len({point for point, *_ in found}) > 1


def counting(limit: int) -> Callable[[], bool]:
    """A function that says stop the `limit`-th time it is asked."""
    asked = iter(range(limit))
    return lambda: next(asked, None) is None


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_stopped_it_gives_the_best_move_so_far(limit: int) -> None:
    stones = random_stones(Random(2), 15, FREESTYLE)
    kernel = Kernel(FREESTYLE, stones)
    kernel.set_manner(5, 1, 1, 0, EVERYTHING)
    before = picture(kernel)
    point, _, depth = kernel.think(WHITE, 9, 0, False, 1, counting(limit))

    assert stones[point] == EMPTY
    assert depth < 9
    assert kernel.nodes <= 1024 * (limit + 1)
    assert picture(kernel) == before


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_compiled_or_not_it_finds_the_same_by_the_same_steps(rule: Rule) -> None:
    python = kernel_from_source()
    assert not python.COMPILED
    for seed in range(3):
        stones = random_stones(Random(seed), 9, rule)
        found = []
        for module in (installed, python):
            kernel = module.Kernel(rule, stones)
            kernel.set_manner(2, 5, 4, seed, 12)
            found.append((kernel.think(BLACK, 3, 20, True, seed, never), kernel.nodes))
        assert found[0] == found[1]


def test_a_full_board_leaves_nothing_to_play() -> None:
    stones = bytes(BLACK if (2 * (n // 5) + n) % 5 < 3 else WHITE for n in range(25))
    kernel = Kernel(FREESTYLE, stones)

    assert kernel.empty == 0
    assert kernel.think(BLACK, 2, 0, True, 1, never)[0] == -1
