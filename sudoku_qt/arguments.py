# SPDX-License-Identifier: MIT
"""The window program's command line: its options, and what somebody asked for with them."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication

from sudoku_qt.controllers.appearance.appearance import SYSTEM
from sudoku_qt.controllers.appearance.translators import languages
from sudoku_qt.engine.message import Message
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import resource

HELP = frozenset({"-h", "--help"})
ASKING = HELP | {"-v", "--version"}
"""Options that are answered without a window."""
EXPORT = "export"
"""Has a picture made of a file; for that there need not be a window."""
STANDARD_INPUT = "-"
"""In place of the file's name."""
PAPER = "print"
"""Instead of a theme, of a picture: white grounds."""
PRINT = "print"
"""The option of those who print without a window; what else they say is not understood here."""
TASKS = ("demonstration", "screenshot", "self-test")
"""Options that have the program do something without a player."""
OptionRow: TypeAlias = tuple[tuple[str, ...], str, str]
"""The names of an option, what it does, and what follows it."""
OPTIONS: tuple[OptionRow, ...] = (  # names, what it does, what follows it
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
    (
        (EXPORT,),
        QT_TRANSLATE_NOOP(
            "Program",
            "Write a PNG, SVG or PDF picture of the game or first puzzle in a file, "
            "without a window. The file “-” is standard input.",
        ),
        "picture",
    ),
    (
        ("size",),
        QT_TRANSLATE_NOOP("Program", "With --export: how many pixels the picture is wide (1200)."),
        "pixels",
    ),
    (
        ("coordinates",),
        QT_TRANSLATE_NOOP("Program", "With --export: none, digits or letters beside the rows."),
        "kind",
    ),
    (
        ("candidates",),
        QT_TRANSLATE_NOOP("Program", "With --export: show noted, all or no candidates (none)."),
        "which",
    ),
    (
        (PRINT,),
        QT_TRANSLATE_NOOP("Program", "Print puzzles to a PDF file; --print --help tells more."),
        "file",
    ),
)
WITH_VALUES = frozenset(name for names, _, value in OPTIONS if value for name in names)


class Arguments:
    """What somebody asked for, in the language that is installed when it is read."""

    def __init__(self, words: Sequence[str]) -> None:
        """`words` begin with the program's own name."""
        self._parser = _parser()
        self._understood = self._parser.parse(list(words))
        # The parser takes "--export --help" for a picture of that name.
        self._asks_for_help = not HELP.isdisjoint(words)

    @property
    def files(self) -> list[str]:
        """The games and puzzles to open."""
        return self._parser.positionalArguments()

    @property
    def task(self) -> str:
        """What is to be done without a player; nothing where one plays."""
        return next((name for name in TASKS if self._parser.isSet(name)), "")

    @property
    def exports(self) -> bool:
        """Whether a file is to be made into a picture."""
        return self._parser.isSet(EXPORT)

    @property
    def help(self) -> str:
        """All options and what they do, where that is asked for."""
        return self._parser.helpText() if self._asks_for_help else ""

    def value(self, option: str) -> str:
        """What follows an option; nothing where it is not among the words, or nothing may."""
        return self._parser.value(option) if option in WITH_VALUES else ""

    def wrong(self) -> str:
        """Say what is wrong; nothing where all is well."""
        if not self._understood:
            return self._parser.errorText()
        found = self._fault()
        return say(found) if found else ""

    def _fault(self) -> Message | None:
        """What is wrong with the options' values; of files the window tells a player itself."""
        for option, known in ("language", _languages), ("theme", self._themes):
            if self._parser.isSet(option) and (found := self._unknown(option, known())):
                return found
        reads = self.task or self.exports
        missing = (name for name in self.files if reads and not self._is_there(name))
        name = next(missing, None)
        return None if name is None else Message("There is no file “{name}”.", name=name)

    def _is_there(self, name: str) -> bool:
        return Path(name).is_file() or (self.exports and name == STANDARD_INPUT)

    def _themes(self) -> list[str]:
        own = [PAPER] if self.exports else []
        return [SYSTEM, *own, *sorted(path.stem for path in resource("themes").glob("*.json"))]

    def _unknown(self, option: str, known: Sequence[str]) -> Message | None:
        value = self.value(option)
        return None if value in known else unknown_value(option, value, known)


def unknown_value(option: str, value: str, known: Sequence[str]) -> Message:
    """What to say of a value that an option does not know."""
    template = "--{option} knows no “{value}”; there are {known}."
    return Message(template, option=option, value=value, known=tuple(known))


def _languages() -> list[str]:
    return languages(resource("i18n"))


def _parser() -> QCommandLineParser:
    translate = QCoreApplication.translate
    about = translate("Program", "A Sudoku and Gomoku program.")
    return parser_of(OPTIONS, about, translate("Program", "Games and puzzles to open."))


def parser_of(options: Sequence[OptionRow], about: str, files: str) -> QCommandLineParser:
    """A parser of options, and of files after them, that tells what both are in its help."""
    parser, translate = QCommandLineParser(), QCoreApplication.translate
    parser.setApplicationDescription(about)
    parser.addPositionalArgument("files", files, translate("Program", "[files…]"))
    for names, text, value in options:
        option = QCommandLineOption(list(names), translate("Program", text))
        option.setValueName(value)
        parser.addOption(option)
    return parser


def plain_words() -> list[str]:
    """The program's arguments spelled in ASCII for Qt, which looks for options of its own there.

    It would lose what the code page of Windows lacks, and dies of a name that is not UTF-8.
    """
    return [word if word.isascii() else ascii(word) for word in sys.argv]


def words_left(app: QCoreApplication) -> list[str]:
    """What Qt left of the arguments, in Python's spelling, which is right everywhere."""
    spelled = dict(zip(plain_words(), sys.argv, strict=True))
    return [spelled.get(word, word) for word in app.arguments()]
