# SPDX-License-Identifier: MIT
"""What wins under each rule, and what renju forbids; the cases stand in tests/data/gomoku/."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    WHITE,
    empty_board,
    point_name,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.rules import (
    EXACT,
    FREESTYLE,
    RENJU,
    RULES,
    Ban,
    Row,
    ban_on,
    forbidden_points,
    rows_made,
    rule_named,
    tell_ban,
    winning_points,
)
from sudoku_qt.engine.message import Fault
from tests.engine.gomoku.cases import SIZE, random_stones, stones_of, table
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import in_turn

VERDICTS = {
    "allowed": None,
    "overline": Ban.OVERLINE,
    "double four": Ban.DOUBLE_FOUR,
    "double three": Ban.DOUBLE_THREE,
}
RENJU_CASES = [pytest.param(*case[:4], id=f"{case[4]} ({case[1]})") for case in table("renju.txt")]
FIVE_CASES = [pytest.param(*case[:5], id=f"{case[0]}: {case[5]}") for case in table("fives.txt")]


def names_of(points: frozenset[int]) -> set[str]:
    return {point_name(SIZE, point) for point in points}


def test_there_are_sixty_positions_and_more() -> None:
    assert len(RENJU_CASES) >= 60


@in_turn(("name", "verdict", "black", "white"), RENJU_CASES)
def test_renju_forbids_black_what_its_rules_say_from_all_eight_sides(
    name: str, verdict: str, black: str, white: str
) -> None:
    stones, point = stones_of(black, white), point_named(SIZE, name)

    for image in symmetries(SIZE):
        assert ban_on(moved(stones, image), image[point]) is VERDICTS[verdict]


@in_turn(("rule_name", "colour_name", "own", "opposing", "verdict"), FIVE_CASES)
def test_each_rule_knows_its_five_from_all_eight_sides(
    rule_name: str, colour_name: str, own: str, opposing: str, verdict: str
) -> None:
    rule, colour, point = rule_named(rule_name), COLOUR_NAMES.index(colour_name), 112
    colours = (own, opposing) if colour == BLACK else (opposing, own)
    stones = with_stone(stones_of(*colours), point, colour)

    for image in symmetries(SIZE):
        won = winning_points(rule, moved(stones, image), image[point])
        assert bool(won) == (verdict == "wins")
        assert (image[point] in won) == bool(won)


def test_the_winning_points_are_those_of_the_whole_row() -> None:
    stones = stones_of("d8 e8 f8 g8 h8 i8 h9 h10")

    assert names_of(winning_points(FREESTYLE, stones, point_named(SIZE, "h8"))) == {
        f"{column}8" for column in "defghi"
    }
    assert not winning_points(EXACT, stones, point_named(SIZE, "h8"))
    assert not winning_points(FREESTYLE, stones, point_named(SIZE, "h10"))


def test_two_rows_that_win_at_once_are_both_shown() -> None:
    stones = stones_of("d8 e8 f8 g8 h8 h4 h5 h6 h7")

    assert len(winning_points(RENJU, stones, point_named(SIZE, "h8"))) == 9


def test_an_empty_point_wins_nothing() -> None:
    assert not winning_points(FREESTYLE, empty_board(5), 3)


def test_a_row_that_leaves_the_board_does_not_go_on_at_the_other_side() -> None:
    stones = stones_of("n8 o8 a7 b7 c7")

    assert not any(winning_points(FREESTYLE, stones, point) for point in points_with(stones, BLACK))


@in_turn(
    ("own", "opposing", "row"),
    [
        ("f8 g8", "", Row.THREE),
        ("f8 g8", "e8", Row.NOTHING),
        ("e8 g8", "", Row.THREE),
        ("e8 f8 g8", "", Row.STRAIGHT_FOUR),
        ("e8 f8 g8", "d8", Row.FOUR),
        ("d8 f8 g8", "", Row.FOUR),
        ("e8 g8 i8 k8", "", Row.DOUBLE_FOUR),
        ("d8 e8 f8 g8", "", Row.FIVE),
    ],
)
def test_a_stone_makes_rows(own: str, opposing: str, row: Row) -> None:
    stones = stones_of(own, opposing)

    assert rows_made(FREESTYLE, stones, point_named(SIZE, "h8"), BLACK)[0] is row


def test_under_caro_a_four_that_one_stone_stops_twice_is_no_straight_four() -> None:
    caro = rule_named("caro")
    stones = stones_of("e8 f8 g8", "c8 j8")

    assert rows_made(caro, stones, point_named(SIZE, "h8"), BLACK)[0] is Row.FOUR
    assert rows_made(EXACT, stones, point_named(SIZE, "h8"), BLACK)[0] is Row.STRAIGHT_FOUR


def test_the_forbidden_points_of_a_position_come_with_their_reasons() -> None:
    stones = stones_of("f8 g8 h6 h7 b2 c3 d4 f6 g7", "")
    found = {point_name(SIZE, point): ban for point, ban in forbidden_points(stones)}

    assert found["h8"] is Ban.DOUBLE_THREE
    assert found["e5"] is Ban.OVERLINE


@pytest.mark.parametrize(
    ("ban", "sentence"),
    [
        (Ban.OVERLINE, "h8 is forbidden to Black: it would make a row of more than five."),
        (Ban.DOUBLE_FOUR, "h8 is forbidden to Black: it would make two fours at once."),
        (Ban.DOUBLE_THREE, "h8 is forbidden to Black: it would make two open threes at once."),
    ],
)
def test_a_ban_is_told_in_a_sentence(ban: Ban, sentence: str) -> None:
    assert str(tell_ban(ban, "h8")) == sentence


@in_turn("seed", range(6))
def test_what_is_forbidden_does_not_depend_on_the_side_one_looks_from(seed: int) -> None:
    stones = random_stones(Random(seed), SIZE, RENJU)
    here = dict(forbidden_points(stones))

    for image in symmetries(SIZE):
        there = dict(forbidden_points(moved(stones, image)))
        assert there == {image[point]: ban for point, ban in here.items()}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_rows_do_not_depend_on_the_side_one_looks_from(rule: object) -> None:
    rule = rule_named(getattr(rule, "name", ""))
    stones = random_stones(Random(1), 9, rule)

    for point in points_with(stones, EMPTY):
        for colour in COLOURS:
            here = sorted(rows_made(rule, stones, point, colour))
            for image in symmetries(9):
                there = rows_made(rule, moved(stones, image), image[point], colour)
                assert sorted(there) == here


def test_white_is_forbidden_nothing() -> None:
    stones = stones_of("", "f8 g8 h6 h7 e5 f6")

    assert not forbidden_points(stones)
    assert rows_made(RENJU, stones, point_named(SIZE, "h8"), WHITE).count(Row.THREE) >= 2


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(Fault, match="is not a rule of Gomoku"):
        rule_named("chess")
