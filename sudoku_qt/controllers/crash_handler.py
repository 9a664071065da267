# SPDX-License-Identifier: MIT
"""The handling of the program's own errors: the game is kept, the player is told."""

from types import TracebackType

from PySide6.QtCore import QObject

from sudoku_qt.controllers.shell import Shell
from sudoku_qt.desktop.error_sources import take


class CrashHandler(QObject):
    """Handles every uncaught exception; the player sees a message, not a traceback."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell

    def happened(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Keep the game, log the error, and tell the player in one sentence."""
        if issubclass(kind, KeyboardInterrupt):
            return  # Ctrl+C ends the program by its signal
        take(error.with_traceback(where))
        self._shell.autosave.keep()
        text = (
            self.tr("Something went wrong in the program.")
            if self._shell.autosave.faults
            else self.tr("Something went wrong in the program. Your game is kept.")
        )
        report = self._shell.bug_report
        self._shell.complain(text, [(self.tr("Copy details"), report.copy_details)])
