# SPDX-License-Identifier: MIT
"""Blocks of whole lines, whatever the line ends of an input and the length of its lines.

At most a block and a line are in memory. A line with the letters of a jigsaw's regions is in the
block of the line above it, whose cells they are of. A line that is too long for any puzzle is left
out and reported; an empty line stands in its place, so that the numbers of the others stay right.
"""

import io
import re
from collections.abc import Iterator
from typing import NamedTuple

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault

CHUNK = 2**16
LONGEST_LINE = 2**17
LONGEST_REGIONS = 128
"""Bytes of a line with nothing but the letters of regions and perhaps blanks."""
_BEGUN = re.compile(rb"\s*[A-Za-z]{1,81}\s*")
_REGIONS = re.compile(rb"\s*[A-Za-z]{81}\s*")
ENDLESS = 2**30
"""Longer lines are not read to their end: devices give lines without one."""


class Block(NamedTuple):
    """Whole lines: the number of the first, and how many bytes of the input they took.

    With a `fault` it is an empty line, in place of the one that is reported.
    """

    first: int
    data: bytes
    size: int
    fault: Fault | None = None


def blocks_of(reader: io.BufferedReader, head: bytes, size: int) -> Iterator[Block]:
    """Yield blocks of `size` bytes, or of one longer line; `head` was read from `reader` before.

    Raises `Fault` for a line without an end.
    """
    size = min(size, LONGEST_LINE)
    line, data, at, skipped, ends = 1, b"", 0, 0, 0
    for more, dropped in _chunks(reader, head):
        chunk = more
        ends += dropped
        if skipped:
            left_out, end, chunk = more.partition(b"\n")
            skipped += len(left_out)
            if not end:
                _check_that_it_ends(line, skipped)
                continue
            yield Block(line, b"\n", skipped + 1 + ends, _too_long())
            line, skipped, ends = line + 1, 0, 0
        data, at = data[at:] + chunk, 0
        while cut := _cut(data, at, size):
            yield (block := _block(line, data[at:cut], ends))
            line, at, ends = line + block.data.count(b"\n"), cut, 0
        if len(data) - at > LONGEST_LINE:
            data, at, skipped = b"", 0, len(data) - at
    if skipped:
        yield Block(line, b"\n", skipped + ends, _too_long())
    elif at < len(data):
        rest = data[at:].removesuffix(b"\n") + b"\n"
        yield Block(line, rest, len(data) - at + ends)


def regions_first(data: bytes) -> int:
    """How long the first line is if it has nothing but the letters of regions; else 0."""
    line, end, _ = data[:LONGEST_REGIONS].partition(b"\n")
    return len(line + end) if _REGIONS.fullmatch(line) else 0


def _cut(data: bytes, at: int, size: int) -> int:
    """The end of the lines for a block that begins at `at`; 0 if more has to be read for it."""
    cut = data.rfind(b"\n", at, at + size) + 1 or data.find(b"\n", at + size) + 1
    if not cut:
        return 0
    below, end, _ = data[cut : cut + LONGEST_REGIONS].partition(b"\n")
    if end and (letters := regions_first(data[cut : cut + LONGEST_REGIONS])):
        return cut + letters
    last = data.rfind(b"\n", at, cut - 1) + 1
    above = data[at:last].rpartition(b"\n")[0].rpartition(b"\n")[2]
    is_awaited = _BEGUN.fullmatch(below) if below else _REGIONS.fullmatch(above)
    if end or not is_awaited or len(data) - max(last, at) > LONGEST_LINE:
        return cut
    return last  # the last line may belong to a jigsaw whose rest is still to come


def _block(line: int, data: bytes, ends: int) -> Block:
    """A block of lines, or of one that may be too long; `ends` is the number of removed bytes."""
    fault = _too_long() if len(data) > LONGEST_LINE + 1 else None
    return Block(line, b"\n" if fault else data, len(data) + ends, fault)


def _chunks(reader: io.BufferedReader, head: bytes) -> Iterator[tuple[bytes, int]]:
    """Yield the input with newlines as line ends, and the number of bytes removed thereby."""
    more, held = head, b""
    while more:
        more = held + more
        held = b"\r" if more.endswith(b"\r") else b""
        lines = more.removesuffix(b"\r")
        chunk = _unix(lines)
        yield chunk, len(lines) - len(chunk)
        more = reader.read1(CHUNK)
    if held:
        yield b"\n", 0


def _unix(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in data else data


def _check_that_it_ends(line: int, length: int) -> None:
    if length > ENDLESS:
        raise at_line(line, Fault("the line does not come to an end."))


def _too_long() -> Fault:
    return Fault("the line is longer than {limit} kB.", limit=LONGEST_LINE >> 10)
