# SPDX-License-Identifier: MIT
"""The player's preferences, in one small file."""

import contextlib
from pathlib import Path
from typing import cast

from PySide6.QtCore import QByteArray, QSettings

from sudoku_qt.engine.text import is_whole

Preference = str | bool | int | float | list[str] | QByteArray


class Settings:
    """Preferences by name. A value that is missing or damaged is the default."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    def text(self, name: str, default: str = "") -> str:
        """A preference that is a text."""
        value = self._store.value(name, default)
        return value if isinstance(value, str) and is_whole(value) else default

    def flag(self, name: str, *, default: bool) -> bool:
        """A preference that is on or off."""
        return {"true": True, "false": False}.get(self.text(name), default)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A preference that is a whole number within bounds."""
        text = self.text(name, str(default))
        number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else default
        return number if least <= number <= most else default

    def length(self, name: str, default: float, most: float) -> float:
        """A preference that is a length in pixels, or parts of them, up to some bound."""
        try:
            length = float(self.text(name, str(default)))
        except ValueError:
            return default
        return length if 0 <= length <= most else default

    def texts(self, name: str) -> list[str]:
        """A preference that is a list of texts."""
        value = self._store.value(name, [])
        values = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [text for text in values if isinstance(text, str) and text and is_whole(text)]

    def blob(self, name: str) -> QByteArray:
        """Bytes that Qt itself wrote, such as a window's place."""
        value = self._store.value(name, QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def set(self, name: str, value: Preference) -> None:
        """Remember a preference, which Qt writes soon."""
        self._make_own()
        if isinstance(value, bool):
            value = "true" if value else "false"
        text = str(value) if isinstance(value, int | float) else value
        self._store.setValue(name, cast("object", text))

    def save(self) -> bool:
        """Write the file now; say whether that worked."""
        self._make_own()
        self._store.sync()
        return self._store.status() == QSettings.Status.NoError

    def _make_own(self) -> None:
        """Make the file before Qt does, which would let others read it."""
        if self._path.exists():
            return
        # At a usual start it is there, and nothing of this is wanted.
        from sudoku_qt.store.files import OWN_FILE, make_private

        with contextlib.suppress(OSError):  # `save` then says that nothing is written
            make_private(self._path.parent)
            self._path.touch(OWN_FILE)
