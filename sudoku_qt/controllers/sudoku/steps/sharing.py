# SPDX-License-Identifier: MIT
"""The steps for others: written to files, and presented on the whole screen."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.steps.exporting import StepsExport
from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
from sudoku_qt.controllers.sudoku.steps.presenting import Presentation
from sudoku_qt.controllers.sudoku.steps.telling import step_shown
from sudoku_qt.engine.sudoku.hints.path.one_line import write_line
from sudoku_qt.views.sudoku.steps.picture import StepPicture, StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter


class StepsSharing(QObject):
    """Does what the menu of the dock offers."""

    def __init__(self, context: SudokuContext, panel: StepsPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._panel = context, panel
        self._export = StepsExport(context.services, self)

    def copy(self) -> None:
        """Put the step that is shown on the clipboard, as one line with its name."""
        step, telling = self._panel.steps[self._panel.number - 1].step, self._panel.telling
        line = self.tr("{technique}: {line}").format(
            technique=telling.pages[step.technique].name(step), line=write_line(step)
        )
        QGuiApplication.clipboard().setText(line)
        self._context.services.tell(self.tr("Copied: {line}").format(line=line))

    def export(self) -> None:
        """Write the steps of the list to a file."""
        self._export.write_steps(self._panel.steps, self._panel.telling, self._panel.ladder)

    def export_picture(self) -> None:
        """Write a picture of the step that is shown to a file."""
        number = self._panel.number
        picture = StepPicture(self._shown_at(number), self._context.cards.page.theme)
        self._export.write_picture(picture, number)

    def present(self) -> None:
        """Show the steps of the list on the whole screen, one after the other."""
        presenter = Presenter(self._context.services.window)
        count = len(self._panel.steps)
        steps = Presentation(presenter, self._shown_at, self._panel.number, count)
        self._panel.show_step(steps.run())

    def _shown_at(self, number: int) -> StepShown:
        steps, telling = self._panel.steps, self._panel.telling
        return step_shown(steps[number - 1], (number, len(steps)), self._context.session, telling)
