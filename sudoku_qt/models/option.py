# SPDX-License-Identifier: MIT
"""An option: one preference of the player, from which pages, search and reset are made."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

Value = str | bool


@dataclass(frozen=True)
class Option:
    """An option: pages, search, reset, export and import are made from it.

    It is a switch if its default is a bool, otherwise a choice among its `values`.
    """

    name: str
    """Its key in the settings."""
    page: str
    group: str
    text: str
    default: Value
    values: tuple[tuple[str, str], ...] = ()
    """The possible values, each with its text."""
    detail: str = ""
    """More about it, in a second line."""
    opens: tuple[str, str] | None = None
    """The value with further settings, and the text of the button that opens them."""

    @property
    def is_switch(self) -> bool:
        """Whether the option is a switch."""
        return isinstance(self.default, bool)

    def takes(self, value: object) -> bool:
        """Whether the option accepts a value."""
        if self.is_switch:
            return isinstance(value, bool)
        return isinstance(value, str) and value in dict(self.values)


def translated(text: str) -> str:
    """A text of the option tables in the installed language."""
    return QCoreApplication.translate("Options", text) if text else ""
