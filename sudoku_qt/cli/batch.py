# SPDX-License-Identifier: MIT
"""Batches of puzzles, and their parsing from the lines of an input.

Well-formed text is parsed in blocks; anything else, and anything wrong, line by line.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sudoku_qt.engine.format import Format, FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import (
    check_zero_is_blank,
    digit_of,
    is_nearly_full,
    line_of,
)
from sudoku_qt.engine.sudoku.text.lines import (
    MARKS,
    NAME,
    cells_in,
    is_comment,
    is_old_notation,
    joined_regions,
)
from sudoku_qt.engine.sudoku.text.table import Column
from sudoku_qt.engine.text import decode_lines

if TYPE_CHECKING:  # a start need not
    from sudoku_qt.cli.variant_answers import VariantAnswers
    from sudoku_qt.engine.sudoku.game import SudokuSetup
    from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

OBJECT = "fpuzzles"
"""The name of f-puzzles' format; a text may hold one such object on each line."""
COURSE_GRID = b"0 0 0 0 0 0 0 0 0\n" * SIDE + b"\n"
_NOWHERE = b"\xff"
_DIGITS = bytes(b"0123456789".find(code) % 256 for code in range(256))
_DIGITS_AND_DOT = _DIGITS[: ord(".")] + b"\0" + _DIGITS[ord(".") + 1 :]
_SHAPE = bytes(ord("0") if code in b"0123456789" else code for code in range(256))

Item = tuple[int, "str | Fault | VariantPuzzle", str]
"""A line of the input, its result, and a comment. The result is 81 characters, a puzzle with rules
of its own, or a fault."""

_NO_COMMENTS: Mapping[int, str] = {}
_NONE_FOUND: Mapping[int, Found] = {}


class Variant(NamedTuple):
    """A puzzle with rules of its own, and who answers what a verb asks about it."""

    puzzle: "VariantPuzzle"
    answers: "VariantAnswers"

    @property
    def clues(self) -> int:
        """The number of givens."""
        return len(self.puzzle.givens) - self.puzzle.givens.count(0)


class Batch(NamedTuple):
    """Consecutive puzzles, 81 bytes of 0-9 each, and the lines where they begin.

    `comments` are by the puzzle's place in the batch, and so is `found`, what was read besides the
    givens; `faults` are lines without a puzzle.
    """

    cells: bytes
    lines: Sequence[int]
    comments: Mapping[int, str] = _NO_COMMENTS
    faults: Sequence[tuple[int, Fault]] = ()
    found: Mapping[int, Found] = _NONE_FOUND
    variants: Sequence[tuple[int, "VariantPuzzle"]] = ()

    @classmethod
    def of(cls, items: Iterable[Item]) -> "Batch":
        """The batch of the items that lines were parsed to."""
        cells, lines, comments = bytearray(), list[int](), dict[int, str]()
        faults, variants = [], []
        for line, what, comment in items:
            if isinstance(what, Fault):
                faults.append((line, what))
                continue
            if not isinstance(what, str):
                variants.append((line, what))
                continue
            if comment:
                comments[len(lines)] = comment
            cells += bytes(digit_of(character) or 0 for character in what)
            lines.append(line)
        return cls(bytes(cells), lines, comments, faults, variants=variants)

    @classmethod
    def of_found(cls, findings: Sequence[Found], lines: Sequence[int]) -> "Batch":
        """The batch of positions in another format, and the lines where they begin."""
        from sudoku_qt.engine.sudoku.text.position import position_of  # not for lists: 54 ms

        plain, numbers, variants = list[tuple[Found, "SudokuSetup"]](), list[int](), []
        for line, found in zip(lines, findings, strict=True):
            setup = position_of(found).setup
            if setup.variant:
                variants.append((line, setup.variant))
            else:
                plain.append((found, setup))
                numbers.append(line)
        comments = {at: " ".join(setup.comment.split()) for at, (_, setup) in enumerate(plain)}
        return cls(
            b"".join(setup.givens for _, setup in plain),
            numbers,
            {at: comment for at, comment in comments.items() if comment},
            found={at: found for at, (found, _) in enumerate(plain)},
            variants=variants,
        )

    def after(self, place: int) -> "Batch":
        """The puzzles from `place` on, without the faults of lines before it."""
        faults = [fault for fault in self.faults if fault[0] > self.lines[place]]
        return self._part(place, len(self.lines), faults)

    def _part(self, start: int, end: int, faults: Sequence[tuple[int, Fault]]) -> "Batch":
        return Batch(
            self.cells[CELLS * start : CELLS * end],
            self.lines[start:end],
            {at - start: each for at, each in self.comments.items() if start <= at < end},
            faults,
            {at - start: each for at, each in self.found.items() if start <= at < end},
        )

    def parts(self) -> Iterator["Batch"]:
        """The batch in order, with each puzzle that has rules of its own as a separate part."""
        before = 0
        for line, puzzle in sorted(self.variants, key=lambda each: each[0]):
            yield self._between(before, line)
            yield Batch(b"", (), variants=((line, puzzle),))
            before = line
        yield self._between(before, None)

    def _between(self, before: int, line: int | None) -> "Batch":
        """The classic puzzles and the faults between two lines, or after the last one."""
        start = bisect_left(self.lines, before)
        end = len(self.lines) if line is None else bisect_left(self.lines, line)
        faults = [
            fault
            for fault in self.faults
            if before < fault[0] and (line is None or fault[0] < line)
        ]
        return self._part(start, end, faults)


