# SPDX-License-Identifier: MIT
"""Sharing steps: written to files, and presented on the whole screen."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.steps.exporting import StepsExport
from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import on_paper
from sudoku_qt.views.sudoku.steps.page import PathPage, html, pdf
from sudoku_qt.views.sudoku.steps.picture import StepPicture, StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter
from sudoku_qt.views.theme import Theme


class StepsSharing(QObject):
    """Carries out the menu of the dock."""

    def __init__(self, context: SudokuContext, panel: StepsPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._panel = context, panel
        self._export = StepsExport(context.services, self)

    def copy(self) -> None:
        """Copy the step shown to the clipboard, on one line with its name."""
        panel = self._panel
        technique, step = panel.kind.line(panel.steps[panel.number - 1], panel.telling)
        line = self.tr("{technique}: {line}").format(technique=technique, line=step)
        QGuiApplication.clipboard().setText(line)
        self._context.services.tell(self.tr("Copied: {line}").format(line=line))

    def export(self) -> None:
        """Write the steps of the list to a file."""
        panel, theme = self._panel, self._context.cards.page.theme
        light = Theme.read(resource("themes/light.json"))
        drawn = {
            ".html": lambda: html(self._page(), theme),
            ".pdf": lambda: pdf(self._page(), on_paper(light)),
        }
        steps, telling = panel.steps, panel.telling
        self._export.write_steps(
            lambda colon: panel.kind.text(steps, telling, colon),
            lambda: panel.kind.objects(steps, telling, panel.ladder),
            drawn,
        )

    def _page(self) -> PathPage:
        """The contents of a file about the listed steps."""
        setup, steps, telling = self._context.setup, self._panel.steps, self._panel.telling
        side = self._context.model.side
        level = card.title(replace(setup, title="")) if setup.title and setup.level else ""
        about = card.BETWEEN.join(filter(None, (level, card.time(setup), setup.author)))
        return PathPage(
            card.title(setup),
            about,
            "".join(write_rows(steps[0].before.values, side)) if steps else "",
            [self._shown_at(number) for number in range(1, len(steps) + 1)],
            language().replace("_", "-"),
            row_names(letters=telling.notation == "D5", side=side),
        )

    def export_picture(self) -> None:
        """Write a picture of the step shown to a file."""
        number = self._panel.number
        picture = StepPicture(self._shown_at(number), self._context.cards.page.theme)
        self._export.write_picture(picture, number)

    def present(self) -> None:
        """Present the steps of the list on the whole screen, one after the other."""
        presenter = Presenter(self._context.services.window)
        count = len(self._panel.steps)
        steps = Presentation(presenter, self._shown_at, self._panel.number, count)
        self._panel.show_step(steps.run())

    def _shown_at(self, number: int) -> StepShown:
        steps, telling = self._panel.steps, self._panel.telling
        place, session = (number, len(steps)), self._context.session
        return self._panel.kind.shown(steps[number - 1], place, session, telling)


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
