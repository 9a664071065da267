# SPDX-License-Identifier: MIT
"""The choice of an external engine: a program chosen in a file dialog, and checked at once."""

import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.workers.engines import name_of
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, LineHandler
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME
from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.words import say
from sudoku_qt.store.gomoku.engines import EngineStore, OtherEngine

PREFIX = "pbrain-"
"""The usual prefix of such programs' file names."""


class EngineChooser(QObject):
    """Maintains the list of engines: adds programs that speak the protocol, refuses others."""

    added = Signal(str)
    """The engine with this name is ready to play."""

    def __init__(self, services: Services, heard: LineHandler, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._heard, self._job = services, heard, 0
        self.store = EngineStore(services.settings)
        self.list = EngineList(self)
        self.list.wanted.connect(self.ask)
        self.list.unwanted.connect(self._remove)
        self.show()

    def show(self) -> None:
        """Show the list of engines, without a message."""
        self.list.show_engines(self.store.engines(), "")

    def ask(self) -> None:
        """Let the player choose a program, and check it."""
        window = QApplication.activeModalWidget() or self._services.window
        kinds = self.tr("All files (*)")
        if sys.platform == "win32":
            kinds = ";;".join((f"{self.tr('Programs')} (*.exe)", kinds))
        title = self.tr("Choose a program that plays Gomoku")
        name, _ = QFileDialog.getOpenFileName(window, title, self._folder(), kinds)
        if name:
            self.look_at(Path(name))

    def look_at(self, program: Path) -> None:
        """Start a program that the player has chosen, to check that it speaks the protocol."""
        jobs, engines = self._services.jobs, self.store.engines()
        jobs.cancel(self._job)
        self.list.show_engines(engines, self.tr("{program} is tried.").format(program=program.name))

        def done(found: str | EngineFailed) -> None:
            self._looked(program, found)

        self._job = jobs.start(name_of((str(program),), self._heard), done)

    def _looked(self, program: Path, found: str | EngineFailed) -> None:
        if isinstance(found, EngineFailed):
            self._say_wrong(program, found)
            return
        stem = program.stem.removeprefix(PREFIX)
        name = (found or stem)[:LONGEST_NAME]
        engine = self.store.add(OtherEngine(name, str(program)))
        words = self.tr("{name} can play.").format(name=engine.name)
        self.list.show_engines(self.store.engines(), words, engine.name)
        self.added.emit(engine.name)

    def _say_wrong(self, program: Path, fault: EngineFailed) -> None:
        """Show a fault in the dialog or, if it is closed, in the window."""
        words = self.tr("{program} does not speak the Gomocup protocol: {reason}.")
        words_of_fault = words.format(program=program.name, reason=say(fault))
        self.list.show_engines(self.store.engines(), words_of_fault)
        if QApplication.activeModalWidget() is None:
            self._services.complain(words_of_fault)

    def _remove(self, name: str) -> None:
        self.store.remove(name)
        self.show()

    def _folder(self) -> str:
        """The folder of the last engine; at first, the player's documents."""
        programs = [engine.program for engine in self.store.engines()]
        return str(Path(programs[-1]).parent if programs else Path.home())