def read_lines(data: bytes, first: int, column: Column | None = None) -> Batch:
    """Parse lines of 81 characters; `first` is the number of the first line.

    In a table, `column` is the column that holds the puzzles.
    """
    if data.isspace():
        return Batch(b"", ())
    count, rest = divmod(len(data), CELLS + 1)
    if not rest and data[CELLS :: CELLS + 1] == b"\n" * count:
        cells = data.translate(_DIGITS_AND_DOT, b"\n")
        if len(cells) == CELLS * count and _NOWHERE not in cells:
            doubtful = b"." not in data and is_nearly_full(cells)
            return (_checked if doubtful else Batch)(cells, range(first, first + count))
    return Batch.of(_items_of_lines(decode_lines(data), first, column))


def _items_of_lines(text: str, first: int, column: Column | None) -> Iterator[Item]:
    may_head = first == 1
    for at, line in joined_regions(text.split("\n")):
        number = first + at
        heading = column.line == number if column else may_head
        may_head = may_head and is_comment(line)
        try:
            read = cells_in(line, number, heading=heading, column=column)
        except FormatFault as fault:
            yield number, _otherwise(line, number, fault), ""
            continue
        if read:
            yield number, *read


def _otherwise(line: str, number: int, fault: Fault) -> "str | Fault | VariantPuzzle":
    """The contents of a line without 81 characters: a puzzle with other rules, or a fault."""
    if not (is_old_notation(line) or any(mark in line for mark in MARKS)):
        return fault
    from sudoku_qt.cli.variant_lines import variant_in  # rare in lists: 36 ms

    return variant_in(line, number) or fault


def _plain(line: str, number: int) -> str | None:
    """The 81 characters within a line with other fields, if there are any."""
    try:
        read = cells_in(line, number, heading=False)
    except FormatFault:
        return None
    return read[0] if read and isinstance(read[0], str) else None


def course_grids(data: bytes) -> int:
    """The number of bytes of a text, if all its whole grids are in exactly the course's form."""
    count = len(data) // len(COURSE_GRID)
    size = count * len(COURSE_GRID)
    return size if data[:size].translate(_SHAPE) == COURSE_GRID * count else 0


def begins_course_grid(data: bytes) -> bool:
    """Whether a text may be the beginning of a grid in exactly the course's form."""
    return len(data) < len(COURSE_GRID) and COURSE_GRID.startswith(data.translate(_SHAPE))


def read_course_grids(data: bytes, first: int) -> Batch:
    """Parse grids in exactly the course's form, each followed by an empty line."""
    cells = data.translate(_DIGITS, b" \n")
    step = SIDE + 1
    lines = range(first, first + len(cells) // CELLS * step, step)
    return _checked(cells, lines) if is_nearly_full(cells) else Batch(cells, lines)


def _checked(cells: bytes, lines: Sequence[int]) -> Batch:
    """A batch of grids that are so full that the meaning of 0 is clear."""
    items: list[Item] = []
    for place, line in enumerate(lines):
        written = line_of(cells[CELLS * place : CELLS * (place + 1)], "0")
        try:
            check_zero_is_blank(written, line)
        except FormatFault as fault:
            items.append((line, fault, ""))
        else:
            items.append((line, written, ""))
    return Batch.of(items)


def read_each(form: Format, data: bytes, first: int) -> Batch:
    """Parse lines that are each a position of a format; `first` is the number of the first."""
    findings, lines = list[Found](), list[int]()
    faults, variants = list[tuple[int, Fault]](), list[tuple[int, "VariantPuzzle"]]()
    for number, line in enumerate(decode_lines(data).split("\n"), first):
        if not line.strip() or (is_comment(line) and not form.likeness(line)):
            continue
        try:
            findings.append(*form.read(line))
            lines.append(number)
        except FormatFault as fault:
            reason = fault.message.facts.get("reason", fault)
            placed_fault = at_line(number, reason if isinstance(reason, Fault) else fault)
            other = _otherwise(line, number, placed_fault)
            if isinstance(other, FormatFault) and "{" not in line and form.name == OBJECT:
                other = _plain(line, number) or other
            if isinstance(other, Fault):
                faults.append((number, other))
            elif isinstance(other, str):
                from sudoku_qt.engine.formats import format_named  # 74 ms

                findings.extend(format_named(NAME).read(other))
                lines.append(number)
            else:
                variants.append((number, other))
    batch = Batch.of_found(findings, lines)
    return batch._replace(faults=faults, variants=[*batch.variants, *variants])
