# SPDX-License-Identifier: MIT
"""The arguments of `sudoku-qt --print`: what is to be printed to a PDF without a window."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from sudoku_qt.arguments import PRINT, CommandLine, OptionRow, help_text, understood, unknown_value
from sudoku_qt.controllers.appearance.translators import languages
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.models.sudoku.paper.checks import check
from sudoku_qt.models.sudoku.paper.options import (
    MOST_PUZZLES,
    OPTION_KINDS,
    FreeText,
    Kind,
    Number,
    OneNumber,
    OneWord,
    OnOff,
    OptionKind,
    PaperOptions,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource

PAPER_OPTIONS: tuple[OptionRow, ...] = (  # names, what it does, what follows it
    (("h", "help"), QT_TRANSLATE_NOOP("Program", "Show this help."), ""),
    ((PRINT,), QT_TRANSLATE_NOOP("Program", "Write a PDF file, without a window."), "file"),
    (("lesson",), QT_TRANSLATE_NOOP("Program", "A lesson of the course, or a technique, by its "
     "name: with exercises, puzzles and answers."), "name"),
    (("course-section",), QT_TRANSLATE_NOOP("Program", "A section of the course, by its name: all "
     "its lessons, with contents and answers."), "name"),
    (("level",), QT_TRANSLATE_NOOP("Program", "New puzzles, as in easy=10; again for others."),
     "level=count"),
    (("symmetry",), QT_TRANSLATE_NOOP("Program", "The pattern of new puzzles (central)."), "name"),
    (("seed",), QT_TRANSLATE_NOOP("Program", "A text that new puzzles follow from."), "text"),
    (("limit",), QT_TRANSLATE_NOOP("Program", "Only so many puzzles of each file, the first ones."),
     "count"),
    (("entered",), QT_TRANSLATE_NOOP("Program", "What was entered in saved games, too."), ""),
    (("per-page",), QT_TRANSLATE_NOOP("Program", "On a page: 1, 2, 4, 6 or 9 (4)."), "count"),
    (("paper",), QT_TRANSLATE_NOOP("Program", "The paper: a4, a5, letter, or width and height in "
     "millimetres, as in 170x240 (a4)."), "paper"),
    (("wide",), QT_TRANSLATE_NOOP("Program", "Turn the page on its side."), ""),
    (("margin",), QT_TRANSLATE_NOOP("Program", "The margin in millimetres."), "mm"),
    (("large",), QT_TRANSLATE_NOOP("Program", "Large print: cells of 20 mm or more, in answers, "
     "too."), ""),
    (("cell",), QT_TRANSLATE_NOOP("Program", "The side of a cell in millimetres; otherwise as "
     "large as fits."), "mm"),
    (("candidates",), QT_TRANSLATE_NOOP("Program", "All candidates in the empty cells."), ""),
    (("answers",), QT_TRANSLATE_NOOP("Program", "Where answers are: last, later, below or none "
     "(last)."), "place"),
    (("later",), QT_TRANSLATE_NOOP("Program", "By how many pages answers come later, if they do "
     "(2)."), "pages"),
    (("techniques",), QT_TRANSLATE_NOOP("Program", "A list of techniques at the end."), ""),
    (("title",), QT_TRANSLATE_NOOP("Program", "The title; an empty one leaves out the date, too."),
     "text"),
    (("no-heading",), QT_TRANSLATE_NOOP("Program", "No title and date above the puzzles."), ""),
    (("sections",), QT_TRANSLATE_NOOP("Program", "Headings between puzzles by level, kind or file; "
     "or none (none)."), "what"),
    (("first-number",), QT_TRANSLATE_NOOP("Program", "The number of the first puzzle (1)."),
     "number"),
    (("no-names",), QT_TRANSLATE_NOOP("Program", "No titles and authors of puzzles."), ""),
    (("name-line",), QT_TRANSLATE_NOOP("Program", "A line for a pupil's name and the date."), ""),
    (("no-levels",), QT_TRANSLATE_NOOP("Program", "No level and minutes beside the numbers."), ""),
    (("no-page-numbers",), QT_TRANSLATE_NOOP("Program", "No page numbers."), ""),
    (("qr",), QT_TRANSLATE_NOOP("Program", "Beside each puzzle its link as a QR code."), ""),
    (("booklet",), QT_TRANSLATE_NOOP("Program", "Two pages on each side of the paper, in the order "
     "for folding."), ""),
    (("bleed",), QT_TRANSLATE_NOOP("Program", "How many millimetres the paper is wider on each "
     "side, to be cut off (0)."), "mm"),
    (("crop-marks",), QT_TRANSLATE_NOOP("Program", "Marks that say where to cut and to fold."), ""),
    (("black",), QT_TRANSLATE_NOOP("Program", "Black ink only."), ""),
    (("language",), QT_TRANSLATE_NOOP("Program", "Speak en or zh_CN this time."), "language"),
)  # fmt: skip
FIELDS: Mapping[str, str] = {
    "per-page": "per_page", "paper": "paper", "wide": "wide", "margin": "margin", "large": "large",
    "cell": "cell", "candidates": "candidates", "answers": "answers", "later": "later",
    "techniques": "techniques", "title": "title", "no-heading": "heading", "sections": "sections",
    "first-number": "first", "no-names": "names", "name-line": "name_line", "no-levels": "level",
    "no-page-numbers": "numbers", "qr": "codes", "booklet": "booklet", "bleed": "bleed",
    "crop-marks": "marks", "black": "black",
}  # fmt: skip
"""The field of a worksheet's options that each of these arguments sets; a switch turns it over."""
LIMIT = Number(1, MOST_PUZZLES)
OF_COURSE = ("lesson", "course-section")
"""What is printed of the course, in place of puzzles."""
WITH_COURSE = frozenset({
    "print", "language", "seed", "paper", "wide", "margin", "large", "answers", "name-line",
    "no-page-numbers", "booklet", "bleed", "crop-marks", "black", *OF_COURSE,
})  # fmt: skip
"""The options that go with it."""
ANSWERS_OF_COURSE = ("last", "none")


