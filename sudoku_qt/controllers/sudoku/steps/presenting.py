# SPDX-License-Identifier: MIT
"""The presentation of steps to others, one after the other on the whole screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter


class Presentation:
    """Leads a presenter through steps, by their numbers from 1."""

    def __init__(
        self, presenter: Presenter, step_at: Callable[[int], StepShown], number: int, count: int
    ) -> None:
        self._presenter, self._shown, self._count = presenter, step_at, count
        self.number = number
        presenter.stepped.connect(self._go)
        self._go(0)

    def run(self) -> int:
        """Present until the end; return the number of the step shown last."""
        self._presenter.setWindowState(Qt.WindowState.WindowFullScreen)
        self._presenter.exec()
        self._presenter.deleteLater()
        return self.number

    def _go(self, way: int) -> None:
        self.number = min(max(self.number + way, 1), self._count)
        self._presenter.show_step(self._shown(self.number))
        self._presenter.set_ends(first=self.number == 1, last=self.number == self._count)
