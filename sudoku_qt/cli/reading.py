# SPDX-License-Identifier: MIT
"""Inputs as a stream of pieces: files, standard input, or puzzles given as arguments.

Memory use does not grow with the input, except for formats that can only be read whole.
"""

import io
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, NamedTuple, cast

from sudoku_qt.cli.batch import (
    COURSE_GRID,
    OBJECT,
    Batch,
    begins_course_grid,
    course_grids,
    read_course_grids,
    read_each,
    read_lines,
)
from sudoku_qt.cli.blocks import Block, blocks_of
from sudoku_qt.cli.exits import InputFault, UsageFault, wrong_at
from sudoku_qt.cli.language import reason, spoken
from sudoku_qt.cli.urls import file_system, is_url, reasons
from sudoku_qt.engine.format import HEAD
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.paper import is_picture
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text import lines
from sudoku_qt.engine.sudoku.text.cells import CELL_CHARACTERS
from sudoku_qt.engine.sudoku.text.table import Column
from sudoku_qt.engine.text import MAX_BYTES, decode, decode_lines

STANDARD = "-"
COURSE = "course"
"""The name of the course project's format, whose exact grids are read in blocks."""
READ_AS_LINES = ("csv", "jsonl")
"""Formats that `line` reads as well, since their lines hold 81-character puzzles among other
fields."""
BYTES_OF_A_PUZZLE = CELLS + 1
MARK = b"\xef\xbb\xbf"


class Piece(NamedTuple):
    """A part of an input: a batch, or whole lines that are not parsed yet.

    The worker parses them, so that parsing is spread over several processes. `source` is the name
    of the input, `size` the number of its bytes, `form` the name of its format, and `column` the
    column of a table that holds the puzzles.
    """

    source: str
    size: int
    first: int = 1
    data: bytes = b""
    form: str = lines.NAME
    batch: Batch | None = None
    column: Column | None = None

    @property
    def letters(self) -> bytes:
        """The letters that it uses for digits."""
        return self.data if self.batch is None else bytes(48 + cell for cell in self.batch.cells)

    def read(self) -> Batch:
        """Parse the puzzles."""
        if self.batch is not None:
            return self.batch
        if self.form == lines.NAME:
            return read_lines(self.data, self.first, self.column)
        if self.form == COURSE:
            return read_course_grids(self.data, self.first)
        from sudoku_qt.engine.formats import format_named  # not for lines: 140 ms

        return read_each(format_named(self.form), self.data, self.first)

    def parts(self) -> Iterator["Piece"]:
        """The piece in order, with each puzzle that has rules of its own as a separate part."""
        batch = self.read()
        if batch.variants:
            yield from (Piece(self.source, 0, batch=part) for part in batch.parts())
        else:
            yield self._replace(batch=batch)


def check_inputs(names: Sequence[str]) -> int | None:
    """The size of the inputs in bytes. Raises `InputFault` for the first that cannot be opened.

    None if one of them is no file, such as standard input, which is not opened here: what its
    writer has already written would be lost.
    """
    if not names and sys.stdin.isatty():
        raise UsageFault("name a file with puzzles, or - for standard input")
    sizes = [_size(name) for name in names or [STANDARD]]
    return None if None in sizes else sum(size for size in sizes if size)


def _size(name: str) -> int | None:
    if name == STANDARD:
        return None
    try:
        mode = Path(name).stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            return None
    except (OSError, ValueError):  # opening it reports the reason
        pass
    with _opened(name, name) as stream:
        try:
            return stream.seek(0, io.SEEK_END)
        except OSError:  # a file without an end, such as some devices; reading it reports more
            return None


def pieces(names: Sequence[str], puzzles: int) -> Iterator[Piece]:
    """Read inputs in turn, about `puzzles` puzzles at a time. Raises `InputFault`."""
    for name in names or [STANDARD]:
        yield from pieces_of(name, name, puzzles)


def pieces_of(name: str, place: str, puzzles: int) -> Iterator[Piece]:
    """Read the input of a name, which lies at `place`. Raises `InputFault`."""
    with opened(name, place) as stream:
        yield from _pieces(stream, name, puzzles)


def read_text(name: str) -> str:
    """Read a whole input of at most `MAX_BYTES`. Raises `InputFault`."""
    with opened(name) as stream:
        return decode(stream.read(MAX_BYTES + 1))


