# SPDX-License-Identifier: MIT
"""The arguments of `sudoku-qt --print`: what is to be printed to a PDF without a window."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.arguments import (
    PRINT,
    CommandLine,
    OptionRow,
    help_text,
    understood,
    unknown_value,
)
from sudoku_qt.controllers.appearance.translators import languages
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.models.sudoku.paper.options import (
    ANSWERS,
    LONGEST_TITLE,
    MOST_PUZZLES,
    PAPERS,
    PER_PAGE,
    Kind,
    PaperOptions,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource

PAPER_OPTIONS: tuple[OptionRow, ...] = (  # names, what it does, what follows it
    (("h", "help"), QT_TRANSLATE_NOOP("Program", "Show this help."), ""),
    ((PRINT,), QT_TRANSLATE_NOOP("Program", "Write a PDF file, without a window."), "file"),
    (("level",), QT_TRANSLATE_NOOP("Program", "New puzzles, as in easy=10; again for others."),
     "level=count"),
    (("symmetry",), QT_TRANSLATE_NOOP("Program", "The pattern of new puzzles (central)."), "name"),
    (("seed",), QT_TRANSLATE_NOOP("Program", "A text that new puzzles follow from."), "text"),
    (("per-page",), QT_TRANSLATE_NOOP("Program", "On a page: 1, 2, 4, 6 or 9 (4)."), "count"),
    (("paper",), QT_TRANSLATE_NOOP("Program", "The paper: a4, a5 or letter (a4)."), "paper"),
    (("wide",), QT_TRANSLATE_NOOP("Program", "Turn the page on its side."), ""),
    (("large",), QT_TRANSLATE_NOOP("Program", "Large print."), ""),
    (("candidates",), QT_TRANSLATE_NOOP("Program", "All candidates in the empty cells."), ""),
    (("answers",), QT_TRANSLATE_NOOP("Program", "Where answers are: last, below or none (last)."),
     "place"),
    (("techniques",), QT_TRANSLATE_NOOP("Program", "A list of techniques at the end."), ""),
    (("title",), QT_TRANSLATE_NOOP("Program", "The title; an empty one leaves out the date, too."),
     "text"),
    (("name-line",), QT_TRANSLATE_NOOP("Program", "A line for a pupil's name and the date."), ""),
    (("no-levels",), QT_TRANSLATE_NOOP("Program", "No level and minutes beside the numbers."), ""),
    (("no-page-numbers",), QT_TRANSLATE_NOOP("Program", "No page numbers."), ""),
    (("qr",), QT_TRANSLATE_NOOP("Program", "Beside each puzzle its link as a QR code."), ""),
    (("language",), QT_TRANSLATE_NOOP("Program", "Speak en or zh_CN this time."), "language"),
)  # fmt: skip


HELP = frozenset({"-h", "--help"})
"""Also after `--print`, which would otherwise take it for the name of a file."""


@dataclass(frozen=True)
class PaperOrder:
    """What is to be printed, and where: the puzzles in files, and new ones of each kind."""

    path: str
    files: Sequence[str]
    counts: Mapping[Kind, int]
    seed: str
    symmetry: str
    options: PaperOptions


class PaperArguments:
    """The parsed arguments; their messages are in the language installed when they are read."""

    def __init__(self, words: Sequence[str]) -> None:
        """`words` begin with the program's own name."""
        self._words = words
        self._asks_for_help = bool(HELP & set(words))
        self._read = understood(words[1:], PAPER_OPTIONS)

    @property
    def language(self) -> str:
        """The language of the pages and messages; "" where none is asked for."""
        return self._read.value("language")

    @property
    def help(self) -> str:
        """The help text with all options; "" unless help was asked for."""
        if not self._asks_for_help:
            return ""
        translate = QCoreApplication.translate
        about = translate("Program", "Prints Sudokus to a PDF file.")
        files = translate(
            "Program", "Puzzles to print: lists, saved games, files of other programs."
        )
        return help_text(self._words[0], PAPER_OPTIONS, about, files)

    @property
    def order(self) -> PaperOrder:
        """What is to be printed. Raises `Fault` where the arguments make no sense."""
        read = self._read
        if read.fault:
            raise Fault("{reason}", reason=read.fault)
        if self.language and self.language not in (known := languages(resource("i18n"))):
            raise _unknown("language", self.language, known)
        counts, files = _counts(read.values.get("level", ())), read.files
        if not counts and not files:
            raise Fault("There is nothing to print: name files, or say --level easy=10.")
        names = [each.name for each in SYMMETRIES]
        symmetry = _one_of(read, "symmetry", MakeOptions.symmetry, names)
        seed = read.value("seed")
        return PaperOrder(read.value(PRINT), files, counts, seed, symmetry, _options(read))


def _options(read: CommandLine) -> PaperOptions:
    usual, title = PaperOptions(), read.value("title")
    if len(title) > LONGEST_TITLE:
        raise Fault("A title has at most {most} letters.", most=LONGEST_TITLE)
    return PaperOptions(
        per_page=int(_one_of(read, "per-page", str(usual.per_page), map(str, PER_PAGE))),
        paper=_one_of(read, "paper", usual.paper, PAPERS),
        wide="wide" in read.values,
        answers=_one_of(read, "answers", usual.answers, ANSWERS),
        title=title,
        large="large" in read.values,
        candidates="candidates" in read.values,
        numbers="no-page-numbers" not in read.values,
        level="no-levels" not in read.values,
        heading=bool(title.strip()) or "title" not in read.values,
        name_line="name-line" in read.values,
        techniques="techniques" in read.values,
        codes="qr" in read.values,
    )


def _one_of(read: CommandLine, option: str, usual: str, known: Iterable[str]) -> str:
    """The value of an option. Raises `Fault` for an unknown one."""
    value, names = read.value(option) if option in read.values else usual, tuple(known)
    if value not in names:
        raise _unknown(option, value, names)
    return value


def _unknown(option: str, value: str, known: Sequence[str]) -> Fault:
    message = unknown_value(option, value, known)
    return Fault(message.template, **message.facts)


def _counts(words: Sequence[str]) -> dict[Kind, int]:
    """The numbers of puzzles of each level and grade. Raises `Fault`."""
    counts: dict[Kind, int] = {}
    for word in words:
        name, _, count = word.rpartition("=")
        if not (count.isascii() and count.isdigit() and 0 < int(count) <= MOST_PUZZLES):
            raise Fault("“{word}” is not a level and a count, as in easy=10.", word=word)
        kind = _kind(name)
        counts[kind] = counts.get(kind, 0) + int(count)
    if sum(counts.values()) > MOST_PUZZLES:
        raise Fault("At most {most} puzzles are printed at once.", most=MOST_PUZZLES)
    return counts


def _kind(name: str) -> Kind:
    """A level, by number or name as for `sudoku generate`, or a higher grade."""
    plain = name.replace("-", " ").strip().casefold()
    for level in LEVELS:
        if plain in {str(level.number), level.name}:
            return level.number
    grades = tuple(grade.key for grade in GRADES[1:])  # the first has the name of its level
    if plain in grades:
        return plain
    names = (*(level.name.replace(" ", "-") for level in LEVELS), *grades)
    raise Fault("There is no level “{name}”; there are {names}.", name=name, names=names)
