# SPDX-License-Identifier: MIT
"""The computer as a player: what each level never misses."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from sudoku_qt.engine.game import Status
from sudoku_qt.engine.gomoku.board import BLACK, SIZES, WHITE, centre, point_named
from sudoku_qt.engine.gomoku.book import book_moves
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import (
    ATTACKING,
    BALANCED,
    BEGINNER,
    EASY,
    HARD,
    LEVELS,
    MEDIUM,
    STYLES,
    TIMED_LEVELS,
    Level,
    Style,
)
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import choose, evaluate
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, RULES, Rule
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker, Thought
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import in_turn

GAME = GomokuGame()
SEEDS = {"beginner": 6, "easy": 6, "medium": 2, "hard": 1}
MOST_NODES = 100_000
"""What the deepest search looks at in a quiet position: a fifth of a second when compiled."""
every_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
every_style = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)


def position(
    black: str, white: str, to_move: int, rule: Rule = FREESTYLE
) -> tuple[GomokuSetup, GomokuState]:
    setup = GomokuSetup(size=SIZE, rule=rule, stones=stones_of(black, white), to_move=to_move)
    return setup, GAME.start(setup)


def play_out(setup: GomokuSetup, level: Level, style: Style, seed: int) -> GomokuState:
    """Let the computer play itself to the end."""
    state = GAME.start(setup)
    while GAME.status(setup, state) is Status.RUNNING:
        state = GAME.play(setup, state, choose(setup, state, level, style, seed).move)
        seed += 1
    return state


@every_level
@every_style
@in_turn(
    ("black", "white", "to_move", "replies"),
    [
        ("d8 e8 f8 g8", "c8 d9 e9 f9", BLACK, {"h8"}),
        ("d8 e8 f8 g8", "d9 e9 f9 g9", BLACK, {"c8", "h8"}),
        ("d8 e8 f8 h8", "d9 e9 f9 g9", BLACK, {"g8"}),
        ("d8 e8 f8 h8", "d9 e9 f9 h9", WHITE, {"g9"}),
    ],
)
def test_every_level_completes_a_five(
    level: Level, style: Style, black: str, white: str, to_move: int, replies: set[str]
) -> None:
    setup, state = position(black, white, to_move)

    for seed in range(SEEDS[level.name]):
        choice = choose(setup, state, level, style, seed)
        assert choice.move.word in replies
        assert choice.value == (1.0 if to_move == BLACK else -1.0)


@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD], ids=lambda level: level.name)
@every_style
@in_turn(
    ("black", "white", "reply"),
    [
        ("d8 e8 f8 g8", "c8 d10 m3", "h8"),
        ("d8 e8 g8 h8", "c2 d10 m3", "f8"),
        ("a1 b2 c3 d4", "m3 n3 o3", "e5"),
    ],
)
def test_from_easy_up_a_four_is_answered(
    level: Level, style: Style, black: str, white: str, reply: str
) -> None:
    setup, state = position(black, white, WHITE)

    for seed in range(SEEDS[level.name]):
        assert choose(setup, state, level, style, seed).move.word == reply


@pytest.mark.parametrize("level", [MEDIUM, HARD], ids=lambda level: level.name)
@every_style
@in_turn(
    ("black", "white", "replies"),
    [
        ("f8 g8 h8", "g9 d10", {"d8", "e8", "i8", "j8"}),
        ("f8 g8 h8", "g9 j8", {"d8", "e8", "i8"}),
        ("e8 f8 h8", "g9 d10", {"d8", "g8", "i8"}),
        ("f6 g7 h8", "g8 d10", {"d4", "e5", "i9", "j10"}),
    ],
)
def test_from_medium_up_an_open_three_is_answered(
    level: Level, style: Style, black: str, white: str, replies: set[str]
) -> None:
    setup, state = position(black, white, WHITE)

    for seed in range(SEEDS[level.name]):
        assert choose(setup, state, level, style, seed).move.word in replies


@every_level
@every_style
def test_in_a_quiet_position_it_looks_as_far_as_level_and_style_say(
    level: Level, style: Style
) -> None:
    setup, state = position("h8 i9", "h9 g10", BLACK)
    choice = choose(setup, state, level, style, 1)

    assert choice.depth == level.depth + (style is ATTACKING)
    assert choice.nodes < MOST_NODES


@in_turn(
    ("level", "black", "white", "stops", "least", "most"),
    [
        (EASY, "f8 g8 h8", "k3 l3 m12", {"d8", "e8", "i8", "j8"}, 36, 57),
        (BEGINNER, "f8 g8 h8", "k3 l3 m12", {"d8", "e8", "i8", "j8"}, 15, 45),
        (BEGINNER, "d8 e8 f8 g8", "c8 d10 m3", {"h8"}, 42, 58),
    ],
)
def test_the_weak_levels_overlook_now_and_then_but_not_always(
    level: Level, black: str, white: str, stops: set[str], least: int, most: int
) -> None:
    setup, state = position(black, white, WHITE)
    replies = [choose(setup, state, level, BALANCED, seed) for seed in range(60)]

    assert least <= sum(choice.move.word in stops for choice in replies) <= most
    assert replies[:9] == [choose(setup, state, level, BALANCED, seed) for seed in range(9)]


@every_style
def test_a_beginner_who_overlooks_all_plays_near_the_stones(style: Style) -> None:
    blind = replace(BEGINNER, overlooks=1.0, overlooks_fours=1.0)
    setup, state = position("d8 e8 f8 g8", "c8 f11 g11", WHITE)
    stones = [divmod(point, SIZE) for point, stone in enumerate(state.stones) if stone]
    for seed in range(9):
        choice = choose(setup, state, blind, style, seed)
        row, column = divmod(point_named(SIZE, choice.move.word), SIZE)

        assert min(max(abs(row - r), abs(column - c)) for r, c in stones) <= style.reach
        assert choice.value == evaluate(setup, state), "what is overlooked is true all the same"


@every_level
def test_an_open_four_is_made_where_it_can_be(level: Level) -> None:
    setup, state = position("f8 g8 h8", "f9 g10 i12", BLACK)

    for seed in range(SEEDS[level.name]):
        assert choose(setup, state, level, BALANCED, seed).move.word in {"e8", "i8"}


@every_style
def test_hard_sees_a_win_by_a_four_and_a_three(style: Style) -> None:
    setup, state = position("e8 f8 g8 h6 h7", "d8 c3 c5 k3 k5", BLACK)
    choice = choose(setup, state, HARD, style, 1)

    assert choice.value == 1.0


@pytest.mark.slow
@in_turn("level", [EASY, MEDIUM])
@in_turn("rule", RULES)
def test_a_game_against_itself_is_legal_to_the_end(level: Level, rule: Rule) -> None:
    assert play_out(GomokuSetup(size=7, rule=rule), level, BALANCED, 1).ending


@pytest.mark.torture
@every_level
@every_style
@pytest.mark.parametrize("size", [5, 15, 22])
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_games_against_itself_are_legal_to_the_end(
    level: Level, style: Style, size: int, rule: Rule
) -> None:
    for seed in range(SEEDS[level.name]):
        assert play_out(GomokuSetup(size=size, rule=rule), level, style, 1000 * seed).ending


@every_style
def test_on_the_smallest_board_it_plays_until_the_board_is_full_or_won(style: Style) -> None:
    for seed in range(2):
        ending = play_out(GomokuSetup(size=5), MEDIUM, style, seed).ending
        assert ending
        assert ending.reason in {"five", "full"}


@in_turn("size", SIZES)
def test_it_opens_in_the_middle_of_every_board(size: int) -> None:
    setup = GomokuSetup(size=size)
    word = choose(setup, GAME.start(setup), HARD, BALANCED, 3).move.word
    point, middle = point_named(size, word), centre(size)

    assert 0 <= point // size - middle // size <= 1 - size % 2
    assert 0 <= point % size - middle % size <= 1 - size % 2


@pytest.mark.slow
def test_a_sharp_position_of_caro_is_judged_without_long_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[Thinker, Limits]] = []

    class Watched(Thinker):
        def think(self, side: int, limits: Limits, *more: Any) -> Thought:
            made.append((self, limits))
            return super().think(side, limits, *more)

    monkeypatch.setattr("sudoku_qt.engine.gomoku.player.Thinker", Watched)
    stones = stones_of("l11 i9 k7 i10", "l12 o14 n14 o15", 22)
    setup = GomokuSetup(size=22, rule=CARO, stones=stones, to_move=BLACK)
    assert -1.0 < evaluate(setup, GAME.start(setup)) < 1.0
    ((thinker, limits),) = made
    assert thinker.fours.nodes < 50_000
    assert limits.now() == thinker.spent > 0.0, "the clock is one of work"


def test_the_same_seed_gives_the_same_choice() -> None:
    setup, state = position("h8 i9", "h9", WHITE)
    choices = [choose(setup, state, EASY, BALANCED, seed) for seed in (5, 5, 6, 7, 8, 9)]

    assert choices[0] == choices[1]
    assert len({choice.move for choice in choices}) > 1


@pytest.mark.slow
def test_it_never_plays_what_renju_forbids() -> None:
    setup, state = position("f8 g8 h6 h7", "d9 e10 l12 m13", BLACK, RENJU)

    for level, seeds in ((BEGINNER, 20), (EASY, 20), (MEDIUM, 5), (HARD, 1)):
        for seed in range(seeds):
            move = choose(setup, state, level, BALANCED, seed).move
            GAME.play(setup, state, move)


def test_where_every_point_is_forbidden_it_passes() -> None:
    rows = ("XXXOOX", "XXOOXX", "XX.XXX", "OOXXXO", "OXXXOO", "XXXOOX")
    stones = bytes(".XO".index(stone) for row in rows for stone in row)
    setup = GomokuSetup(size=6, rule=RENJU, stones=stones)

    assert choose(setup, GAME.start(setup), HARD, BALANCED, 1).move.word == "pass"


# The value


def test_the_value_goes_from_minus_one_to_one_seen_from_black() -> None:
    black = evaluate(*position("f8 g8 h8", "a1 c1", BLACK))
    white = evaluate(*position("a1 c1", "f8 g8 h8", WHITE))
    even = evaluate(*position("h8", "", WHITE))
    empty = evaluate(*position("", "", BLACK))

    assert (black, white) == (1.0, -1.0)
    assert -0.6 < even < 0.6
    assert empty == 0.0


def test_a_game_that_is_over_has_its_result_for_a_value() -> None:
    setup, state = position("d8 e8 f8 g8", "d9 e9 f9", BLACK)

    assert evaluate(setup, GAME.play(setup, state, GomokuMove("h8"))) == 1.0
    assert evaluate(setup, GAME.play(setup, state, GomokuMove("resign"))) == -1.0
    assert evaluate(setup, GAME.play(setup, state, GomokuMove("draw"))) == 0.0


@pytest.mark.slow
def test_the_value_does_not_depend_on_the_side_one_looks_from() -> None:
    stones = stones_of("h8 i9 j8", "h9 g7 i10")
    setups = [GomokuSetup(size=SIZE, stones=moved(stones, image)) for image in symmetries(SIZE)]

    assert len({round(evaluate(setup, GAME.start(setup)), 1) for setup in setups}) <= 2


def test_stopped_at_once_it_still_gives_a_legal_move() -> None:
    setup, state = position("h8 i9 j8", "h9 g7 i10", BLACK)
    choice = choose(setup, state, HARD, BALANCED, 1, stop=lambda: True)

    assert GAME.play(setup, state, choice.move).last is not None


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_level_by_time_thinks_until_its_clock_says_so(rule: Rule) -> None:
    setup, state = position("h8 i9", "h9 g8", BLACK, rule)
    ticks = count()

    def now() -> float:
        return next(ticks) / 50

    choice = choose(setup, state, TIMED_LEVELS[0], STYLES[0], 1, now=now)
    assert choice.depth >= 1
    assert -1 < choice.value < 1


def test_what_a_level_by_time_thought_before_saves_it_work() -> None:
    setup, state = position("h8 h9 i7", "g8 i8 g10", BLACK)
    level, minds = replace(TIMED_LEVELS[0], depth=4), Minds()
    nodes = [
        choose(setup, state, level, BALANCED, 1, now=lambda: 0.0, minds=minds).nodes
        for _ in range(2)
    ]
    assert nodes[1] < nodes[0] / 2


def test_a_level_by_time_opens_in_the_middle_and_sees_a_win() -> None:
    setup = GomokuSetup(size=SIZE)
    first = choose(setup, GAME.start(setup), TIMED_LEVELS[0], STYLES[0], 1)
    assert first.move == GomokuMove.at(SIZE, SIZE * SIZE // 2)
    setup, state = position("f8 g8 h8", "a1 c3", BLACK)
    assert choose(setup, state, TIMED_LEVELS[0], STYLES[0], 1).value == 1.0


def test_a_level_by_time_has_its_first_moves_from_the_book() -> None:
    setup, state = position("h8", "", WHITE)
    stopped = count()
    choice = choose(setup, state, TIMED_LEVELS[-1], STYLES[0], 0, stop=lambda: next(stopped) > 0)
    assert choice.move == GomokuMove.at(SIZE, book_moves([(centre(SIZE), BLACK)])[0])
    assert (choice.depth, choice.nodes) == (0, 0)


OPEN_FOUR = "h8 h9 h10 h11", "a1 c3 o2"
ENDS = {"h7", "h12"}


@pytest.mark.parametrize("level", [*LEVELS[1:], *TIMED_LEVELS[:1]], ids=lambda level: level.name)
@every_style
def test_who_has_lost_to_an_open_four_stops_an_end_of_it(level: Level, style: Style) -> None:
    setup, state = position(*OPEN_FOUR, to_move=WHITE)
    for seed in range(3):
        choice = choose(setup, state, level, style, seed, now=count().__next__)
        assert choice.move.word in ENDS


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@every_style
def test_the_first_reply_is_beside_the_stone(level: Level, style: Style) -> None:
    setup, state = position("h8", "", to_move=WHITE)
    for seed in range(12):
        word = choose(setup, state, level, style, seed).move.word
        point = point_named(SIZE, word)
        row, column = divmod(point_named(SIZE, "h8"), SIZE)
        assert max(abs(point // SIZE - row), abs(point % SIZE - column)) == 1
