# SPDX-License-Identifier: MIT
"""What stands in for Cython, as the searches for steps know it."""

from sudoku_qt.engine import uncompiled
from sudoku_qt.engine.sudoku import cython_shim


def test_there_is_one_stand_in_for_cython() -> None:
    for name in cython_shim.__all__:
        assert getattr(cython_shim, name) is getattr(uncompiled, name)
