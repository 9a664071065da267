# SPDX-License-Identifier: MIT
"""The composition root of the window program: it builds the parts and hands them to each other."""

import gc
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import sudoku_qt.quick_imports  # noqa: F401 - before any other import of ours

# isort: split
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.arguments import ASKING, EXPORT, PRINT, Arguments, plain_words, words_left
from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.desktop import windows
from sudoku_qt.desktop.open_requests import Application
from sudoku_qt.desktop.single_instance import SingleInstance
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.terminal import (
    FAILED,
    do_without_display,
    has_display,
    refuse,
    speak,
    speak_utf8,
    tell,
)
from sudoku_qt.version import version

SWITCH_S = 0.001
"""How long a thread may keep the interpreter; Python's own 5 ms would let the window stutter."""
APP_ID = "io.github.sudoku_qt.sudoku_qt"
"""How desktops and task bars know the program; its desktop file bears the same name."""


def main() -> int:
    """Run the program with the process's arguments and return its exit code."""
    sys.setswitchinterval(SWITCH_S)
    speak_utf8()
    if sys.platform == "win32":
        import ctypes  # has `windll` on Windows only: 3 ms

        windows.introduce(ctypes.windll, APP_ID)
    if f"--{PRINT}" in {word.partition("=")[0] for word in sys.argv[1:]}:
        return _print()
    if ASKING & set(sys.argv[1:]):
        return _answer(QCoreApplication(plain_words()))
    if f"--{EXPORT}" in {word.partition("=")[0] for word in sys.argv}:
        do_without_display()
    if not has_display():
        return _no_display(QCoreApplication(plain_words()))
    app = Application(plain_words())
    if sys.platform == "win32":
        windows.follow_palette(app)
    app.setApplicationName("sudoku-qt")
    app.setDesktopFileName(APP_ID)
    arguments = Arguments(words_left(app))
    if arguments.wrong():
        return refuse(_spoken(app).wrong())
    if arguments.exports:
        return _export(app)
    return _do_task(app, arguments) if arguments.task else _play(app, arguments)


# Answering without a window


def _spoken(app: QCoreApplication) -> Arguments:
    """The arguments again, with messages in the terminal's language."""
    speak(app, Arguments(words_left(app)).value("language"))
    return Arguments(words_left(app))


def _answer(app: QCoreApplication) -> int:
    return tell([_spoken(app).help or _version_and_engines()])


def _version_and_engines() -> str:
    return "\n".join((f"sudoku-qt {version()}", *(entry.said_engine() for entry in GAMES)))


def _no_display(app: QCoreApplication) -> int:
    _spoken(app)
    sentence = QCoreApplication.translate(
        "Program", "there is no display here to open a window on."
    )
    return refuse(sentence)


def _print() -> int:
    do_without_display()
    gc.enable()
    from sudoku_qt.automation import printing  # rarely needed: 260 ms

    return printing.run(Application(plain_words()))


def _export(app: QCoreApplication) -> int:
    from sudoku_qt.automation.export import export  # not needed to play: 170 ms

    gc.enable()
    return export(_spoken(app), GAMES)


# With a window


def _play(app: Application, arguments: Arguments) -> int:
    paths = Paths.of_user()
    instance = SingleInstance(paths.state)
    if not instance.is_first() and _handed_over(instance, arguments.files):
        return 0
    # Until there is a game to be kept, Ctrl+C ends the program as it ends any other.
    signal.signal(signal.SIGINT, _unless_ignored(signal.SIGINT))
    sys.excepthook = _failed_start(app, paths)
    first_paint = _first_paint(app, arguments, paths)

    def go_on() -> None:
        from sudoku_qt import program  # the rest of it, which the first paint need not wait for

        program.go_on(app, first_paint, paths, instance, arguments.files)

    first_paint.window.painted.connect(go_on)
    first_paint.window.show()
    code = app.exec()
    instance.close()
    return code


def _failed_start(
    app: Application, paths: Paths
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """The handler of errors during the start: they go to the log and the terminal.

    It ends the program, since an incomplete window would be useless.
    """

    def happened(
        kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        # Imported only when a start fails: no other start needs the log before its first paint.
        from sudoku_qt.desktop.error_sources import ErrorSources, take

        sources = ErrorSources(paths.errors)
        take(error.with_traceback(where))
        sources.close()
        sys.__excepthook__(kind, error, where)
        sentence = QCoreApplication.translate("Program", "the start failed. More is in “{log}”.")
        refuse(sentence.format(log=paths.errors), FAILED)
        app.exit(FAILED)

    return happened


def _unless_ignored(number: int) -> signal.Handlers:
    ignored = signal.getsignal(number) is signal.SIG_IGN
    return signal.SIG_IGN if ignored else signal.SIG_DFL


def _handed_over(instance: SingleInstance, files: Sequence[str]) -> bool:
    if sys.platform == "win32":
        import ctypes  # as above

        windows.let_others_to_front(ctypes.windll)
    return instance.hand_over(files)


def _first_paint(app: QApplication, arguments: Arguments, paths: Paths) -> FirstPaint:
    """Build what is painted first, by the player's settings and the command line."""
    settings = Settings(paths.settings)
    appearance = Appearance(app, settings, resource)
    if language := arguments.value("language"):
        appearance.set_language(language, remember=False)
    if theme := arguments.value("theme"):
        appearance.set_theme(theme, remember=False)
    return FirstPaint(GAMES, settings, appearance)


def _do_task(app: QApplication, arguments: Arguments) -> int:
    """Do a task without a player, in folders of its own, so that no player's game is touched."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            return _done_in(Path(folder), app, arguments)
    except OSError as error:  # its folder could not be made
        return refuse(f"failed: {error}", FAILED)


def _done_in(folder: Path, app: QApplication, arguments: Arguments) -> int:
    # Importing the robot takes 600 ms, which no player should wait for.
    from sudoku_qt import program
    from sudoku_qt.automation import tasks, window_driver

    paths, task = Paths.below(folder), arguments.task
    first_paint = _first_paint(app, arguments, paths)
    driver = window_driver.WindowDriver(
        program.complete(app, first_paint, paths), first_paint.appearance
    )
    codes: list[int] = []

    def play() -> None:
        try:
            codes.append(tell(tasks.lines_of(task, driver, arguments.value(task), arguments.files)))
            driver.close()
        finally:
            app.exit()

    QTimer.singleShot(0, play)
    app.exec()
    return next(iter(codes), FAILED)
