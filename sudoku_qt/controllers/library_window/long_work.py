# SPDX-License-Identifier: MIT
"""Work on the library that takes long: one at a time, with how far it is and a way to stop it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.job import ResultT, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.window.notice_bar import Offer


class LongWork(QObject):
    """Says at the dialog's foot what a work came to.

    It goes on where the dialog is closed meanwhile, and is then told in the window.
    """

    def __init__(self, services: Services, dialog: LibraryDialog) -> None:
        super().__init__(services.library)
        self._services, self._access, self._dialog = services, services.library, dialog
        self._number = 0
        self.is_running = False

    def run(
        self,
        text: str,
        work: Work[ResultT],
        done: Callable[[ResultT], None],
        offers: Sequence[Offer] = (),
    ) -> None:
        """Write in the dialog what is under way; the one before it is stopped.

        The `offers` are made to whoever stops it.
        """
        self._access.stop(self._number)
        strip, self.is_running = self._dialog.show_progress(text), True

        def ended(found: ResultT) -> None:
            self._hide_progress()
            done(found)

        def refused(fault: Fault) -> None:
            self._hide_progress()
            self.say(say(fault), is_fault=True)

        def progress(share: float) -> None:
            if not self._dialog.is_over:
                strip.set_share(share)

        number = self._number = self._access.write(work, ended, refused, progress)
        strip.cancelled.connect(lambda: self._cancel(number, offers))

    def _cancel(self, number: int, offers: Sequence[Offer]) -> None:
        self._access.stop(number)
        self._hide_progress()
        self.say(self.tr("Stopped. What was done until then stays."), offers)
        self._access.changed.emit()

    def leave(self) -> None:
        """The dialog is closed: go when nothing is under way any more."""
        if not self.is_running:
            self.deleteLater()

    def _hide_progress(self) -> None:
        """What was under way is done, or stopped."""
        self.is_running = False
        if self._dialog.is_over:
            self.leave()
        else:
            self._dialog.hide_progress()

    def say(self, text: str, offers: Sequence[Offer] = (), *, is_fault: bool = False) -> None:
        """Say something at the foot of the dialog or, where it is closed, in the window."""
        if not self._dialog.is_over:
            self._dialog.notice.say(text, "error" if is_fault else "info", offers)
        elif is_fault:
            self._services.complain(text)
        else:
            self._services.tell(text)
