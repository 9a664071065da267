# SPDX-License-Identifier: MIT
"""The library of the program: its window, and what is found out in the background."""

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library_window.background import LibraryBackground
from sudoku_qt.controllers.library_window.window import Games, LibraryWindow, Opener

LATER_MS = 4_000
"""How long after the start the library looks what there is to do: the player comes first."""


class ProgramLibrary(QObject):
    """Shows it, whichever game is played."""

    def __init__(
        self, services: Services, games: Games, documents: Opener, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.background = LibraryBackground(services.library, self)
        self._window = LibraryWindow(services, games, documents)
        self._later = QTimer(self, singleShot=True, interval=LATER_MS)
        self._later.timeout.connect(self.background.begin)
        services.library.show_asked.connect(self.library)
        services.library.closing.connect(self._later.stop)
        self._later.start()

    def library(self) -> None:
        """Show the library."""
        self._window.library()