@contextmanager
def opened(name: str, place: str = "") -> Iterator[BinaryIO]:
    """Open an input; within this context every error about it is an `InputFault`.

    `place` is its path, if that is not its name.
    """
    with _opened(name, place or name) as stream:
        try:
            yield stream
        except OSError as error:
            raise _unreadable(name, error) from None
        except Fault as fault:
            raise _unread(name, fault) from None


def _opened(name: str, place: str) -> AbstractContextManager[BinaryIO]:
    if place == STANDARD:
        return nullcontext(sys.stdin.buffer)
    if is_puzzle(place):
        return io.BytesIO(place.encode())
    try:
        return _remote(place) if is_url(place) else Path(place).open("rb")
    except (OSError, ValueError) as error:
        raise _no_puzzle(name) or _unreadable(name, error) from None


def is_puzzle(name: str) -> bool:
    """Whether a name is no file's but a puzzle itself."""
    return len(name) == CELLS and set(name) <= set(CELL_CHARACTERS) and not Path(name).exists()


def _remote(url: str) -> BinaryIO:
    system, path = file_system(url)
    with reasons():
        stream = system.open(path, "rb")
    return cast("BinaryIO", io.BufferedReader(stream))


def form_of_lines(name: str) -> tuple[str | None, Column | None, int]:
    """The format of an input whose lines can be parsed one by one, or None; and its size in bytes.

    The second result is the column of a table that holds the puzzles. Raises `InputFault`.
    """
    with opened(name) as stream:
        reader = cast("io.BufferedReader", stream)
        head = reader.read1(HEAD)
        form, column = (None, None) if is_picture(head) else _form_of_lines(reader, head)
        return form, column, reader.seek(0, io.SEEK_END)


def _form_of_lines(reader: io.BufferedReader, head: bytes) -> tuple[str | None, Column | None]:
    if lines.are_plain(head):
        return lines.NAME, None
    from sudoku_qt.cli.recognising import is_wide, recognised  # as below

    if is_wide(head):
        return None, None
    head, form = recognised(reader, head.removeprefix(MARK))
    if form and form.name == lines.NAME:
        return form.name, lines.column_in(decode(head))
    return form.name if form and form.is_one_a_line else None, None


def pieces_of_lines(
    data: bytes, source: str, puzzles: int, form: str, first: int, *, column: Column | None = None
) -> Iterator[Piece]:
    """Cut whole lines from the middle of an input into pieces; `first` numbers the first."""
    reader = cast("io.BufferedReader", io.BytesIO(data))
    blocks = blocks_of(reader, reader.read1(HEAD), puzzles * BYTES_OF_A_PUZZLE)
    later = (block._replace(first=block.first + first - 1) for block in blocks)
    return _line_pieces(later, source, form, column)


def _no_puzzle(name: str) -> InputFault | None:
    """The fault of a name that was meant to be a puzzle; None for any other name."""
    wrong = [place for place, letter in enumerate(name, 1) if letter not in CELL_CHARACTERS]
    if not any(letter.isdigit() for letter in name) or len(wrong) > len(name) // 20:
        return None
    if len(name) != CELLS:
        return InputFault(
            "there is no file “{name}”, and a puzzle has {wanted} characters, not {count}",
            name=name,
            wanted=CELLS,
            count=len(name),
        )
    return InputFault(
        "there is no file “{name}”, and in a puzzle “{letter}”, character {place}, is no cell",
        name=name,
        letter=name[wrong[0] - 1],
        place=wrong[0],
    )


def _unreadable(name: str, error: OSError | ValueError) -> InputFault:
    if name == STANDARD:
        return InputFault("cannot read standard input: {reason}", reason=reason(error))
    return InputFault("cannot read {name}: {reason}", name=name, reason=reason(error))


def _unread(name: str, fault: Fault) -> InputFault:
    if {"line", "reason"} <= fault.message.facts.keys():
        return wrong_at(name, 1, fault)
    return InputFault("{name}: {reason}", name=_shown(name), reason=fault)


def _shown(name: str) -> str:
    return spoken("standard input") if name == STANDARD else name


def _pieces(stream: BinaryIO, source: str, puzzles: int) -> Iterator[Piece]:
    reader = cast("io.BufferedReader", stream)
    head = reader.read1(HEAD)
    if lines.are_plain(head):
        yield from _line_pieces(blocks_of(reader, head, puzzles * BYTES_OF_A_PUZZLE), source)
    else:
        yield from _recognised_pieces(reader, head, source, puzzles)


