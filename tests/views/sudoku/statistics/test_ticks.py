# SPDX-License-Identifier: MIT
"""The marks of an axis: round, evenly apart, never too many, never needlessly few."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.views.sudoku.statistics.ticks import even_places, round_values

MOST = st.integers(2, 12)


@given(st.integers(1, 10**7), MOST)
def test_round_values_are_even_few_and_reach_nearly_to_the_top(top: int, most: int) -> None:
    values = round_values(top, most, 1)
    step = values[0]

    assert 1 <= len(values) <= most
    assert str(round(step)).rstrip("0") in {"1", "2", "5"}
    assert values == [number * step for number in range(1, len(values) + 1)]
    assert values[-1] <= top < values[-1] + step


@given(st.integers(1, 10**7), MOST)
def test_a_nearer_step_would_be_too_many(top: int, most: int) -> None:
    step = round_values(top, most, 1)[0]
    nearer = {"1": step / 2, "2": step / 2, "5": step / 2.5}[str(round(step)).rstrip("0")]

    assert nearer < 1 or top // nearer > most


@pytest.mark.parametrize(
    ("top", "values"), [(1.5, [0.5, 1, 1.5]), (2.4, [0.5, 1, 1.5, 2]), (3, [1, 2, 3])]
)
def test_halves_are_marked_where_there_is_room(top: float, values: list[float]) -> None:
    assert round_values(top, 4, 0.5) == values


@given(st.integers(0, 20_000), MOST)
def test_places_begin_with_the_first_and_are_few(count: int, most: int) -> None:
    places = even_places(count, most)

    assert len(places) <= most
    assert list(places)[:1] == [0][:count]
    assert all(place < count for place in places)
