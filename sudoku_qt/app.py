# SPDX-License-Identifier: MIT
"""The composition root of the window program: it builds the parts and hands them to each other."""

import io
import os
import signal
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import sudoku_qt.quick_imports  # noqa: F401 - before any other import of ours

# isort: split
from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.appearance import SYSTEM, Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.desktop.open_requests import Application
from sudoku_qt.desktop.single_instance import SingleInstance
from sudoku_qt.engine.fault import Fault
from sudoku_qt.languages import can_be_shown
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.version import version

if TYPE_CHECKING:
    from sudoku_qt.automation.window_driver import WindowDriver
    from sudoku_qt.controllers.shell import Shell

SWITCH_S = 0.001
"""How long a thread may keep the interpreter; Python's own 5 ms would let the window stutter."""
APP_ID = "io.github.sudoku_qt.sudoku_qt"
"""How desktops and task bars know the program; its desktop file bears the same name."""
ASKING = frozenset({"-h", "--help", "-v", "--version"})
"""Options that are answered without a window."""
OPTIONS = (  # names, what it does, what follows it
    (("h", "help"), QT_TRANSLATE_NOOP("Program", "Show this help."), ""),
    (("v", "version"), QT_TRANSLATE_NOOP("Program", "Show the version."), ""),
    (("self-test",), QT_TRANSLATE_NOOP("Program", "Check that the program works here."), ""),
    (("language",), QT_TRANSLATE_NOOP("Program", "Speak en or zh_CN this time."), "language"),
    (("theme",), QT_TRANSLATE_NOOP("Program", "Show the light or dark theme this time."), "theme"),
    (("screenshot",), QT_TRANSLATE_NOOP("Program", "Write the window as a PNG file."), "file"),
    (
        ("demonstration",),
        QT_TRANSLATE_NOOP("Program", "Play a game without anybody; write pictures to a folder."),
        "folder",
    ),
)
SIGNALLED = 128
ICON_SIZES = (16, 32, 48, 128, 256)


def main() -> int:
    """Run the program with the arguments of the process, and give its exit code."""
    sys.setswitchinterval(SWITCH_S)
    _speak_utf8()
    if sys.platform == "win32":
        import ctypes

        from sudoku_qt.desktop import windows

        windows.introduce(ctypes.windll, APP_ID)
    if ASKING & set(sys.argv[1:]):
        return _answer(QCoreApplication(_plain_words()))
    if not _has_display():
        return _no_display(QCoreApplication(_plain_words()))
    app = Application(_plain_words())
    if sys.platform == "win32":
        from sudoku_qt.desktop import windows

        windows.follow_palette(app)
    app.setApplicationName("sudoku-qt")
    app.setDesktopFileName(APP_ID)
    parser = _parser()
    if not parser.parse(_arguments(app)):
        return _refuse(app)
    if wrong := _wrong(parser):
        _speak(app)
        return _refused(say(wrong))
    return _run(app, parser)


def _plain_words() -> list[str]:
    """Spell the arguments in ASCII for Qt, which looks for options of its own among them.

    It would lose what the code page of Windows lacks, and dies of a name that is not UTF-8.
    """
    return [word if word.isascii() else ascii(word) for word in sys.argv]


def _arguments(app: QCoreApplication) -> list[str]:
    """What Qt left of the arguments, in Python's spelling, which is right everywhere."""
    spelled = dict(zip(_plain_words(), sys.argv, strict=True))
    return [spelled.get(word, word) for word in app.arguments()]


def _speak_utf8() -> None:
    """Say everything in UTF-8, as the command line does: not every code page knows Chinese."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding != "utf-8":
            stream.reconfigure(encoding="utf-8")


def _refused(reason: str, code: int = 2) -> int:
    """Why nothing was done, where anybody can be told, and give the exit code."""
    try:
        print(f"sudoku-qt: {reason}", file=sys.stderr, flush=True)
    except OSError:  # then the exit code has to say it, and the rest of the sentence is lost
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return code


def _wrong(parser: QCommandLineParser) -> Fault | None:
    """What is wrong with the options' values; of files the window tells a player itself."""
    for option, known in ("language", _languages), ("theme", _themes):
        if parser.isSet(option) and (wrong := _unknown(parser, option, known())):
            return wrong
    for name in parser.positionalArguments() if _rehearsed(parser) else ():
        if not Path(name).is_file():
            return Fault("There is no file “{name}”.", name=name)
    return None


