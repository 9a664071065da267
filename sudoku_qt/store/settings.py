# SPDX-License-Identifier: MIT
"""The player's preferences, in one small file."""

import contextlib
import os
import stat
from pathlib import Path
from typing import cast

from PySide6.QtCore import QByteArray, QSettings

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.text import is_whole
from sudoku_qt.store.files import OWN_FILE, FileFault, make_private, opened, read, write_private

LARGEST = 4 * 2**20
"""The most bytes of a file that is read; the program's own has some thousands."""
Preference = str | bool | int | float | list[str] | QByteArray


class Settings:
    """Preferences by name. A missing or damaged value reads as the default.

    A path that cannot be a settings file, such as a pipe or device, is neither read nor written:
    then the defaults hold, and what is set is not kept.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_ours = _may_be_ours(path)
        self._store = QSettings(str(path) if self._is_ours else "", QSettings.Format.IniFormat)
        self._is_looked_at = not self._is_ours

    def fault(self) -> Fault | None:
        """Why the file is not read; None where it is."""
        if self._is_ours:
            return None
        try:
            with opened(self._path, LARGEST):
                return None
        except FileFault as fault:
            return fault

    def _spare_damaged(self) -> None:
        """Keep a copy of a damaged file, since Qt writes back only what it has understood."""
        self._is_looked_at = True
        self._store.allKeys()  # Qt reads the file only now
        if self._store.status() != QSettings.Status.FormatError:
            return
        aside = self._path.with_name(f"{self._path.name}.damaged")
        with contextlib.suppress(FileFault):
            if not aside.exists():
                write_private(aside, read(self._path, LARGEST))

    def text(self, name: str, default: str = "") -> str:
        """A preference that is a text."""
        value = self._store.value(name)
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
        """A preference that is a length in pixels, fractions allowed, within bounds."""
        try:
            length = float(self.text(name, str(default)))
        except ValueError:
            return default
        return length if 0 <= length <= most else default

    def texts(self, name: str) -> list[str]:
        """A preference that is a list of texts."""
        value = self._store.value(name)
        values = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [text for text in values if isinstance(text, str) and text and is_whole(text)]

    def blob(self, name: str) -> QByteArray:
        """A preference in Qt's own bytes, such as the geometry of a window."""
        value = self._store.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set(self, name: str, value: Preference) -> None:
        """Set a preference; Qt writes it soon."""
        self._make_own()
        if isinstance(value, bool):
            value = "true" if value else "false"
        text = str(value) if isinstance(value, int | float) else value
        self._store.setValue(name, cast("object", text))

    def save(self) -> bool:
        """Write the file now; return whether that worked."""
        self._make_own()
        self._store.sync()
        return self._store.status() != QSettings.Status.AccessError

    def _make_own(self) -> None:
        """Make the file before Qt does, which would let others read it."""
        if not self._is_looked_at:
            self._spare_damaged()
        if not self._is_ours or self._path.exists():
            return
        with contextlib.suppress(OSError):  # `save` then reports that nothing is written
            make_private(self._path.parent)
            self._path.touch(OWN_FILE)


def _may_be_ours(path: Path) -> bool:
    """Whether a file, or a link to one, can be read or created."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    is_sound = stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST
    return is_sound and os.access(path, os.R_OK)
