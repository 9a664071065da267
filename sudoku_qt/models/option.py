# SPDX-License-Identifier: MIT
"""An option: one thing that a player may prefer, as a row from which everything is made."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

Value = str | bool


@dataclass(frozen=True)
class Option:
    """One row: pages, search, reset, export and import are made of it.

    It is a switch where its default is on or off, and else a choice among its `values`.
    """

    name: str
    """Its key in the settings."""
    page: str
    group: str
    text: str
    default: Value
    values: tuple[tuple[str, str], ...] = ()
    """What can be chosen, each with its text."""
    detail: str = ""
    """What more there is to say, in a second line."""
    opens: tuple[str, str] | None = None
    """The value that has something behind it, and what the button to that is called."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)

    def takes(self, value: object) -> bool:
        """Whether it can have a value."""
        if self.is_switch:
            return isinstance(value, bool)
        return isinstance(value, str) and value in dict(self.values)


def said(text: str) -> str:
    """Say a text of the tables of options in the language that is installed."""
    return QCoreApplication.translate("Options", text) if text else ""
