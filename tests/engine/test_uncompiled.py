# SPDX-License-Identifier: MIT
"""What stands in for Cython where it is not installed."""

import sys

import pytest

from sudoku_qt.engine import uncompiled
from sudoku_qt.engine.gomoku.board import BLACK
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from tests.engine.gomoku.cases import from_source


def test_a_struct_has_numbers_arrays_and_arrays_of_structs() -> None:
    point = uncompiled.struct(x=0, y=0)
    shape = uncompiled.struct(points=(3, point), labels=2, size=0)
    first, second = uncompiled.declare(shape), uncompiled.declare(shape)
    first.points[1].x = first.labels[0] = first.size = 7
    assert [each.x for each in first.points] == [0, 7, 0]
    assert (first.labels, first.size) == ([7, 0], 7)
    assert (second.points[1].x, second.labels, second.size) == (0, [0, 0], 0)


def test_an_address_leads_to_the_value() -> None:
    value = [1]
    uncompiled.address(value).append(2)
    assert value == [1, 2]


def test_locks_that_are_not_there_can_be_taken_within_each_other() -> None:
    with uncompiled.nogil, uncompiled.gil, uncompiled.nogil:
        assert not uncompiled.compiled


def test_a_number_of_c_is_one_of_python() -> None:
    assert uncompiled.bint(1)
    assert uncompiled.int(7) == uncompiled.longlong(7) == 7


def test_gomoku_does_without_cython(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    module = from_source("rows")

    assert module.cython is uncompiled
    assert not module.COMPILED
    assert module.Rows(FREESTYLE).row_of(BLACK, 0) > 0
