# SPDX-License-Identifier: MIT
"""Long work on the library: one at a time, with progress and a way to stop it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.job import ResultT, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.window.notice_bar import Offer


class LongWork(QObject):
    """Reports the result of the work at the foot of the dialog.

    The work goes on if the dialog is closed meanwhile; then the window reports it.
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
        *,
        leaves_nothing: bool = False,
    ) -> None:
        """Show the work in the dialog while it runs; earlier work is stopped.

        The `offers` are made if it is stopped; such work may leave nothing then.
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
        stays = self.tr("Stopped. What was done until then stays.")
        words = self.tr("Stopped. Nothing was written.") if leaves_nothing else stays
        strip.cancelled.connect(lambda: self._cancel(number, words, offers))

    def _cancel(self, number: int, words: str, offers: Sequence[Offer]) -> None:
        self._access.stop(number)
        self._hide_progress()
        self.say(words, offers)
        self._access.write(lambda _: None)  # once the work has ended, what it did is listed

    def leave(self) -> None:
        """Note that the dialog is closed; delete this object when no work is running."""
        if not self.is_running:
            self.deleteLater()

    def _hide_progress(self) -> None:
        """Hide the progress, when the work is done or stopped."""
        self.is_running = False
        if self._dialog.is_over:
            self.leave()
        else:
            self._dialog.hide_progress()

    def say(self, text: str, offers: Sequence[Offer] = (), *, is_fault: bool = False) -> None:
        """Show a message at the foot of the dialog or, if it is closed, in the window."""
        if not self._dialog.is_over:
            self._dialog.notice.say(text, "error" if is_fault else "info", offers)
        elif is_fault:
            self._services.complain(text)
        else:
            self._services.tell(text)
