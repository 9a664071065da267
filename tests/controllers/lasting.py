# SPDX-License-Identifier: MIT
"""A window that tests use one after the other: what one has left in it, the next does not find.

What the player prefers, what is written of him, and whatever stands in the window or over it is put
back as it was at first. After a test that failed nothing is put back, for who knows where it
stopped: the next one has a window of its own.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.gomoku.controller import GomokuController
from sudoku_qt.controllers.guide.guide import Guide, Trail
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.controllers.sudoku.learn.topics import all_topics
from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
from sudoku_qt.models.sudoku.steps.model import StepChoice, StepOrder
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.steps.dock import PATH
from sudoku_qt.views.window.main_window import MainWindow
from tests.waiting import until

if TYPE_CHECKING:
    from tests.controllers.conftest import Program


class Lasting:
    """The program of a module's tests, started when the first of them asks for it."""

    def __init__(self, started: "Callable[[], AbstractContextManager[Program]]") -> None:
        self._started, self._ending = started, ExitStack()
        self._used: Used | None = None

    def program(self) -> "Program":
        """The program as it is after a start."""
        if self._used is None:
            self._used = Used(self._ending.enter_context(self._started()))
        return self._used.program

    def put_back(self) -> None:
        """Take away what a test has left; where that fails, the program is not used again."""
        if self._used is None:
            return
        try:
            self._used.put_back()
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """Close the program, whatever is open in it, and ask nothing."""
        if self._used is None:
            return
        shell, self._used = self._used.program.shell, None
        close_what_is_over(shell.window)
        shell.leaving.leave()
        self._ending.close()


def _is_gone(path: Path) -> bool:
    """Remove a file; on Windows not as long as a worker reads it."""
    try:
        path.unlink(missing_ok=True)
    except PermissionError:
        return False
    return True


class Used:
    """A program, and how it was before its first test."""

    def __init__(self, program: "Program") -> None:
        self.program = program
        self._game = program.shell.controller.session.game.name
        self._size = program.shell.window.size()
        self._settings = values_of(program.settings)

    def put_back(self) -> None:
        """Make the program what it was, but for the games that have begun in it."""
        program, shell = self.program, self.program.shell
        close_what_is_over(shell.window)
        shell.window.fill(None)
        forget_pages(shell.guide)
        for controller in tuple(shell.games._controllers.values()):
            if isinstance(controller, SudokuController):
                clear_sudoku(controller)
            elif isinstance(controller, GomokuController):
                clear_gomoku(controller)
            controller.session.clock.hold("paused", on=False)
        shell.games.go_to(self._game)
        shell.bars.hide_notice()
        self._prefer()
        program.appearance.set_language("en", remember=False)
        for path in (program.paths.record, program.paths.course_progress):
            until(partial(_is_gone, path))
        QGuiApplication.clipboard().clear()
        if shell.window.size() != self._size:
            shell.window.resize(self._size)
        program.settle()

    def _prefer(self) -> None:
        """Have the preferences of the start again, and let whoever it concerns hear of it."""
        settings, shell = self.program.settings, self.program.shell
        now = values_of(settings)
        others = {
            name for name in {*now, *self._settings} if now.get(name) != self._settings.get(name)
        }
        if not others:
            return
        for preferences in (*shell.games.preferences(), shell.preferences):
            for name in others & preferences.options.keys():
                preferences.set(name, preferences.options[name].default)
        for name in others:
            if name in self._settings:
                settings._store.setValue(name, self._settings[name])
            else:
                settings._store.remove(name)


def values_of(settings: Settings) -> dict[str, object]:
    """All that is preferred, by its name in the file."""
    return {name: settings._store.value(name) for name in settings._store.allKeys()}


def close_what_is_over(window: MainWindow) -> None:
    """Close menus and dialogs, whichever way a test has left them."""
    while over := QApplication.activePopupWidget() or QApplication.activeModalWidget():
        if over is window or not over.close():
            break


def forget_pages(guide: Guide) -> None:
    """Have the guide begin at its first page."""
    guide._trail = Trail()


def clear_sudoku(controller: SudokuController) -> None:
    """Take away whatever stands beside the board, and what was chosen there."""
    controller.replay.end()
    clear_steps(controller.steps)
    controller.hints.close()
    if controller.history.is_open:
        controller.history.show_history()
    controller.learning.start_at(all_topics()[0].key)
    controller.actions["digit_mode"].trigger()


def clear_steps(steps: StepsPanel) -> None:
    """Close the list of steps, and have it list the whole path in its order."""
    steps.close()
    steps.dock.lens.setChecked(False)
    if steps._list != PATH:
        steps.dock.segment.choose(PATH)
        steps._choose_list(PATH)
    if steps._proxy.order is not StepOrder.PATH:
        steps.dock._sort(StepOrder.PATH)
    everything = steps.dock.chips._chips[StepChoice.ALL]
    if not everything.isChecked():
        everything.click()


def clear_gomoku(controller: GomokuController) -> None:
    """Take away whatever stands beside the board, and what is being set up."""
    controller.replay.end()
    controller.analysis.close()
    if controller.model.draft is not None:
        controller.draft.drop()
