# SPDX-License-Identifier: MIT
"""The variant of a day: the same for everybody, for good."""

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from itertools import chain

from hypothesis import given
from hypothesis import strategies as some

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.daily import day_of
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import (
    DAYS,
    EASY,
    FIRST_MONDAY,
    OTHERS,
    WEEKS,
    DailyVariants,
    kinds_on,
    level_on,
)
from sudoku_qt.engine.sudoku.variants.making.levelling import level_of
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.work import never
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

VARIANTS = DailyVariants(resource("puzzles/daily_variants.zip"))
FIRST_DAY = date(2026, 1, 1)
PROMISED = (
    ("2025-12-29", "diagonals", "734cc42b6d3ef489"),
    ("2026-01-01", "renban", "3fb336283c0d4e2b"),
    ("2026-11-28", "skyscraper", "c422dc46cc430b49"),
    ("2030-06-15", "entropicline", "2e58cedb73db7136"),
    ("2035-12-30", "disjointgroups", "85b99377f1540fa5"),
    ("2025-12-28", "disjointgroups", "85b99377f1540fa5"),
    ("2099-02-28", "killer", "b900d750a66e4ee8"),
)
"""What was played on these days, or will be; no later version may have anything else."""


def family_on(day: date) -> tuple[str, ...]:
    """The family of a day's kinds."""
    return next(family for family in (*EASY, *OTHERS) if kinds_on(day) in family)


@in_turn(("day", "kinds", "digest"), PROMISED)
def test_a_day_has_the_variant_that_it_always_had(day: str, kinds: str, digest: str) -> None:
    found = date.fromisoformat(day)
    text = write_variant(VARIANTS.puzzle(found))

    assert (kinds_on(found), sha256(text.encode()).hexdigest()[:16]) == (kinds, digest)


@given(some.dates())
def test_every_day_of_the_calendar_has_a_variant_of_its_level(day: date) -> None:
    setup = VARIANTS.of(day)

    assert setup.variant is not None
    assert setup.variant.givens == setup.givens
    assert count_solutions(setup.variant) == 1
    assert kernel.count_solutions(setup.givens, 2) != 1, "it needs its rules"
    assert level_of(setup.variant, setup.level, never) == setup.level == level_on(day)
    assert day_of(setup) == day


def test_a_week_has_seven_families_and_rising_levels() -> None:
    for week in range(WEEKS):
        days = [FIRST_MONDAY + timedelta(days=7 * week + number) for number in range(7)]
        assert len({family_on(day) for day in days}) == 7
        assert [level_on(day) for day in days] == [1, 2, 2, 3, 3, 4, 4]


def test_each_kind_comes_at_several_levels_and_a_kind_that_is_easy_at_the_lowest() -> None:
    days = [FIRST_MONDAY + timedelta(days=number) for number in range(DAYS)]
    times = Counter((kinds_on(day), level_on(day)) for day in days)

    for kinds in chain.from_iterable(OTHERS):
        assert [times[kinds, level] > 20 for level in (1, 2, 3, 4)] == [False, *3 * [True]]
    for kinds in chain.from_iterable(EASY):
        assert times[kinds, 1] > 40


def test_after_the_last_day_comes_the_first_again() -> None:
    again = FIRST_MONDAY + timedelta(days=DAYS)

    assert VARIANTS.puzzle(again) == VARIANTS.puzzle(FIRST_MONDAY)
    assert again.weekday() == FIRST_MONDAY.weekday()


def test_all_variants_of_a_month_differ() -> None:
    days = [FIRST_DAY + timedelta(days=number) for number in range(31)]

    assert len({write_variant(VARIANTS.puzzle(day)) for day in days}) == len(days)


def test_the_file_is_within_a_megabyte() -> None:
    assert resource("puzzles/daily_variants.zip").stat().st_size < 1_000_000
