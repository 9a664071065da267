# SPDX-License-Identifier: MIT
"""The tables of the evaluation and of the order of moves."""

from array import array
from random import Random

from sudoku_qt.engine.gomoku.search.weights import MOOD, Weights, packed, unpacked, weights
from sudoku_qt.engine.gomoku.tables import CATEGORIES, OPEN_ONE, OPEN_THREE, OPEN_TWO, categories

FAR = (OPEN_ONE,) * 4
QUIET = (OPEN_TWO, OPEN_ONE, OPEN_ONE, OPEN_ONE)
THREES = (OPEN_THREE, OPEN_THREE, OPEN_ONE, OPEN_ONE)


def numbers(table: bytearray) -> "array[int]":
    return array("h", bytes(table))


def values(found: Weights) -> list[int]:
    """The values for the side to move, its category first, whichever colour it has."""
    pairs = array("i", bytes(found.pairs))
    black = [pair >> 16 for pair in pairs]
    white = [(pair & 0xFFFF ^ 0x8000) - 0x8000 for pair in pairs]
    assert black == [
        white[at % CATEGORIES * CATEGORIES + at // CATEGORIES] for at in range(len(white))
    ]
    return black


def pair(own: tuple[int, ...], opposing: tuple[int, ...]) -> int:
    return categories()[own] * CATEGORIES + categories()[opposing]


def test_there_is_a_value_and_a_rank_for_each_pair_and_a_number_for_each_set_of_threats() -> None:
    found = weights(0)
    assert len(values(found)) == len(numbers(found.ranks)) == CATEGORIES**2
    assert len(found.threats) == 256


def test_the_mover_likes_his_own_shapes_and_not_those_of_the_opponent() -> None:
    value = values(weights(0))
    assert value[pair(THREES, FAR)] > value[pair(QUIET, FAR)] > value[pair(FAR, QUIET)]
    assert value[pair(FAR, FAR)] == 0


def test_making_and_stopping_threes_ranks_before_what_does_neither() -> None:
    rank = numbers(weights(0).ranks)
    assert rank[pair(THREES, QUIET)] > rank[pair(QUIET, QUIET)] > rank[pair(FAR, QUIET)]
    assert rank[pair(QUIET, THREES)] > rank[pair(QUIET, QUIET)]


def test_a_seed_changes_each_value_a_little_and_no_rank() -> None:
    plain, moody, again = weights(0), weights(5), weights(5)
    moves = [a - b for a, b in zip(values(moody), values(plain), strict=True)]

    assert moody == again != weights(6)
    assert {abs(move) for move in moves} == set(range(2 * MOOD + 1))
    assert moody.ranks == plain.ranks
    assert plain == weights(0)


def test_what_does_not_fit_into_two_bytes_is_kept_as_the_most_that_does() -> None:
    rng = Random(3)
    parts = [[rng.randint(-300, 300) for _ in range(CATEGORIES)] for _ in range(2)]
    both = [0] * CATEGORIES**2
    both[7], both[9] = 10**6, -(10**6)
    found = unpacked(packed([*parts, both]))

    assert found[:2] == parts
    assert found[2][6:11] == [0, 32_000, 0, -32_000, 0]
