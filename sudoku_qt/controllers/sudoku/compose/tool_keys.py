# SPDX-License-Identifier: MIT
"""Keys of a setter's tools; each press of a key with several takes the next one."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QKeyEvent, QKeySequence

from sudoku_qt.controllers.sudoku.menu import DRAW, TOOL_KEYS
from sudoku_qt.models.sudoku.compose.tools import translated
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.input.commands import Keys, command_of
from sudoku_qt.views.widgets.keys.key_names import spelled

OTHERS: Mapping[str, Sequence[str]] = {
    "arrow": ("doublearrow",),
    "difference": ("ratio",),
    "killercage": ("cage",),
    "minimum": ("maximum",),
    "odd": ("even",),
    "region": ("extraregion",),
    "rowindexer": ("columnindexer", "boxindexer"),
    "thermometer": ("slowthermometer",),
}
"""The tools that share the key of another one."""
PRESSED = (
    "{key}",
    QT_TRANSLATE_NOOP("Drawing", "{key}, twice"),
    QT_TRANSLATE_NOOP("Drawing", "{key}, three times"),
)
"""How often a key is pressed for its first, second and third tool."""


def tools_of(first: str) -> tuple[str, ...]:
    """The tools with the key of one of them."""
    return (first, *OTHERS.get(first, ()))


def digit_of(event: QKeyEvent, count: int) -> int | None:
    """The digit, from 0 on, that a key types on a board of so many; letters are those above 9."""
    signs = "0123456789ABCDEFG"[: max(10, count + 1)]
    typed = event.text().upper()
    return signs.index(typed) if typed and typed in signs else None


class ToolKeys:
    """The present keys of all tools."""

    def __init__(self) -> None:
        self._keys: Keys = {}

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Take the keys of tools from those of all actions."""
        names = (DRAW + tool for tool, _, _ in TOOL_KEYS)
        self._keys = {name: tuple(keys.get(name, ())) for name in names}

    def tool_of(self, event: QKeyEvent, now: str) -> str:
        """The tool that a key means while `now` is the chosen one; "" if it means none."""
        command = command_of(event, self._keys)
        if not command:
            return ""
        tools = tools_of(command.removeprefix(DRAW))
        return tools[(tools.index(now) + 1) % len(tools)] if now in tools else tools[0]

    def told(self) -> dict[str, str]:
        """The key of each tool that has one, as it is written on keyboards."""
        return {
            tool: translated(often).format(key=spelled(QKeySequence(keys[0])))
            for name, keys in self._keys.items()
            if keys
            for tool, often in zip(tools_of(name.removeprefix(DRAW)), PRESSED, strict=False)
        }