LONGEST_NUMBER = 10
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
    limit: int = MOST_PUZZLES + 1
    """The most puzzles of each file."""
    entered: bool = False
    """Whether what was entered in saved games is printed."""
    lesson: str | None = None
    """The name of a lesson to be printed in place of puzzles."""
    section: str | None = None
    """The name of a section of the course."""


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
        if any(name in read.values for name in OF_COURSE):
            return _of_course(read)
        counts, files = _counts(read.values.get("level", ())), read.files
        if not counts and not files:
            raise Fault("There is nothing to print: name files, or say --level easy=10.")
        names = [each.name for each in SYMMETRIES]
        symmetry = _one_of(read, "symmetry", MakeOptions.symmetry, names)
        seed = read.value("seed")
        order = PaperOrder(read.value(PRINT), files, counts, seed, symmetry, _options(read))
        if "limit" in read.values:
            order = replace(order, limit=_number("limit", read.value("limit"), LIMIT))
        return replace(order, entered="entered" in read.values)


def _of_course(read: CommandLine) -> PaperOrder:
    """What is to be printed of the course. Raises `Fault` for what is only for puzzles."""
    if read.files or all(name in read.values for name in OF_COURSE):
        raise Fault("A lesson, or a section, is printed on its own, without puzzles.")
    for name in read.values:
        if name not in WITH_COURSE:
            raise Fault("--{option} is for puzzles, and not for lessons.", option=name)
    if "answers" in read.values:
        _one_of(read, "answers", "", ANSWERS_OF_COURSE)
    return PaperOrder(
        read.value(PRINT), (), {}, read.value("seed"), "", _options(read),
        lesson=read.value("lesson") if "lesson" in read.values else None,
        section=read.value("course-section") if "course-section" in read.values else None,
    )  # fmt: skip


def _options(read: CommandLine) -> PaperOptions:
    """How it is printed. Raises `Fault`, also for what contradicts itself."""
    given = {
        field: _value(read, name, OPTION_KINDS[field], getattr(PaperOptions(), field))
        for name, field in FIELDS.items()
        if name in read.values
    }
    if not given.get("title", "untitled").strip():
        given["heading"] = False
    options = PaperOptions(**given)
    check(options)
    return options


def _value(read: CommandLine, name: str, kind: OptionKind, usual: Any) -> Any:
    """The value of an option of a kind. Raises `Fault`."""
    value = read.value(name)
    match kind:
        case OnOff():
            return not usual
        case Number():
            return _number(name, value, kind)
        case OneNumber():
            return int(_one_of(read, name, "", map(str, kind.numbers)))
        case OneWord():
            return _one_of(read, name, "", kind.words)
        case FreeText() if len(value) > kind.longest:
            raise Fault("A title has at most {most} letters.", most=kind.longest)
        case _:  # a paper is checked with the rest
            return value


def _number(name: str, value: str, kind: Number) -> int:
    """A whole number within bounds. Raises `Fault`."""
    is_whole = value.isascii() and value.isdigit() and len(value) < LONGEST_NUMBER
    if not (is_whole and kind.holds(int(value))):
        raise Fault(
            "--{option} is a whole number from {least} to {most}, and not “{value}”.",
            option=name, value=value, least=kind.least, most=kind.most,
        )  # fmt: skip
    return int(value)


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
