# SPDX-License-Identifier: MIT
"""The variants that New offers."""

from datetime import date, timedelta

from sudoku_qt.engine.sudoku.variants.making.maker import (
    MADE,
    VariantOptions,
    first_level,
    kinds_in,
)
from sudoku_qt.models.sudoku.made_variants import (
    HARDEST,
    LEVEL_WORDS,
    SLOW,
    VARIANT_NAMED,
    variant_and_level,
    variant_level_words,
    variant_of_day,
    variant_rule,
    variant_word,
)


def test_each_can_be_made_and_says_its_rule() -> None:
    for key, made in VARIANT_NAMED.items():
        kinds = kinds_in(made.kinds) if made.kinds else ()
        assert {*kinds} <= MADE | {"jigsaw", "windoku"}
        assert made.easiest <= made.hardest <= HARDEST == len(LEVEL_WORDS)
        assert made.easiest == first_level(VariantOptions(kinds))
        assert [made.nearest(level) for level in (0, 9)] == [made.easiest, made.hardest]
        assert variant_word(key)
        assert variant_rule(key).endswith(".")
        assert len(variant_rule(key)) <= 120, "it is one line"


def test_those_that_wait_are_of_levels_that_there_are() -> None:
    assert all(VARIANT_NAMED[key].nearest(level) == level for key, level in SLOW)


def test_several_kinds_say_their_rules_once_each() -> None:
    assert variant_rule("kropki") == (
        "White dot: they differ by 1. Black dot: one is twice the other."
    )
    assert variant_rule("extremes") == "The sign points to the lesser digit."


def test_levels_say_what_they_ask_for() -> None:
    assert len({variant_level_words(level) for level in range(1, HARDEST + 1)}) == HARDEST


def test_each_day_has_one_of_them() -> None:
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(400)]
    keys = {variant_of_day(day)[0] for day in days}
    assert keys == VARIANT_NAMED.keys() - {"six", "four"}
    assert variant_of_day(date(2026, 11, 30)) == ("diagonals", 1)
    assert variant_and_level("killer", 4) == "Killer · Hard"
