# SPDX-License-Identifier: MIT
"""Qt's names for keys and buttons, and where the keys lead that move a cursor over a board.

Nobody presses one before the board is painted, and the names of the Qt namespace, which come all
at once, take a tenth of the time until then. What paints boards imports them where it needs them.
"""

from PySide6.QtCore import Qt

Key = Qt.Key
Modifier = Qt.KeyboardModifier
Button = Qt.MouseButton

STEPS = {
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
}


def end_of(key: int, row: int, column: int, last: int, *, ctrl: bool) -> tuple[int, int] | None:
    """Where Home, End and the page keys lead from a cell of a board; None for other keys."""
    targets = {
        Key.Key_Home: (0, column) if ctrl else (row, 0),
        Key.Key_End: (last, column) if ctrl else (row, last),
        Key.Key_PageUp: (0, column),
        Key.Key_PageDown: (last, column),
    }
    return targets.get(Key(key))
