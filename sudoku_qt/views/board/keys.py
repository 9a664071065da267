# SPDX-License-Identifier: MIT
"""The keys that move a cursor over a board, and where they lead.

`QtCore.Qt` is accessed inside functions here, and wherever else the first paint imports: no key is
pressed before that, and PySide6 creates all names of that namespace at once, which makes the start
20 % longer.
"""

from functools import cache

from PySide6 import QtCore


@cache
def _steps() -> dict[int, tuple[int, int]]:
    key = QtCore.Qt.Key
    return {
        key.Key_Left: (0, -1),
        key.Key_Right: (0, 1),
        key.Key_Up: (-1, 0),
        key.Key_Down: (1, 0),
    }


def step_of(key: int) -> tuple[int, int] | None:
    """The rows and columns that an arrow key moves by; None for other keys."""
    return _steps().get(key)


def end_of(key: int, row: int, column: int, last: int, *, ctrl: bool) -> tuple[int, int] | None:
    """Where Home, End and the page keys lead from a cell; None for other keys."""
    names = QtCore.Qt.Key
    targets: dict[int, tuple[int, int]] = {
        names.Key_Home: (0, column) if ctrl else (row, 0),
        names.Key_End: (last, column) if ctrl else (row, last),
        names.Key_PageUp: (0, column),
        names.Key_PageDown: (last, column),
    }
    return targets.get(key)