def _languages() -> list[str]:
    from sudoku_qt.controllers.appearance.translators import languages

    return languages(resource("i18n"))


def _themes() -> list[str]:
    return [SYSTEM, *sorted(path.stem for path in resource("themes").glob("*.json"))]


def _unknown(parser: QCommandLineParser, option: str, known: Sequence[str]) -> Fault | None:
    value = parser.value(option)
    template = "--{option} knows no “{value}”; there are {known}."
    return (
        None
        if value in known
        else Fault(template, option=option, value=value, known=", ".join(known))
    )


def _has_display() -> bool:
    """Whether Qt will find a screen; where it finds none it ends the process with a riddle."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _no_display(app: QCoreApplication) -> int:
    _speak(app)
    told = QCoreApplication.translate("Program", "there is no display here to open a window on.")
    return _refused(told)


def _refuse(app: QCoreApplication) -> int:
    """What is wrong with the arguments."""
    _speak(app)
    parser = _parser()
    parser.parse(_arguments(app))
    return _refused(parser.errorText())


def _speak(app: QCoreApplication) -> None:
    """Speak to the terminal in the language that is asked for, was chosen, or is the system's."""
    from sudoku_qt.controllers.appearance.translators import languages, system_language, translators

    parser, folder = _parser(), resource("i18n")
    parser.parse(_arguments(app))
    spoken = languages(folder)
    wanted = parser.value("language") or Settings(Paths.of_user().settings).text("language")
    language = wanted if wanted in spoken else system_language(spoken)
    if can_be_shown(sys.stdout, sys.stderr):
        for translator in translators(language, folder, app):
            app.installTranslator(translator)


def _answer(app: QCoreApplication) -> int:
    """Answer what needs no window."""
    _speak(app)
    parser = _parser()
    parser.parse(_arguments(app))
    return _tell([parser.helpText() if parser.isSet("help") else _name_version_and_kernel()])


def _run(app: Application, parser: QCommandLineParser) -> int:
    if driven := _rehearsed(parser):
        try:
            return _drive(app, parser, driven)
        except OSError as error:  # no folder could be made for it
            return _refused(f"failed: {error}", 1)
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
    # Until there is a game to be kept, Ctrl+C ends the program as it ends any other.
    signal.signal(signal.SIGINT, _unless_ignored(signal.SIGINT))
    settings, appearance = _chosen(app, parser, paths)
    first_paint = FirstPaint(GAMES, settings, appearance.theme())

    def go_on() -> None:
        from sudoku_qt.controllers.crash_handler import CrashHandler
        from sudoku_qt.desktop.endings import Endings
        from sudoku_qt.store.files import narrow

        endings = Endings(first_paint.window)
        shell = _with_the_rest(first_paint, settings, paths, appearance)
        sys.excepthook = CrashHandler(shell, paths.errors).happened
        endings.asked.connect(lambda number: _leave(app, shell, number))
        app.commitDataRequest.connect(lambda _: shell.keep())
        app.saveStateRequest.connect(lambda _: shell.keep())
        shell.begin([*files, *app.requests.arrived()])
        for folder in paths:
            narrow(folder)
        _receive(app, instance, shell)

    first_paint.window.painted.connect(go_on)
    first_paint.window.show()
    code = app.exec()
    instance.close()
    return code


def _unless_ignored(number: int) -> signal.Handlers:
    ignored = signal.getsignal(number) is signal.SIG_IGN
    return signal.SIG_IGN if ignored else signal.SIG_DFL


def _leave(app: Application, shell: "Shell", number: int) -> None:
    """End because of a signal, with the exit code that shells give for it."""
    shell.leave()
    if shell.autosave.fault:
        print(f"sudoku-qt: {shell.autosave.fault}", file=sys.stderr)
    app.exit(SIGNALLED + number)


