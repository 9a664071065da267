# SPDX-License-Identifier: MIT
"""When a technique comes back: by FSRS, whatever the clock did."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from sudoku_qt.engine.sudoku.learn.review.schedule import (
    LONGEST_DAYS,
    MOST,
    Memory,
    Recall,
    Review,
    due_today,
    enrolled,
    found_in_game,
    memories,
)

LEARNED = datetime(2026, 11, 1, 19, 0, tzinfo=UTC)
BEIJING = timezone(timedelta(hours=8))


def after(days: float) -> datetime:
    return LEARNED + timedelta(days=days)


def wait(*reviews: tuple[float, Recall], now: float = 400) -> int:
    """The days from the last review until the technique is due."""
    made = [Review("x_wing", after(days), grade) for days, grade in reviews]
    due = memories(made, after(now))["x_wing"].due
    return (due - made[-1].at).days


@pytest.mark.parametrize(
    ("grade", "days"), [(Recall.AGAIN, 1), (Recall.HARD, 1), (Recall.GOOD, 2), (Recall.EASY, 8)]
)
def test_what_was_just_learned_comes_back_soon(grade: Recall, days: int) -> None:
    assert wait((0, grade)) == days


def test_what_is_found_again_and_again_comes_back_ever_later() -> None:
    good = (0, Recall.GOOD), (2, Recall.GOOD), (13, Recall.GOOD), (59, Recall.GOOD)
    waits = [wait(*good[: number + 1]) for number in range(len(good))]

    assert waits == [2, 11, 46, 163]


def test_what_was_not_found_comes_back_soon_but_not_as_if_it_were_new() -> None:
    before = (0, Recall.GOOD), (2, Recall.GOOD), (13, Recall.GOOD)

    again, hard, easy = (wait(*before, (59, Recall(grade))) for grade in (1, 2, 4))

    assert 1 <= again < hard < 163 < easy


def test_it_comes_back_within_a_year() -> None:
    easy = [(200.0 * number, Recall.EASY) for number in range(5)]
    assert wait(*easy, now=900) == LONGEST_DAYS


def test_the_order_in_which_reviews_are_given_does_not_matter() -> None:
    made = [
        Review("x_wing", after(0), Recall.GOOD),
        Review("x_wing", after(2), Recall.HARD, "a"),
        Review("w_wing", after(1), Recall.EASY),
        Review("x_wing", after(9), Recall.EASY, "b"),
    ]

    known = memories(made, after(20))

    assert known == memories(made[::-1], after(20))
    assert known.keys() == {"x_wing", "w_wing"}
    assert known["x_wing"].puzzle == "b"


def test_two_reviews_of_one_moment_are_both_counted() -> None:
    same = [Review("x_wing", after(2), grade) for grade in (Recall.GOOD, Recall.AGAIN)]
    first = Review("x_wing", after(0), Recall.GOOD)
    dues = {memories([first, *some], after(3))["x_wing"].due for some in ([], same[:1], same)}
    assert len(dues) == 3


# Wrong clocks


def test_a_review_of_a_later_year_puts_nothing_off() -> None:
    right = [Review("x_wing", after(0), Recall.GOOD), Review("x_wing", after(2), Recall.GOOD)]
    wrong = Review("x_wing", after(1500), Recall.EASY)

    assert memories([*right, wrong], after(3)) == memories(right, after(3))
    assert not memories([wrong], after(3))
    assert memories([*right, wrong], after(1501)) != memories(right, after(1501))


def test_a_clock_set_back_by_hours_loses_no_review() -> None:
    made = [Review("x_wing", after(0), Recall.GOOD), Review("x_wing", after(2), Recall.GOOD)]
    before = after(2) - timedelta(hours=5)

    memory = memories(made, before)["x_wing"]

    assert memory.due == before + timedelta(days=memory.days(before))
    assert not due_today({"x_wing": memory}, before)


def test_a_review_made_after_the_clock_was_set_back_counts() -> None:
    made = [
        Review("x_wing", after(0), Recall.GOOD),
        Review("x_wing", after(900), Recall.GOOD, "wrong clock"),
        Review("x_wing", after(3), Recall.GOOD, "right clock"),
    ]
    memory = memories(made, after(4))["x_wing"]
    assert (memory.puzzle, memory.due > after(10)) == ("right clock", True)


# Days


def test_it_is_due_from_the_morning_of_its_day_on() -> None:
    memory = Memory("x_wing", datetime(2026, 11, 3, 19, 0, tzinfo=UTC))
    morning = datetime(2026, 11, 3, 0, 1, tzinfo=UTC)

    assert memory.days(morning - timedelta(minutes=2)) == 1
    assert memory.days(morning) == 0
    assert memory.days(morning + timedelta(days=4)) == -4


def test_the_day_is_the_player_s() -> None:
    memory = Memory("x_wing", datetime(2026, 11, 3, 19, 0, tzinfo=UTC))  # the 4th in Beijing

    assert memory.days(datetime(2026, 11, 3, 23, 0, tzinfo=BEIJING)) == 1
    assert memory.days(datetime(2026, 11, 4, 1, 0, tzinfo=BEIJING)) == 0


def test_a_sitting_has_what_is_due_longest() -> None:
    names = [f"technique_{number}" for number in range(MOST + 2)]
    known = {name: Memory(name, after(-number)) for number, name in enumerate(names)}
    known["later"] = Memory("later", after(1))

    due = due_today(known, LEARNED)

    assert [each.technique for each in due] == names[: -MOST - 1 : -1]
    assert not due_today({"later": known["later"]}, LEARNED)


def test_only_what_is_not_known_is_enrolled() -> None:
    assert enrolled(("x_wing", "w_wing"), {"w_wing"}, LEARNED) == (
        Review("x_wing", LEARNED, Recall.GOOD),
    )


def test_what_is_found_alone_in_a_game_comes_back_later() -> None:
    first = Review("x_wing", after(0), Recall.GOOD)
    (found,) = found_in_game(["x_wing"], [first], "a", after(2))

    assert found == Review("x_wing", after(2), Recall.GOOD, "a")
    assert memories([first], after(3))["x_wing"].days(after(3)) == -1
    assert memories([first, found], after(3))["x_wing"].days(after(3)) == 10


def test_a_game_adds_nothing_that_was_not_learned_nor_twice_on_a_day() -> None:
    known = [
        Review("x_wing", after(0), Recall.GOOD),
        Review("w_wing", after(2), Recall.AGAIN),
        Review("w_wing", after(0), Recall.GOOD),
    ]
    found = found_in_game(["w_wing", "xy_wing", "x_wing"], known, "a", after(2.1))

    assert [each.technique for each in found] == ["x_wing"]
    assert not found_in_game(["x_wing"], [*known, *found], "b", after(2.1))


def test_the_day_of_a_game_is_the_player_s() -> None:
    evening = Review("x_wing", datetime(2026, 11, 3, 15, 0, tzinfo=UTC), Recall.GOOD)  # 23:00 there
    later = datetime(2026, 11, 4, 0, 30, tzinfo=BEIJING)

    assert found_in_game(["x_wing"], [evening], "", later)
    assert not found_in_game(["x_wing"], [evening], "", later.astimezone(UTC))
