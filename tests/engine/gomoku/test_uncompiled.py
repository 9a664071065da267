# SPDX-License-Identifier: MIT
"""The kernel where there is no Cython."""

import sys

import pytest

from sudoku_qt.engine.gomoku import uncompiled
from sudoku_qt.engine.gomoku.board import BLACK, empty_board
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.work import never
from tests.engine.gomoku.cases import kernel_from_source


def test_the_kernel_thinks_without_cython(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    module = kernel_from_source()
    kernel = module.Kernel(FREESTYLE, empty_board(5))
    kernel.put(12, BLACK)

    assert module.cython is uncompiled
    assert not module.COMPILED
    assert kernel.think(2, 2, 0, True, 1, never)[0] >= 0


def test_locks_that_are_not_there_can_be_taken_within_each_other() -> None:
    with uncompiled.nogil, uncompiled.gil, uncompiled.nogil:
        assert not uncompiled.compiled