def _handed_over(instance: SingleInstance, files: Sequence[str]) -> bool:
    if sys.platform == "win32":
        import ctypes

        from sudoku_qt.desktop import windows

        windows.let_others_to_front(ctypes.windll)
    return instance.hand_over(files)


def _receive(app: Application, instance: SingleInstance, shell: "Shell") -> None:
    """Open from now on what the system or a later start asks for."""
    instance.asked.connect(app.requests.ask)
    instance.asked.connect(shell.come_to_front)
    app.requests.attach(shell.open_all)
    instance.listen()


def _parser() -> QCommandLineParser:
    parser, translate = QCommandLineParser(), QCoreApplication.translate
    parser.setApplicationDescription(translate("Program", "A Sudoku and Gomoku program."))
    files = translate("Program", "Games and puzzles to open.")
    parser.addPositionalArgument("files", files, translate("Program", "[files…]"))
    for names, text, value in OPTIONS:
        option = QCommandLineOption(list(names), translate("Program", text))
        option.setValueName(value)
        parser.addOption(option)
    return parser


def _chosen(
    app: QApplication, parser: QCommandLineParser, paths: Paths
) -> tuple[Settings, Appearance]:
    """What the player chose, earlier and on the command line."""
    settings = Settings(paths.settings)
    appearance = Appearance(app, settings, resource)
    if parser.isSet("language"):
        appearance.set_language(parser.value("language"), remember=False)
    if parser.isSet("theme"):
        appearance.set_theme(parser.value("theme"), remember=False)
    return settings, appearance


def _with_the_rest(
    first_paint: FirstPaint, settings: Settings, paths: Paths, appearance: Appearance
) -> "Shell":
    """Build what would only have made the start longer, and all that makes the window work."""
    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.controllers.workers.collector import Collector
    from sudoku_qt.views.fonts import add_fonts

    add_fonts(resource("fonts"))
    shell = Shell(first_paint, settings, paths, appearance, _name_and_version)
    Collector(shell)
    QApplication.setApplicationVersion(version())
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource(f"icons/sudoku-qt-{size}.png")))
    shell.window.setWindowIcon(icon)
    return shell


def _drive(app: QApplication, parser: QCommandLineParser, what: str) -> int:
    """Do without a player, in folders of its own, so that nobody's game is touched."""
    from sudoku_qt.automation.window_driver import WindowDriver

    with tempfile.TemporaryDirectory() as folder:
        paths = Paths.below(Path(folder))
        settings, appearance = _chosen(app, parser, paths)
        first_paint = FirstPaint(GAMES, settings, appearance.theme())
        driver = WindowDriver(_with_the_rest(first_paint, settings, paths, appearance), appearance)
        codes: list[int] = []

        def play() -> None:
            codes.append(_tell(_lines(driver, parser, what)))
            driver.close()
            app.exit()

        QTimer.singleShot(0, play)
        app.exec()
    return codes[0]


def _lines(driver: "WindowDriver", parser: QCommandLineParser, what: str) -> Iterable[str]:
    from sudoku_qt.automation import demonstration, self_test

    if what == "demonstration":
        return demonstration.demonstrate(driver, Path(parser.value(what)))
    if what == "self-test":
        return self_test.self_test(driver)
    return _screenshot(driver, parser)


def _tell(lines: Iterable[str]) -> int:
    try:
        for line in lines:
            print(line, flush=True)
    except Exception as error:  # noqa: BLE001 - whatever fails here is the answer
        if isinstance(error, OSError) and sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _refused(f"failed: {error}", 1)
    return 0


def _screenshot(driver: "WindowDriver", parser: QCommandLineParser) -> Iterable[str]:
    driver.open(parser.positionalArguments())
    path = Path(parser.value("screenshot"))
    driver.picture(path)
    yield str(path)


def _name_and_version() -> str:
    return f"sudoku-qt {version()}"


def _name_version_and_kernel() -> str:
    return "\n".join((_name_and_version(), *(entry.said_engine() for entry in GAMES)))
