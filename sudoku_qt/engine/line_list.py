# SPDX-License-Identifier: MIT
"""A text with a position on each line: positions are found piece by piece, and made on access.

Texts in which positions are separated by empty lines are handled as well; each position is then a
block of lines.
"""

from array import array
from collections.abc import Iterator, Sequence
from typing import overload

from sudoku_qt.engine.format import Format, FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.text import EVIDENCE, decode_line, is_utf8, old_encoding
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

LINES, BLOCKS = b"\n", b"\n\n"
"""The separators of positions."""
LONGEST_LINE = 2**17
MOST_FAULTS = 100
"""The most damaged lines that are kept with their faults; further ones are only counted."""
LOOKS, TELLS = 100, 1000
"""The numbers of lines between two checks for cancellation, and between two progress reports."""


class LineList(Sequence[Found]):
    """The positions found so far; of each, only where it begins is stored besides the text.

    One thread may go on reading while another accesses what is there. `damaged` counts the lines
    without a position; `faults` are the faults of the first of them.
    """

    def __init__(self, data: bytes, form: Format, between: bytes = LINES) -> None:
        self.form, self._between = form, between
        self.faults: list[FormatFault] = []
        self.damaged = 0
        self._data, self._starts = data, array("Q")
        self._old = ""

    def __len__(self) -> int:
        return len(self._starts)

    @overload
    def __getitem__(self, place: int) -> Found: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Found]: ...

    def __getitem__(self, place: int | slice) -> Found | Sequence[Found]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        start = self._starts[place]
        return self.form.read(self._text(start, self._end(start)))[0]

    def read(self, stop: Stop = never, tell: Progress = unheard) -> None:
        """Find every position. Raises `Cancelled`; the positions found by then stay."""
        size = max(1, len(self._data))
        for count, (line, start, end) in enumerate(self._pieces(), 1):
            self._read_piece(line, start, end)
            if count % LOOKS == 0:
                go_on(stop)
            if count % TELLS == LOOKS:
                tell(end / size)

    def _pieces(self) -> Iterator[tuple[int, int, int]]:
        """Yield the first line of lines or blocks, from 1, and where they begin and end."""
        line = 1
        start = 0
        while start < len(self._data):
            end = self._end(start)
            yield line, start, end
            after = end + len(self._between)
            line += self._data.count(b"\n", start, after)
            start = after

    def _end(self, start: int) -> int:
        end = self._data.find(self._between, start)
        return end if end >= 0 else len(self._data)

    def _text(self, start: int, end: int) -> str:
        data = self._data[start:end]
        if not self._old and not is_utf8(data):
            self._old = old_encoding(self._data[start : start + EVIDENCE])
        return decode_line(data, self._old).replace("\ufeff", "").rstrip("\r")

    def _read_piece(self, line: int, start: int, end: int) -> None:
        """Keep a line or a block that is a position; name one that should be."""
        if end - start > LONGEST_LINE:
            limit = LONGEST_LINE >> 10
            self._name(line, Fault("the line is longer than {limit} kB.", limit=limit))
            return
        text = self._text(start, end)
        if not text.strip() or ("\n" not in text and self.form.is_comment(text)):
            return
        try:
            self.form.read(text)
        except Fault as fault:
            self._refuse(line, fault)
        else:
            self._starts.append(start)

    def _refuse(self, line: int, fault: Fault) -> None:
        """Name a line, unless it is a heading: words alone that stand before everything else."""
        inside, reason = (fault.message.facts.get(name) for name in ("line", "reason"))
        if isinstance(inside, int) and isinstance(reason, Fault):
            self._name(line + inside - 1, reason)
        elif self._between == BLOCKS:
            self._name(line, fault)
        elif self._starts or self.damaged:
            self._name(line, Fault("no puzzle here: there are no 81 cells in a row."))

    def _name(self, line: int, reason: Fault) -> None:
        self.damaged += 1
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(at_line(line, reason))
