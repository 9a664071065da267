# SPDX-License-Identifier: MIT
"""What is built after the first paint: the shell, and everything behind the painted window.

`app` imports this module once the window has been painted; it is the start's one late import. In
it, and in everything it imports, imports stand at the top of the module as usual.
"""

import sys
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.dress import Dress
from sudoku_qt.controllers.crash_handler import CrashHandler
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.controllers.workers.collector import Collector
from sudoku_qt.desktop.endings import Endings
from sudoku_qt.desktop.error_sources import ErrorSources
from sudoku_qt.desktop.open_requests import Application
from sudoku_qt.desktop.single_instance import SingleInstance
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.files import narrow
from sudoku_qt.version import version
from sudoku_qt.views.fonts import add_fonts

SIGNALLED = 128
ICON_SIZES = (16, 32, 48, 128, 256)


def complete(app: QApplication, first_paint: FirstPaint, paths: Paths) -> Shell:
    """Build what would have delayed the first paint, and all that makes the window work."""
    add_fonts(resource("fonts"))
    appearance = first_paint.appearance
    appearance.theme_changed.connect(Dress(app, appearance.theme()).follow)
    shell = Shell(first_paint, paths, name_and_version)
    shell.guide_tables.append(_command_line_tables)
    Collector(shell)
    QApplication.setApplicationVersion(version())
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource(f"icons/sudoku-qt-{size}.png")))
    shell.window.setWindowIcon(icon)
    return shell


def go_on(
    app: Application,
    first_paint: FirstPaint,
    paths: Paths,
    instance: SingleInstance,
    files: Sequence[str],
) -> None:
    """Run the painted window's game, and answer the system from now on."""
    endings = Endings(first_paint.window)
    shell = complete(app, first_paint, paths)
    sources = ErrorSources(paths.errors, shell)
    app.aboutToQuit.connect(sources.close)
    sys.excepthook = CrashHandler(shell).happened
    endings.end_requested.connect(lambda number: _leave(app, shell, number))
    app.commitDataRequest.connect(lambda _: shell.leaving.keep())
    app.saveStateRequest.connect(lambda _: shell.leaving.keep())
    shell.begin([*files, *app.requests.arrived()])
    for folder in paths:
        narrow(folder)
    _receive(app, instance, shell)


def _command_line_tables() -> Mapping[str, Callable[[str], str]]:
    """The guide's tables of the command lines."""
    from sudoku_qt.command_lines import command_line_tables  # every verb: 44 ms

    return command_line_tables()


def name_and_version() -> str:
    """The program's name and version, as files and answers state them."""
    return f"sudoku-qt {version()}"


def _leave(app: Application, shell: Shell, number: int) -> None:
    """End because of a signal, with the exit code that shells use for it."""
    shell.leaving.leave()
    for fault in shell.autosave.faults:
        print(f"sudoku-qt: {fault}", file=sys.stderr)
    app.exit(SIGNALLED + number)


def _receive(app: Application, instance: SingleInstance, shell: Shell) -> None:
    """From now on, open what the system or a later start asks for."""
    instance.open_requested.connect(app.requests.ask)
    instance.open_requested.connect(shell.come_to_front)
    app.requests.attach(shell.open_all)
    instance.listen()
