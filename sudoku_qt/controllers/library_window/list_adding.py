# SPDX-License-Identifier: MIT
"""Adds an opened list to the library, as a collection."""

from pathlib import Path

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library.game import LibraryGame
from sudoku_qt.controllers.workers.library import add_list
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.models.words import say


class ListAdding(QObject):
    """Adds one list after the other, with progress, and reports the result in the window."""

    def __init__(self, services: Services, kind: type[LibraryGame], parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._kind = services, kind

    def add(self, reading: ListReading) -> None:
        """Add all positions of a list, to a collection named after it."""
        services, access = self._services, self._services.library
        name = Path(reading.name).stem or self.tr("Pasted")

        def added(count: int) -> None:
            services.bars.hide_progress()
            text = self.tr("{count} entries have come to the library, as “{name}”.")
            services.tell(
                text.format(count=f"{count:,}", name=name),
                [(self.tr("Show"), access.show_asked.emit)],
            )

        def refused(fault: Fault) -> None:
            services.bars.hide_progress()
            services.complain(say(fault))

        def stop() -> None:
            access.stop(number)
            services.bars.hide_progress()

        read = self._kind(services.settings).entry_of
        work = add_list(access.library, reading.puzzles, name, read, patience=access.patient)
        number = access.write(work, added, refused, services.bars.set_progress)
        services.bars.show_progress(self.tr("Adding them to the library…"), stop)
