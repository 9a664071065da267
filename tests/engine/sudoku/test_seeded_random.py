# SPDX-License-Identifier: MIT
"""Random numbers from a text."""

from collections import Counter
from itertools import permutations

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SEED_LETTERS, SeededRandom, fresh_seed, tidy_seed


def test_the_same_text_gives_the_same_numbers_for_ever() -> None:
    rng = SeededRandom("7Q4-KM2")

    assert [rng.word() for _ in range(3)] == [
        0x72D0E0E1B2F08C28,
        0xFE810ADDA407095D,
        0x8B482097AEBC64F0,
    ]


def test_different_texts_give_different_numbers() -> None:
    texts = ("", "a", "b", "数独", "\ud800", "a" * 100_000)

    assert len({SeededRandom(text).word() for text in texts}) == len(texts)


def test_below_gives_every_number_about_equally_often() -> None:
    rng = SeededRandom("dice")
    counts = Counter(rng.below(6) for _ in range(6_000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1_000) < 5 * 29 for count in counts.values())  # 29 is one sigma


def test_within_reaches_both_ends_and_nothing_beyond() -> None:
    rng = SeededRandom("ends")

    assert {rng.within(30, 33) for _ in range(200)} == {30, 31, 32, 33}


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    rng = SeededRandom("cards")
    orders = Counter("".join(rng.shuffled("abc")) for _ in range(1_200))

    assert len(orders) == 6
    assert all(abs(count - 200) < 5 * 13 for count in orders.values())


def test_a_fresh_seed_is_short_readable_and_new() -> None:
    seeds = [fresh_seed() for _ in range(50)]

    assert len(set(seeds)) == 50
    for seed in seeds:
        first, second = seed.split("-")
        assert len(first) == len(second) == 3
        assert set(first + second) <= set(SEED_LETTERS)
        assert tidy_seed(seed) == seed


@pytest.mark.parametrize("text", ["7q4-km2", " 7Q4-KM2\n", "\t7Q4-km2 "])
def test_a_seed_may_be_typed_carelessly(text: str) -> None:
    assert tidy_seed(text) == "7Q4-KM2"


def test_some_are_drawn_each_once_and_any_of_them() -> None:
    rng = SeededRandom("drawn")
    draws = [rng.drawn("abcde", 2) for _ in range(200)]

    assert all(len(set(draw)) == 2 for draw in draws)
    assert {tuple(draw) for draw in draws} == set(permutations("abcde", 2))
    assert sorted(rng.drawn("abcde", 5)) == list("abcde")
    assert rng.drawn("abcde", 0) == []
