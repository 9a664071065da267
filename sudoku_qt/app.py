# SPDX-License-Identifier: MIT
"""The composition root of the window program: it builds the parts and hands them to each other."""

import gc
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import sudoku_qt.quick_imports  # noqa: F401 - before any other import of ours

# isort: split
from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance import SCHEMES, Appearance, languages
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.open_requests import Application
from sudoku_qt.controllers.opening import Opening
from sudoku_qt.controllers.single_instance import SingleInstance
from sudoku_qt.engine.fault import Fault
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.version import version

if TYPE_CHECKING:
    from sudoku_qt.controllers.rehearsal import Rehearsal
    from sudoku_qt.controllers.shell import Shell

SWITCH_S = 0.001
"""How long a thread may keep the interpreter; Python's own 5 ms would let the window stutter."""
APP_ID = "io.github.sudoku_qt.sudoku_qt"
"""How desktops and task bars know the program; its desktop file bears the same name."""
ASKING = frozenset({"-h", "--help", "-v", "--version"})
"""Options that are answered without a window."""
ICON_SIZES = (16, 32, 48, 128, 256)


def main() -> int:
    """Run the program with the arguments of the process, and give its exit code."""
    # Nothing is thrown away before the first paint; the collector would only look for it.
    gc.disable()
    sys.setswitchinterval(SWITCH_S)
    if sys.platform == "win32":
        import ctypes

        from sudoku_qt import on_windows

        on_windows.introduce(ctypes.windll, APP_ID)
    if ASKING & set(sys.argv[1:]):
        return _answer(QCoreApplication(sys.argv), _parser())
    if not _has_display():
        print("sudoku-qt: there is no display here to open a window on.", file=sys.stderr)
        return 2
    app = Application(sys.argv)
    app.setApplicationName("sudoku-qt")
    app.setDesktopFileName(APP_ID)
    parser = _parser()
    if not parser.parse(app.arguments()):
        return _refused(parser.errorText())
    if wrong := _wrong(parser):
        return _refused(str(wrong))
    return _run(app, parser)


def _refused(reason: str, code: int = 2) -> int:
    """Say why nothing was done, where anybody can be told, and give the exit code."""
    try:
        print(f"sudoku-qt: {reason}", file=sys.stderr, flush=True)
    except OSError:  # then the exit code has to say it, and the rest of the sentence is lost
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return code


def _wrong(parser: QCommandLineParser) -> Fault | None:
    """Say what is wrong with the options' values; of files the window tells a player itself."""
    if parser.isSet("language") and (wrong := _unknown(parser, "language", languages(resource))):
        return wrong
    if parser.isSet("theme") and (wrong := _unknown(parser, "theme", [row[0] for row in SCHEMES])):
        return wrong
    for name in parser.positionalArguments() if _rehearsed(parser) else ():
        if not Path(name).is_file():
            return Fault("There is no file “{name}”.", name=name)
    return None


def _unknown(parser: QCommandLineParser, option: str, known: Sequence[str]) -> Fault | None:
    value = parser.value(option)
    template = "--{option} knows no “{value}”; there are {known}."
    return (
        None
        if value in known
        else Fault(template, option=option, value=value, known=", ".join(known))
    )


