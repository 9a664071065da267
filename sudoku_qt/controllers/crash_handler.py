# SPDX-License-Identifier: MIT
"""What happens when the program itself makes a mistake: the game is kept, the player is told."""

import time
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject

from sudoku_qt.controllers.shell import Shell
from sudoku_qt.store.files import OWN_FILE, make_private

MAX_LOG = 2**20


class CrashHandler(QObject):
    """Takes every exception that nobody caught: a traceback is for us, not for the player."""

    def __init__(self, shell: Shell, log: Path) -> None:
        super().__init__(shell)
        self._shell, self._log = shell, log

    def happened(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Keep the game, write down what happened, and say so in one sentence."""
        if issubclass(kind, KeyboardInterrupt):
            return  # whoever pressed Ctrl+C means the end, which the signal itself brings
        self._shell.autosave.keep()
        self._write("".join(traceback.format_exception(kind, error, where)))
        text = (
            self.tr("Something went wrong in the program; details: {file}")
            if self._shell.autosave.faults
            else self.tr("Something went wrong in the program. Your game is kept; details: {file}")
        )
        self._shell.complain(text.format(file=self._log))

    def _write(self, text: str) -> None:
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        try:
            make_private(self._log.parent)
            old = self._log.stat().st_size if self._log.exists() else 0
            self._log.touch(OWN_FILE)
            with self._log.open("a" if old < MAX_LOG else "w", encoding="utf-8") as log:
                log.write(f"{stamp}\n{text}\n")
        except OSError:
            # The disk may be what went wrong; the player is told all the same.
            return