def _recognised_pieces(
    reader: io.BufferedReader, head: bytes, source: str, puzzles: int
) -> Iterator[Piece]:
    """The pieces of an input whose format is not clear from its beginning."""
    # All formats take 110 ms, a fifth of the start; most inputs are lines and do not need them.
    from sudoku_qt.cli.recognising import is_wide, recognised, saved_batch

    if is_picture(head):
        yield _picture(head + reader.read(paper.MAX_BYTES + 1 - len(head)), source)
        return
    if is_wide(head):
        text = decode(head + reader.read(MAX_BYTES + 1 - len(head)))
        reader = cast("io.BufferedReader", io.BytesIO(text.encode()))
        head = reader.read1(HEAD)
    head, form = recognised(reader, head.removeprefix(MARK))
    if form is None:
        size, batch = saved_batch(reader, head)
        yield Piece(source, size, batch=batch)
        return
    blocks = blocks_of(reader, head, puzzles * BYTES_OF_A_PUZZLE)
    if form.name == lines.NAME:
        yield from _line_pieces(blocks, source, column=lines.column_in(decode(head)))
    elif form.name in {"grid", "course"}:
        yield from _row_pieces(blocks, source)
    elif form.is_one_a_line:
        yield from _line_pieces(blocks, source, form.name)
    else:
        data = head + reader.read(MAX_BYTES + 1 - len(head))
        if form.name == OBJECT and _is_list(data):
            whole = cast("io.BufferedReader", io.BytesIO(data))
            blocks = blocks_of(whole, whole.read1(HEAD), puzzles * BYTES_OF_A_PUZZLE)
            yield from _line_pieces(blocks, source, OBJECT)
            return
        found = form.read(decode(data))
        for start in range(0, len(found), puzzles):
            part = found[start : start + puzzles]
            size = len(data) * len(part) // len(found)
            numbers = range(start + 1, start + 1 + len(part))
            yield Piece(source, size, batch=Batch.of_found(part, numbers))


def _is_list(data: bytes) -> bool:
    """Whether a text in f-puzzles' format has an object on each line, rather than over several."""
    first, _, rest = data.strip().partition(b"\n")
    return first.rstrip().endswith(b"}") and bool(rest.strip())


def _picture(data: bytes, source: str) -> Piece:
    from sudoku_qt.cli.pictures import read_picture_batch  # for pictures: 220 ms

    return Piece(source, len(data), batch=read_picture_batch(data))


def _line_pieces(
    blocks: Iterator[Block],
    source: str,
    form: str = lines.NAME,
    column: Column | None = None,
) -> Iterator[Piece]:
    """Pass lines on unparsed."""
    for block in blocks:
        whole = Piece(source, block.size, block.first, block.data, form, column=column)
        yield _named(block, source) or whole


def _named(block: Block, source: str) -> Piece | None:
    """Make a piece of a line that is left out; None for all other lines."""
    if block.fault is None:
        return None
    return Piece(source, block.size, batch=Batch.of([(block.first, block.fault, "")]))


def _row_pieces(blocks: Iterator[Block], source: str) -> Iterator[Piece]:
    """Pass the course's grids on unparsed if they are exact; collect other rows."""
    from sudoku_qt.cli.rows import Rows  # as above: 51 ms

    rows = Rows()
    rest, line = b"", 1
    for block in blocks:
        if piece := _named(block, source):
            yield piece
        data = rest + block.data
        exact = 0 if rows.pending else course_grids(data)
        if not exact:
            data = data.replace(b" \n", b"\n")
            exact = 0 if rows.pending else course_grids(data)
        if exact:
            yield Piece(source, exact, line, data[:exact], COURSE)
            line += exact // len(COURSE_GRID) * (SIDE + 1)
        rest = data[exact:]
        if rows.pending or not begins_course_grid(rest):
            yield Piece(source, len(rest), batch=Batch.of(rows.feed(decode_lines(rest), line)))
            line += rest.count(b"\n")
            rest = b""
    last = [*rows.feed(decode_lines(rest), line), *rows.rest()] if rest else [*rows.rest()]
    if last:
        yield Piece(source, len(rest), batch=Batch.of(last))
