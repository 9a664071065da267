# SPDX-License-Identifier: MIT
"""The window program's command line: its options, and the values given for them."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

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
PAPER, PLAIN = "print", "plain"
"""Instead of a theme, of a picture: white grounds; black on nothing."""
ALL = "all"
"""Has a picture made of each puzzle in a file."""
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
            "Write a picture (.png, .svg, .pdf) of the game or first puzzle in a file, or a page "
            "to play it on in a browser (.html), without a window. The file “-” is standard input.",
        ),
        "picture",
    ),
    (
        (ALL,),
        QT_TRANSLATE_NOOP(
            "Program",
            "With --export: every puzzle of the file, each in a picture with a number behind its "
            "name, or all on one page.",
        ),
        "",
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
HELP_WIDTH = 79


class Arguments:
    """The parsed command line; its messages are in the language installed when they are read."""

    def __init__(self, words: Sequence[str]) -> None:
        """`words` begin with the program's own name."""
        self._words = words
        self._read = understood(words[1:], OPTIONS)
        # "--export --help" is read as a picture of that name.
        self._asks_for_help = not HELP.isdisjoint(words)

    @property
    def files(self) -> list[str]:
        """The games and puzzles to open."""
        return [*self._read.files]

    @property
    def task(self) -> str:
        """The task to do without a player; "" where somebody plays."""
        return next((name for name in TASKS if name in self._read.values), "")

    @property
    def exports(self) -> bool:
        """Whether a file is to be exported as a picture."""
        return EXPORT in self._read.values

    @property
    def help(self) -> str:
        """The help text with all options; "" unless help was asked for."""
        if not self._asks_for_help:
            return ""
        translate = QCoreApplication.translate
        about = translate("Program", "A Sudoku and Gomoku program.")
        files = translate("Program", "Games and puzzles to open.")
        return help_text(self._words[0], OPTIONS, about, files)

    @property
    def exports_all(self) -> bool:
        """Whether every puzzle of a file is to be exported."""
        return ALL in self._read.values

    def value(self, option: str) -> str:
        """The value given for an option; "" where the option is missing or takes no value."""
        return self._read.value(option)

    def wrong(self) -> str:
        """The sentence that says what is wrong with the arguments; "" where nothing is."""
        if self._read.fault:
            return self._read.fault
        found = self._fault()
        return say(found) if found else ""

    def _fault(self) -> Message | None:
        """The fault of the options' values; unreadable files are reported by the window."""
        for option, known in ("language", _languages), ("theme", self._themes):
            if option in self._read.values and (found := self._unknown(option, known())):
                return found
        reads = self.task or self.exports
        missing = (name for name in self.files if reads and not self._is_there(name))
        name = next(missing, None)
        return None if name is None else Message("There is no file “{name}”.", name=name)

    def _is_there(self, name: str) -> bool:
        return Path(name).is_file() or (self.exports and name == STANDARD_INPUT)

    def _themes(self) -> list[str]:
        own = [PAPER, PLAIN] if self.exports else []
        return [SYSTEM, *own, *sorted(path.stem for path in resource("themes").glob("*.json"))]

    def _unknown(self, option: str, known: Sequence[str]) -> Message | None:
        value = self.value(option)
        return None if value in known else unknown_value(option, value, known)


def unknown_value(option: str, value: str, known: Sequence[str]) -> Message:
    """The message for a value that an option does not know."""
    template = "--{option} knows no “{value}”; there are {known}."
    return Message(template, option=option, value=value, known=tuple(known))


def _languages() -> list[str]:
    return languages(resource("i18n"))


# Reading them


class CommandLine(NamedTuple):
    """A parsed command line: the values of each option, the files, or what is wrong."""

    values: Mapping[str, Sequence[str]]
    files: Sequence[str]
    fault: str = ""

    def value(self, option: str) -> str:
        """The value given last for an option; "" where there is none."""
        return self.values[option][-1] if self.values.get(option) else ""