def _has_display() -> bool:
    """Say whether Qt will find a screen; where it finds none it ends the process with a riddle."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _answer(app: QCoreApplication, parser: QCommandLineParser) -> int:
    """Answer what needs no window."""
    parser.parse(app.arguments())
    return _tell([parser.helpText() if parser.isSet("help") else _name_version_and_kernel()])


def _run(app: Application, parser: QCommandLineParser) -> int:
    if rehearsed := _rehearsed(parser):
        return _rehearse(app, parser, rehearsed)
    return _play(app, parser, Paths.of_user())


def _rehearsed(parser: QCommandLineParser) -> str:
    """Name what is to be done without a player; nothing where one plays."""
    names = ("demonstration", "screenshot", "self-test")
    return next((name for name in names if parser.isSet(name)), "")


def _play(app: Application, parser: QCommandLineParser, paths: Paths) -> int:
    files = parser.positionalArguments()
    instance = SingleInstance(paths.state)
    if not instance.is_first() and _handed_over(instance, files):
        return 0
    settings, appearance = _chosen(app, parser, paths)
    opening = Opening(GAMES, settings, appearance.theme())

    def go_on() -> None:
        from sudoku_qt.controllers.mishap import Mishaps

        shell = _furnished(opening, settings, paths, appearance)
        sys.excepthook = Mishaps(shell, paths.errors).happened
        shell.begin([*files, *app.requests.arrived()])
        _receive(app, instance, shell)

    opening.window.painted.connect(go_on)
    opening.window.show()
    code = app.exec()
    instance.close()
    return code


def _handed_over(instance: SingleInstance, files: Sequence[str]) -> bool:
    if sys.platform == "win32":
        import ctypes

        from sudoku_qt import on_windows

        on_windows.let_others_to_front(ctypes.windll)
    return instance.hand_over(files)


def _receive(app: Application, instance: SingleInstance, shell: "Shell") -> None:
    """Open from now on what the system or a later start asks for."""
    instance.asked.connect(app.requests.ask)
    instance.asked.connect(shell.come_to_front)
    app.requests.attach(shell.open_all)
    instance.listen()


def _parser() -> QCommandLineParser:
    parser = QCommandLineParser()
    parser.setApplicationDescription("A Sudoku and Gomoku program.")
    parser.addPositionalArgument("files", "Games and puzzles to open.", "[files…]")
    parser.addOption(QCommandLineOption(["h", "help"], "Show this help."))
    parser.addOption(QCommandLineOption(["v", "version"], "Show the version."))
    parser.addOption(QCommandLineOption(["self-test"], "Check that the program works here."))
    for name, text, value in (
        ("language", "Speak en or zh_CN this time.", "language"),
        ("theme", "Show the light or dark theme this time.", "theme"),
        ("screenshot", "Write the window as a PNG file.", "file"),
        ("demonstration", "Play a game without anybody; write pictures to a folder.", "folder"),
    ):
        parser.addOption(QCommandLineOption([name], text, value))
    return parser


def _chosen(
    app: QApplication, parser: QCommandLineParser, paths: Paths
) -> tuple[Settings, Appearance]:
    """Give what the player chose, earlier and on the command line."""
    settings = Settings(paths.settings)
    appearance = Appearance(app, settings, resource)
    if parser.isSet("language"):
        appearance.set_language(parser.value("language"), remember=False)
    if parser.isSet("theme"):
        appearance.set_theme(parser.value("theme"), remember=False)
    return settings, appearance


def _furnished(
    opening: Opening, settings: Settings, paths: Paths, appearance: Appearance
) -> "Shell":
    """Build what would only have made the start longer, and all that makes the window work."""
    from PySide6.QtGui import QIcon

    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.views.fonts import add_fonts

    add_fonts(resource("fonts"))
    shell = Shell(opening, settings, paths, appearance, _name_and_version)
    gc.enable()
    QApplication.setApplicationVersion(version())
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource(f"icons/sudoku-qt-{size}.png")))
    shell.window.setWindowIcon(icon)
    return shell


def _rehearse(app: QApplication, parser: QCommandLineParser, what: str) -> int:
    """Do without a player, in folders of its own, so that nobody's game is touched."""
    import tempfile

    from sudoku_qt.controllers.rehearsal import Rehearsal

    with tempfile.TemporaryDirectory() as folder:
        paths = Paths.below(Path(folder))
        settings, appearance = _chosen(app, parser, paths)
        opening = Opening(GAMES, settings, appearance.theme())
        rehearsal = Rehearsal(_furnished(opening, settings, paths, appearance), appearance)
        codes: list[int] = []

        def play() -> None:
            codes.append(_tell(_lines(rehearsal, parser, what)))
            rehearsal.close()
            app.exit()

        QTimer.singleShot(0, play)
        app.exec()
    return codes[0]


def _lines(rehearsal: "Rehearsal", parser: QCommandLineParser, what: str) -> Iterable[str]:
    from sudoku_qt.controllers import demonstration, self_test

    if what == "demonstration":
        return demonstration.demonstrate(rehearsal, Path(parser.value(what)))
    if what == "self-test":
        return self_test.self_test(rehearsal)
    return _screenshot(rehearsal, parser)


def _tell(lines: Iterable[str]) -> int:
    try:
        for line in lines:
            print(line, flush=True)
    except Exception as error:  # noqa: BLE001 - whatever fails here is the answer
        if isinstance(error, OSError) and sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _refused(f"failed: {error}", 1)
    return 0


def _screenshot(rehearsal: "Rehearsal", parser: QCommandLineParser) -> Iterable[str]:
    rehearsal.open(parser.positionalArguments())
    path = Path(parser.value("screenshot"))
    rehearsal.picture(path)
    yield str(path)


def _name_and_version() -> str:
    return f"sudoku-qt {version()}"


def _name_version_and_kernel() -> str:
    return "\n".join((_name_and_version(), *(entry.engine() for entry in GAMES)))
