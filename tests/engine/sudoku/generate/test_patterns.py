# SPDX-License-Identifier: MIT
"""Givens for cells that somebody chose."""

from unittest.mock import Mock

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.patterns import exchanged, fill_mask, has_twin_lines, only
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, never
from tests.sweeps import in_turn

RING = [cell for cell in range(81) if cell // 9 in {0, 4, 8} or cell % 9 in {0, 4, 8}]


@in_turn("number", [0, 1, 3, 4])
def test_few_cells_can_tell_one_full_grid_from_all_others(number: int) -> None:
    rng = SeededRandom(f"mask {number}")
    cells = sorted(rng.shuffled(range(81))[:26])
    full, cost = fill_mask(cells, rng, never)

    assert full is not None
    assert kernel.solutions(only(full, cells), 2) == [full]
    assert cost >= 0


def test_a_ring_is_filled_after_few_exchanges(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Mock(wraps=kernel.random_solution)
    monkeypatch.setattr(kernel, "random_solution", steps)
    for number in range(20):
        full, _ = fill_mask(RING, SeededRandom(f"ring {number}"), never)
        assert full is not None
        assert kernel.solutions(only(full, RING), 2) == [full]

    assert steps.call_count < 20 * 100


@in_turn("cells", [17, 30, 45, 81])
def test_of_more_cells_more_are_exchanged_at_once_but_never_all(cells: int) -> None:
    fewest, most = exchanged(cells)

    assert 1 <= fewest <= most < cells
    assert most <= max(exchanged(cells + 1))


@pytest.mark.slow
def test_too_few_cells_are_given_up_after_some_effort() -> None:
    full, cost = fill_mask(range(17), SeededRandom("hopeless"), never)

    assert full is None
    assert cost > 100


def test_two_rows_of_a_band_without_a_given_could_be_exchanged() -> None:
    assert has_twin_lines(range(63))
    assert has_twin_lines([cell for cell in range(81) if cell % 9 not in {4, 5}])
    assert not has_twin_lines(RING)
    assert not has_twin_lines([cell for cell in range(81) if cell % 9 not in {5, 6}])


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        fill_mask(range(40, 65), SeededRandom("stop"), lambda: True)
