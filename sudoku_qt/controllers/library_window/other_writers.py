# SPDX-License-Identifier: MIT
"""Notices that another program, such as `sudoku library`, has written to the library."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.library.access import LibraryAccess


class OtherWriters(QObject):
    """Compares the number of the library's version with the one that is shown."""

    def __init__(self, access: LibraryAccess, parent: QObject) -> None:
        super().__init__(parent)
        self._access = access
        self._version: int | None = None

    def note(self) -> None:
        """Take what is in the library now for what is shown; whoever calls this lists it next."""
        library = self._access.library
        self._access.read(lambda _: library.version(), self._take)

    def _take(self, version: int) -> None:
        self._version = version

    def look(self) -> None:
        """Have the library listed again if somebody has written since."""
        library = self._access.library
        self._access.read(lambda _: library.version(), self._compare)

    def _compare(self, version: int) -> None:
        if self._version not in {None, version}:
            self._access.changed.emit()
