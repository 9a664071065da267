# SPDX-License-Identifier: MIT
"""The external Gomoku engines as the dialog shows and changes them."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.store.gomoku.engines import OtherEngine


class EngineList(QObject):
    """The engines to choose from, and the message about the one added last."""

    changed = Signal()
    wanted = Signal()
    """The player wants to choose a program."""
    unwanted = Signal(str)
    """The engine with this name is to be removed from the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engines: tuple[OtherEngine, ...] = ()
        self.words = ""
        """The engine that is being checked, or what is wrong with it."""
        self.newest = ""
        """The name of the engine that was added last while the dialog has been open."""

    def show_engines(self, engines: tuple[OtherEngine, ...], words: str, newest: str = "") -> None:
        """Show these engines, and `words` about the one added last, `newest`."""
        self.engines, self.words, self.newest = engines, words, newest
        self.changed.emit()

    def has(self, name: str) -> bool:
        """Whether an engine of this name is listed."""
        return any(engine.name == name for engine in self.engines)