def understood(words: Sequence[str], options: Sequence[OptionRow]) -> CommandLine:
    """Parse options and files in any order; an option that takes a value takes the next word.

    After "--" everything is a file.
    """
    if not any(word.startswith("-") for word in words):
        return CommandLine({}, words)
    from argparse import ArgumentError, ArgumentParser  # most starts have no options: 3 ms

    parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    with_value: dict[str, bool] = {}
    for names, _, value in options:
        dashed = [*map(_dashed, names)]
        with_value |= dict.fromkeys(dashed, bool(value))
        if value:
            parser.add_argument(*dashed, dest=names[-1], action="append")
        else:
            parser.add_argument(*dashed, dest=names[-1], action="append_const", const="")
    joined, behind = _joined(words, with_value)
    try:
        read, rest = parser.parse_known_args(joined)
    except ArgumentError as error:
        return CommandLine({}, (), _misused(error.argument_name or "", joined, with_value))
    values = {name: typed for name, typed in vars(read).items() if typed}
    files = [word for word in rest if word == STANDARD_INPUT or not word.startswith("-")]
    unknown = [name for word in rest if word not in files for name in _names_in(word)]
    return CommandLine(values, [*files, *behind], _unknown_options(unknown))


def _dashed(name: str) -> str:
    return f"--{name}" if len(name) > 1 else f"-{name}"


def _joined(words: Sequence[str], with_value: Mapping[str, bool]) -> tuple[list[str], list[str]]:
    """The words, with each value joined to its option by "=", and those after "--".

    Otherwise argparse takes no value that looks like an option.
    """
    joined, left = list[str](), iter(words)
    for word in left:
        if word == "--":
            break
        value = next(left, None) if with_value.get(word) else None
        joined.append(word if value is None else f"{word}={value}")
    return joined, [*left]


def _names_in(word: str) -> Sequence[str]:
    """The options meant by a word: one after two dashes, one for each letter after one dash."""
    return [word[2:].partition("=")[0]] if word.startswith("--") else word[1:]


def _misused(names: str, words: Sequence[str], with_value: Mapping[str, bool]) -> str:
    """The message for an option that lacks its value, or has one that it does not take."""
    known = names.split("/")
    options_typed = (word.partition("=")[0] for word in words)
    typed = next((word for word in options_typed if word in known), known[-1])
    missing, strange = "Missing value after '%1'.", "Unexpected value after '%1'."
    return _of_qt(missing if with_value[typed] else strange, typed)


def _unknown_options(names: Sequence[str]) -> str:
    if not names:
        return ""
    text = "Unknown option '%1'." if len(names) == 1 else "Unknown options: %1."
    return _of_qt(text, ", ".join(names))


def _of_qt(text: str, fact: str = "") -> str:
    """A message of Qt's own parser, which is translated into every language."""
    return QCoreApplication.translate("QCommandLineParser", text).replace("%1", fact)


# Help


def help_text(program: str, options: Sequence[OptionRow], about: str, files: str) -> str:
    """The help text: what each option does, and the files after them."""
    translate = QCoreApplication.translate
    usage = (program, _of_qt("[options]"), translate("Program", "[files…]"))
    rows = [(_told(names, value), translate("Program", text)) for names, text, value in options]
    wide = max(len(typed) for typed, _ in rows)
    return "\n".join(
        (
            _of_qt("Usage: %1", " ".join(usage)),
            about,
            "",
            _of_qt("Options:"),
            *(_help_row(typed, text, wide) for typed, text in rows),
            "",
            _of_qt("Arguments:"),
            _help_row("files", files, wide),
            "",
        )
    )


def _told(names: Sequence[str], value: str) -> str:
    typed = ", ".join(map(_dashed, names))
    return f"{typed} <{value}>" if value else typed


def _help_row(typed: str, text: str, wide: int) -> str:
    return fill(
        text,
        HELP_WIDTH,
        initial_indent=f"  {typed:<{wide}}  ",
        subsequent_indent=" " * (wide + 4),
        break_long_words=False,
        break_on_hyphens=False,
    )


# The process's own


def plain_words() -> list[str]:
    """The program's arguments in ASCII, for Qt, which looks for its own options among them.

    Qt would lose characters that the Windows code page lacks, and crashes on a name that is not
    UTF-8.
    """
    return [word if word.isascii() else ascii(word) for word in sys.argv]


def words_left(app: QCoreApplication) -> list[str]:
    """The arguments that Qt did not take, as Python decoded them, which is right everywhere."""
    spelled = dict(zip(plain_words(), sys.argv, strict=True))
    return [spelled.get(word, word) for word in app.arguments()]
