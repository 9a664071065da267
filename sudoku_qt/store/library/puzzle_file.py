# SPDX-License-Identifier: MIT
"""A file of puzzles as rows of the library, read in pieces where each line is a puzzle."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import starmap
from pathlib import Path
from typing import BinaryIO

from sudoku_qt.engine import document
from sudoku_qt.engine.format import HEAD, Format, Found
from sudoku_qt.engine.formats import format_of, lines_of, recognise
from sudoku_qt.engine.formats.sudoku.line import LineFormat
from sudoku_qt.engine.line_list import LONGEST_LINE
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import RULES, SudokuGame
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import BLANKS
from sudoku_qt.engine.sudoku.text.lines import cells_in, is_comment, may_hold_variants
from sudoku_qt.engine.sudoku.text.table import Column
from sudoku_qt.engine.sudoku.text.titles import Titles, may_be_title, plain_number
from sudoku_qt.engine.text import decode_lines
from sudoku_qt.engine.work import Stop
from sudoku_qt.store import files
from sudoku_qt.store.library.documents import Reader, entry_of_saved
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.tables.columns import NOTHING, UNEXAMINED
from sudoku_qt.store.library.tables.rows import Values, varying
from sudoku_qt.store.library.tables.values import NO_WORDS, SUDOKU, digest, tidy, words_of

PIECE = 2**18
"""The bytes that are read at once."""
_DOTS = str.maketrans(dict.fromkeys(BLANKS + " ", "."))
_PLAIN = re.compile(r"[1-9.]{81}")


class PuzzleFile:
    """A file being read: `done` is how much of it, `refused` counts lines without a puzzle."""

    def __init__(
        self, path: Path, like: Entry, read: Reader, stop: Stop, *, is_named: bool = True
    ) -> None:
        """`like` has the common values of all entries; `read` makes the entries of games.

        Unless the collection `is_named`, the file's name is its name, but for a saved game's own.
        """
        self._path, self._read, self._stop = path, read, stop
        self._saved_like = like
        self.like = like if is_named else replace(like, collection=path.stem)
        self._titles, self._may_head = Titles(), True
        self.done = 0.0
        self.refused = 0

    def rows(self) -> Iterator[Values | Entry]:
        """Yield a row for each Sudoku, and an entry for anything else. Raises `Fault`."""
        with files.opened(self._path) as file:
            head = file.read(HEAD)
            if document.is_document(head):
                yield from self._rows_of_saved()
                return
            form = format_of(head)
            if form.is_one_a_line and b"\0" not in head:
                file.seek(0)
                yield from self._rows_of_lines(file, form)
                return
        every = self._found()
        for number, found in enumerate(every, 1):
            if self._stop():
                return
            try:
                yield self._row(found)
            except Fault:
                self.refused += 1
            self.done = number / len(every)

    def _rows_of_saved(self) -> Iterator[Entry]:
        """The entry of a saved game, as far as it was played. Raises `Fault`."""
        data = files.read(self._path, document.MAX_BYTES)
        yield entry_of_saved(data, self._saved_like, self._read)
        self.done = 1.0

    def _found(self) -> Sequence[Found]:
        """All positions of a file that has to be read as a whole."""
        data = files.read(self._path)
        lines = lines_of(data)
        if lines is None:
            return recognise(data).found
        lines.read(self._stop)
        self.refused = lines.damaged
        return lines

    def _rows_of_lines(self, file: BinaryIO, form: Format) -> Iterator[Values | Entry]:
        size = self._path.stat().st_size
        is_list = isinstance(form, LineFormat)
        column = form.column if isinstance(form, LineFormat) else None
        for lines in _pieces(file):
            self.done = min(1.0, file.tell() / size)
            for line in lines:
                try:
                    if _PLAIN.fullmatch(line) and not self._titles.is_waiting:
                        self._may_head = False
                        yield _row(line)
                    elif is_list and not _may_hold_variant(line):
                        yield from starmap(_row, self._named(line, column))
                    else:
                        yield from map(self._row, form.read(line) if line.strip() else ())
                except Fault:
                    self.refused += 1
        yield from starmap(_row, self._titles.end())  # the last one may have waited
        self.refused += self._titles.unused

    def _named(self, line: str, column: Column | None) -> Iterator[tuple[str, str]]:
        """Yield puzzles with their names: this one, or one that waited. Raises `Fault`."""
        if is_comment(line):
            yield from self._titles.above(line)
            return
        try:
            cells = cells_in(line, 1, heading=self._may_head, column=column)
        except Fault:
            if not may_be_title(line):
                raise
            yield from self._titles.above(line)
            return
        self._may_head = False
        if cells is None:
            yield from () if column else self._titles.above(line, is_heading=True)
        else:
            remark = column.name(line) if column and column.names is not None else cells[1]
            yield from self._titles.puzzle(cells[0].translate(_DOTS), _name(remark))

    def _row(self, found: Found) -> Values | Entry:
        if found.game != SUDOKU or RULES in found.setup:
            return self._read(found, self.like)
        return varying(entry_of_found(found, self.like))


def _may_hold_variant(line: str) -> bool:
    return may_hold_variants(line) and not is_comment(line)


def _pieces(file: BinaryIO) -> Iterator[list[str]]:
    """Yield the lines of a file, a piece's worth at a time; a line without end is cut off."""
    rest = b""
    while piece := file.read(PIECE):
        whole, end, rest = (rest + piece).rpartition(b"\n")
        rest = rest[: LONGEST_LINE + 1]
        if end:
            yield _decoded(whole).split("\n")
    if rest:
        yield [_decoded(rest)]


def _decoded(data: bytes) -> str:
    return decode_lines(data).replace("\ufeff", "").replace("\r", "")


def _row(puzzle: str, name: str = "") -> Values:
    """The row of a puzzle about which nothing else is known."""
    words = words_of(name, "") if name else NO_WORDS
    clues = CELLS - puzzle.count(".")
    known = digest(SUDOKU, puzzle), SUDOKU, puzzle, name, words, 0, 0.0, clues
    return *known, None, NOTHING, UNEXAMINED


def _name(remark: str) -> str:
    """The name of a puzzle, from a comment; a solution is not a name."""
    if not remark:
        return ""
    return plain_number(tidy(" ".join(word for word in remark.split() if len(word) < CELLS)))


def line_of_found(found: Found) -> str:
    """A position of another game than Sudoku as one line that holds all of it."""
    whole = {"setup": found.setup, "state": found.state, "moves": found.moves}
    return json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def found_in_line(game: str, line: str) -> Found:
    """The position in a line that `line_of_found` wrote. Raises `Fault`."""
    try:
        whole = json.loads(line)
        moves = tuple(map(str, whole["moves"]))
        return Found(game, dict(whole["setup"]), whole["state"], moves)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Fault("This entry of the library is damaged.") from None


def entry_of_found(found: Found, like: Entry) -> Entry:
    """The entry of a position, in all other fields `like` another. Raises `Fault`."""
    if found.game != SUDOKU:
        name = str(found.setup.get("title", ""))
        return replace(like, game=found.game, puzzle=line_of_found(found), name=name)
    setup = SudokuGame().read_setup(found.setup)
    return replace(
        like,
        game=SUDOKU,
        puzzle=to_text(setup.givens),
        name=_name(setup.title or setup.comment),
        level=setup.level,
        grade=setup.grade,
        predicted_s=round(60 * setup.minutes, 1),
    )
