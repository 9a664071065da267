# SPDX-License-Identifier: MIT
"""What the player prefers among some options, remembered; whoever is concerned hears of it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.models.option import Option, Value
from sudoku_qt.store.settings import Settings


class Preferences(QObject):
    """The values of a table of options; a change holds at once."""

    changed = Signal(str)
    """The option of this name has another value."""
    opened = Signal(str, object)
    """What is behind a value of this option is to be shown, above a window."""

    def __init__(
        self, settings: Settings, options: Sequence[Option], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.offer(options)

    def offer(self, options: Sequence[Option]) -> None:
        """Have these options from now on, as when a language names its values otherwise."""
        self.options = {option.name: option for option in options}

    def is_on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self._settings.flag(name, default=bool(self.options[name].default))

    def value(self, name: str) -> str:
        """The value that is chosen; one that is unknown counts for the usual one."""
        option = self.options[name]
        chosen = self._settings.text(name)
        return chosen if option.takes(chosen) else str(option.default)

    def now(self, name: str) -> Value:
        """The value of an option, whichever its kind."""
        return self.is_on(name) if self.options[name].is_switch else self.value(name)

    def set(self, name: str, value: Value) -> None:
        """Prefer something else from now on."""
        self._settings.set(name, value)
        self.changed.emit(name)
