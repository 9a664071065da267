# SPDX-License-Identifier: MIT
"""The formats: every way in which other programs write positions, and the choice of a reader."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_qt.engine.format import HEAD, Format, FormatFault, Found, Reading
from sudoku_qt.engine.formats.gomoku.psq import GomokuPsqFormat
from sudoku_qt.engine.formats.gomoku.renlib import GomokuRenlibFormat
from sudoku_qt.engine.formats.gomoku.sgf import GomokuSgfFormat
from sudoku_qt.engine.formats.gomoku.text import GomokuTextFormat
from sudoku_qt.engine.formats.links.coach import CoachFormat
from sudoku_qt.engine.formats.links.fpuzzles_link import FpuzzlesLinkFormat
from sudoku_qt.engine.formats.links.gnome_code import GnomeCodeFormat
from sudoku_qt.engine.formats.links.good_sudoku import GoodSudokuFormat
from sudoku_qt.engine.formats.links.sudokuexchange import SudokuExchangeFormat
from sudoku_qt.engine.formats.links.sudokupad import SudokuPadFormat
from sudoku_qt.engine.formats.links.sudokuwiki import SudokuWikiFormat
from sudoku_qt.engine.formats.sudoku.candidates import CandidatesFormat
from sudoku_qt.engine.formats.sudoku.course import CourseFormat
from sudoku_qt.engine.formats.sudoku.fpuzzles import FpuzzlesFormat
from sudoku_qt.engine.formats.sudoku.gnome import GnomeFormat
from sudoku_qt.engine.formats.sudoku.grid import GridFormat
from sudoku_qt.engine.formats.sudoku.hodoku import HodokuFormat
from sudoku_qt.engine.formats.sudoku.ksudoku import KsudokuFormat
from sudoku_qt.engine.formats.sudoku.line import LineFormat
from sudoku_qt.engine.formats.sudoku.opensudoku import OpenSudoku2Format, OpenSudokuFormat
from sudoku_qt.engine.formats.sudoku.pasted import PastedFormat
from sudoku_qt.engine.formats.sudoku.sdk import SdkFormat
from sudoku_qt.engine.formats.sudoku.sdx import SdxFormat
from sudoku_qt.engine.formats.sudoku.simple_sudoku import SimpleSudokuFormat
from sudoku_qt.engine.line_list import BLOCKS, LineList
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.text.lines import has_region_lines
from sudoku_qt.engine.sudoku.text.nine_rows import without_solutions
from sudoku_qt.engine.text import MAX_BYTES, decode, decode_lines

FORMATS: tuple[Format, ...] = (
    LineFormat(),
    GridFormat(),
    PastedFormat(),
    CourseFormat(),
    CandidatesFormat(),
    HodokuFormat(),
    SimpleSudokuFormat(),
    SdkFormat(),
    SdxFormat(),
    OpenSudokuFormat(),
    OpenSudoku2Format(),
    KsudokuFormat(),
    GnomeFormat(),
    FpuzzlesFormat(),
    SudokuPadFormat(),
    FpuzzlesLinkFormat(),
    SudokuWikiFormat(),
    SudokuExchangeFormat(),
    GoodSudokuFormat(),
    CoachFormat(),
    GnomeCodeFormat(),
    GomokuPsqFormat(),
    GomokuSgfFormat(),
    GomokuRenlibFormat(),
    GomokuTextFormat(),
)

MANY_BLOCKS = 2**17
"""From this number of bytes, positions separated by empty lines are read block by block."""
QUOTED = re.compile(r"(?m)^[ \t]*(?:>[ \t]?)+")
LEAST_QUOTED = 9
"""The fewest lines of a quoted grid."""
LINKS = ("http://", "https://")
ARCHIVE = b"PK\x03\x04"
HODOKU_ENTRY = b"SudokuData"
_MARK, _WIDE_MARKS = b"\xef\xbb\xbf", (b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")


@dataclass(frozen=True)
class Recognised:
    """What a text or file was recognised as; `choices` are those of an ambiguous one."""

    format: Format
    found: Sequence[Found]
    choices: Sequence[Reading] = ()

    @property
    def message(self) -> Message:
        """A description: "SadMan Sudoku, 30 givens, one solution"."""
        title = Message(self.format.title)
        if len(self.found) > 1:
            count = f"{len(self.found):,}"
            return Message("{format}, {count} puzzles", format=title, count=count)
        contents = self.format.description(self.found[0])
        return Message("{format}, {what}", format=title, what=contents) if contents else title


def recognise(data: bytes) -> Recognised:
    """Recognise the bytes of a file and read them. Raises `Fault`."""
    form = format_of(data[:HEAD])
    if form.binary:
        return Recognised(form, form.read(data[:MAX_BYTES].decode("latin-1")))
    return recognise_text(decode(data))


def format_of(head: bytes) -> Format:
    """The format of a file, by its first bytes, at most `HEAD` of them. Raises `Fault`."""
    refuse(head)
    letters = head.decode("latin-1")
    for reader in FORMATS:
        if reader.binary and reader.likeness(letters):
            return reader
    text = unquoted(_whole_lines(decode(head), len(head) + 1))
    return best_format(text).headed(text)


def lines_of(data: bytes) -> LineList | None:
    """The list in a text with a position on each line, still to be read; None for any other text.

    Only the beginning is looked at, so that the list may be large. Raises `Fault`.
    """
    form = format_of(data[:HEAD])
    if not form.is_one_a_line and (form.between != "\n" or len(data) < MANY_BLOCKS):
        return None
    if len(data) <= HEAD and _has_solutions(data, form):
        return None
    if data.find(b"\n", 0, -1) < 0 or has_region_lines(data[:HEAD].decode("latin-1")):
        return None
    is_wide = data.startswith(_WIDE_MARKS) or b"\0" in data[:HEAD]
    plain = decode(data).encode() if is_wide else data.removeprefix(_MARK)
    return LineList(plain, form) if form.is_one_a_line else _blocks_of(plain, form)


def _has_solutions(data: bytes, form: Format) -> bool:
    """Whether a short text tells the solution of a puzzle on the line below it."""
    try:
        found = form.read(unquoted(decode(data)))
    except FormatFault:
        return False
    return len(without_solutions(found)) < len(found)


def _blocks_of(data: bytes, form: Format) -> LineList | None:
    """The list of a long text with an empty line between two positions; None for other texts.

    In short ones it may mean something how positions follow each other, so they are read whole.
    """
    plain = data.replace(b"\r\n", b"\n") if b"\r" in data[:HEAD] else data
    first = [block for block in plain[:HEAD].split(BLOCKS)[:-1] if block.strip()]
    try:
        are_grids = all(len(form.read(decode_lines(block))) == 1 for block in first)
    except FormatFault:
        return None
    return LineList(plain, form, BLOCKS) if first and are_grids else None


def recognise_text(text: str) -> Recognised:
    """Recognise a text and read it. Raises `Fault`."""
    text = unquoted(text)
    best = best_format(_whole_lines(text[:HEAD], len(text)))
    choices = best.readings(text)
    if choices:
        return Recognised(best, choices[0].found, choices)
    found = best.read(text)
    return Recognised(best, without_solutions(found) if len(text) <= HEAD else found)


def unquoted(text: str) -> str:
    """A text without the signs with which mails and posts quote lines, where a grid is quoted."""
    if ">" not in text[:HEAD] or "</" in text or len(QUOTED.findall(text)) < LEAST_QUOTED:
        return text  # "</" is of a page, whose tags may be broken into lines
    return QUOTED.sub("", text)


def _whole_lines(head: str, size: int) -> str:
    """The beginning of a text of some size, up to its last line that is there as a whole."""
    return head[: head.rindex("\n")] if size > HEAD and "\n" in head else head


def refuse(head: bytes) -> None:
    """Raise `FormatFault` if a file begins like one that must never be opened.

    HoDoKu's own reader runs whatever code such a file names.
    """
    if not head.startswith(ARCHIVE):
        return
    if HODOKU_ENTRY in head:
        raise FormatFault(
            "This is a game saved by HoDoKu. Such files can run code, so none is opened: "
            "in HoDoKu copy the puzzle, and paste it here."
        )
    raise FormatFault("This is an archive. Unpack it and open what is inside.")


def best_format(head: str) -> Format:
    """The format that the beginning of a text is most like. Raises `FormatFault` if none fits."""
    likeness = {reader: reader.likeness(head) for reader in FORMATS}
    best = max(FORMATS, key=likeness.__getitem__)
    if not likeness[best] and head.lstrip().startswith(LINKS):
        raise FormatFault(
            "This link is of a site that this program does not know, or it only names a puzzle "
            "that lies there. Nothing is fetched: open it in a browser and copy the puzzle itself."
        )
    if not likeness[best]:
        raise FormatFault("This text holds no puzzle that this program can read.")
    return best


def format_named(name: str) -> Format:
    """The format of a name. Raises `KeyError` for a name that is not in `FORMATS`."""
    for reader in FORMATS:
        if reader.name == name:
            return reader
    raise KeyError(name)
