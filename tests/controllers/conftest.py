# SPDX-License-Identifier: MIT
"""A whole program in a folder of its own, for the tests of what drives it."""

import shutil
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store import files
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.window import notice_bar
from tests.controllers.lasting import Lasting
from tests.english_forms import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import PatientBot
from tests.waiting import until

HAS_FAILED = pytest.StashKey[bool]()

if TYPE_CHECKING:
    from tests.controllers.gomoku.table import Table


class Program:
    """The window program as `app` builds it, with its folders in `home`."""

    def __init__(
        self,
        home: Path,
        qtbot: QtBot,
        games: Sequence[GameEntry] = GAMES,
        find: Callable[[str], Path] = resource,
        left: str = "",
    ) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.qtbot = qtbot
        self.paths = Paths.below(home)
        self.settings = Settings(self.paths.settings)
        if left:  # the game that was in the window
            self.settings.set("game", left)
        self.appearance = Appearance(app, self.settings, find)
        self.appearance.set_language("en", remember=False)
        first_paint = FirstPaint(games, self.settings, self.appearance)
        self.shell = Shell(first_paint, self.paths, lambda: "test 1")
        self.before_close: Callable[[], None] = lambda: None
        qtbot.addWidget(self.shell.window, before_close_func=lambda _: self.before_close())

    def status_text(self) -> str:
        """What the strip at the foot says, once the turn has ended in which that changed."""
        QApplication.processEvents()
        return self.shell.bars.status_text()

    @property
    def controller(self) -> SudokuController:
        """The Sudoku controller."""
        assert isinstance(self.shell.controller, SudokuController)
        return self.shell.controller

    def settle(self) -> None:
        """Wait until no job runs."""
        until(lambda: not self.shell.jobs.any_running())

    def start(self, *, painting: bool = False) -> "Program":
        """Open the window and wait for its first game.

        The window paints itself only where that is asked for, by a test that looks at pixels. It
        would be a quarter of what these tests cost, and what a state looks like is what those of
        the views and of the robots prove, whose windows paint.
        """
        self.shell.window.setUpdatesEnabled(painting)
        self.shell.window.show()
        if painting:
            self.qtbot.waitSignal(self.shell.window.painted).wait()
        QApplication.processEvents()  # now it is laid out, and has the keys
        self.shell.begin()
        self.settle()
        return self

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key on the board."""
        held = modifier or Qt.KeyboardModifier.NoModifier
        self.qtbot.keyClick(self.controller.page.board, key, held)

    def notice(self) -> str:
        """What the notice bar says."""
        return self.shell.bars.notice_text()


Begin = Callable[..., Program]


def click(program: Program, word: str) -> None:
    """Wait for the button of the window that says `word`, click it, and wait for what it does."""

    def shown() -> list[QAbstractButton]:
        buttons = program.shell.window.findChildren(QAbstractButton)
        return [button for button in buttons if button.isVisible() and button.text() == word]

    until(lambda: len(shown()) == 1)
    program.qtbot.mouseClick(shown()[0], Qt.MouseButton.LeftButton)
    program.settle()


def work_without_end(ticket: Ticket) -> SudokuSetup:
    """Work until it is stopped, and then come back with something that nobody wants."""
    while not ticket.stopped():
        time.sleep(0.001)
    return SudokuSetup(bytes(CELLS))


@pytest.fixture(scope="session")
def empty_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a library with nothing in it: to make its tables takes as long as ten copies."""
    path = tmp_path_factory.mktemp("library") / "empty"
    library = Library(path)
    library.totals()
    library.close()
    return path


@contextmanager
def programs(home: Path, qtbot: QtBot, empty_library: Path) -> Iterator[Begin]:
    """Give a function that starts the program in a home, and end what it started."""
    started: list[Program] = []

    def begun(**words: Any) -> Program:
        library = Paths.below(home).library
        if not library.parent.exists():
            files.make_private(library.parent)
            shutil.copy(empty_library, library)
        started.append(Program(home, qtbot, **words))
        return started[-1]

    yield begun
    for program in started:
        program.shell.jobs.close()
        program.appearance.set_language("en", remember=False)


@pytest.fixture(autouse=True)
def notices_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let notices stay until they are read, however slow the machine."""
    monkeypatch.setattr(notice_bar, "STAYS_MS", 10**8)


@pytest.fixture
def begin(tmp_path: Path, qtbot: QtBot, faces: None, empty_library: Path) -> Iterator[Begin]:
    """A function that starts the program, again and again in the same home."""
    with programs(tmp_path / "home", qtbot, empty_library) as begun:
        yield begun


@pytest.fixture(scope="module")
def left() -> str:
    """The game that was in the window before a program that lasts for a module."""
    return "sudoku"


@pytest.fixture(scope="module")
def lasting_in_module(
    left: str,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    faces: None,
    empty_library: Path,
) -> Iterator[Lasting]:
    """What starts one program for a module, and another where a test has failed in it."""

    @contextmanager
    def started() -> Iterator[Program]:
        home = tmp_path_factory.mktemp("lasting")
        with programs(home, PatientBot(request), empty_library) as begun:
            program = begun(left=left).start()
            yield program
        program.shell.window.deleteLater()

    used = Lasting(started)
    yield used
    used.end()


@pytest.fixture
def lasting(lasting_in_module: Lasting, request: pytest.FixtureRequest) -> Iterator[Program]:
    """One program for the tests of a module; what a test leaves in it is taken away.

    A game that begins is a tenth of what a window costs.
    """
    yield lasting_in_module.program()
    if request.node.stash.get(HAS_FAILED, False):
        lasting_in_module.end()
    else:
        lasting_in_module.put_back()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which test has failed, for the fixtures that are taken down after it."""
    report = yield
    if report.failed:
        item.stash[HAS_FAILED] = True
    return report


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a first start."""
    return begin().start()


@pytest.fixture
def table(program: Program) -> "Table":
    """The Gomoku controller with a game of two persons on a board of 15."""
    from tests.controllers.gomoku.table import Table

    table = Table(program)
    table.begin()
    return table


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers are told to read out, one announcement after the other."""
    told: list[str] = []

    def update(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return told
