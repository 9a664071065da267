# SPDX-License-Identifier: MIT
"""The stored values of some options; a signal tells of each change."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.models.option import Option, Value
from sudoku_qt.store.settings import Settings


class Preferences(QObject):
    """The values of a table of options; a change takes effect at once."""

    changed = Signal(str)
    """The option with this name has a new value."""
    opened = Signal(str, object)
    """The settings behind an option's value are to be opened, above a window."""

    def __init__(
        self, settings: Settings, options: Sequence[Option], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.offer(options)

    def offer(self, options: Sequence[Option]) -> None:
        """Replace the options, for example when their values have other names."""
        self.options = {option.name: option for option in options}

    def is_on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self._settings.flag(name, default=bool(self.options[name].default))

    def value(self, name: str) -> str:
        """The chosen value; an unknown one counts as the default."""
        option = self.options[name]
        chosen = self._settings.text(name)
        return chosen if option.takes(chosen) else str(option.default)

    def now(self, name: str) -> Value:
        """The value of an option of any kind."""
        return self.is_on(name) if self.options[name].is_switch else self.value(name)

    def set(self, name: str, value: Value) -> None:
        """Change a value."""
        self._settings.set(name, value)
        self.changed.emit(name)
