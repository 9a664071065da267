# SPDX-License-Identifier: MIT
"""The vectors in plain Python, lane by lane."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.kernel import vectors

MASKS = st.lists(st.integers(0, 511), min_size=16, max_size=16)
BOXES = [4 * band + stack for band in range(3) for stack in range(3)]


def joined(lanes: list[int]) -> int:
    """Make a vector of its lanes."""
    return sum(value << 16 * place for place, value in enumerate(lanes))


def lanes(vector: int) -> list[int]:
    """List the lanes of a vector."""
    assert vector >> 256 == 0
    return [vectors.lane(vector, place) for place in range(16)]


BY_LANE: dict[str, Callable[..., int]] = {  # what an operation does to each lane by itself
    "both": lambda a, b: a & b,
    "both3": lambda a, b, c: a & b & c,
    "either": lambda a, b: a | b,
    "either3": lambda a, b, c: a | b | c,
    "without": lambda a, b: a & ~b,
    "only": lambda a, b, c: a & ~b & ~c,
    "of_either": lambda a, b, c: a & b | a & c,
    "parity": lambda a, b, c: a ^ b ^ c,
    "majority": lambda a, b, c: a & b | b & c | a & c,
    "plus": lambda a, b: a + b,
    "least": min,
    "single": lambda a: a if a.bit_count() < 2 else 0,
    "prefer": lambda a, b: a or b,
    "where_any": lambda a, b, c: b if a else c,
    "choose_three": lambda a, b: a if a.bit_count() > 2 else b,
    "count": int.bit_count,
}


@pytest.mark.parametrize("name", BY_LANE)
@given(a=MASKS, b=MASKS, c=MASKS)
def test_lanes_do_not_disturb_each_other(
    name: str, a: list[int], b: list[int], c: list[int]
) -> None:
    operation, expected = getattr(vectors, name), BY_LANE[name]
    number = operation.__code__.co_argcount
    arguments = [a, b, c][:number]
    assert lanes(operation(*map(joined, arguments))) == [
        expected(*each) for each in zip(*arguments, strict=True)
    ]


@given(MASKS, MASKS)
def test_a_claim_is_kept_while_the_rest_is_taken(a: list[int], c: list[int]) -> None:
    own = vectors.single(joined(a))
    expected = vectors.either(own, vectors.without(joined(a), joined(c)))
    assert vectors.claim(joined(a), own, joined(c)) == expected


@pytest.mark.parametrize(
    ("shuffle", "step"),
    [
        (vectors.right_box, (0, 1)),
        (vectors.left_box, (0, 2)),
        (vectors.lower_box, (1, 0)),
        (vectors.upper_box, (2, 0)),
    ],
)
@given(values=MASKS)
def test_boxes_move_round_their_band_or_stack(
    shuffle: Callable[[int], int], step: tuple[int, int], values: list[int]
) -> None:
    moved = lanes(shuffle(joined(values)))
    for band in range(3):
        for stack in range(3):
            source = 4 * ((band + step[0]) % 3) + (stack + step[1]) % 3
            assert moved[4 * band + stack] == values[source]


def test_padding_stays_apart_from_boxes() -> None:
    vector = vectors.boxes(511, 1)
    assert [place for place, value in enumerate(lanes(vector)) if value == 511] == BOXES
    for shuffle in (
        vectors.right_box,
        vectors.left_box,
        vectors.lower_box,
        vectors.upper_box,
    ):
        assert shuffle(vector) == vector
    bands = [0x0003_0002_0001 + 0x0003_0003_0003 * band for band in range(3)]
    assert lanes(vectors.three_bands(*(band | 1 << 48 for band in bands)))[12:] == [1] * 4


@given(MASKS, MASKS)
def test_bands_and_stacks_have_lanes_of_their_own(a: list[int], b: list[int]) -> None:
    kept = lanes(vectors.places(joined(a), joined(b)))
    expected = {place: a[place] for place in (1, 6, 8)} | {place: b[place] for place in (4, 5, 10)}
    assert kept == [expected.get(place, 0) for place in range(16)]


@given(MASKS, st.integers(0, 8), st.integers(0, 15), st.integers(0, 511))
def test_one_lane_is_read_and_written(
    values: list[int], number: int, place: int, value: int
) -> None:
    state = [joined(values)] * 9
    vectors.put(state, number, place, value)
    assert vectors.take(state, number, place) == vectors.lane(state[number], place) == value
    assert lanes(state[number]) == [*values[:place], value, *values[place + 1 :]]
    assert state.count(joined(values)) >= 8
    assert vectors.at_lane(place, value) == joined([0] * place + [value])


@given(MASKS)
def test_questions_about_all_lanes(values: list[int]) -> None:
    vector = joined(values)
    assert vectors.least_lane(vector) == min(values)
    assert vectors.has_zero(vector) == (0 in values)
    assert vectors.same(vector, joined(list(values)))
    numbered = partial(vectors.numbered, vectors.count(vector))
    assert lanes(numbered(3)) == [
        256 * value.bit_count() + 48 + place for place, value in enumerate(values)
    ]


def test_the_lowest_bit_is_the_lowest_digit() -> None:
    assert [vectors.lowest_digit(mask) for mask in (1, 0b110, 256, 511)] == [1, 2, 9, 1]
