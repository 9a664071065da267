# SPDX-License-Identifier: MIT
"""The parts of a run: a part is what one worker does at a time; the worker reads it itself."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

from sudoku_qt.cli.blocks import LONGEST_REGIONS, regions_first
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.reading import (
    BYTES_OF_A_PUZZLE,
    MARK,
    STANDARD,
    Piece,
    form_of_lines,
    is_puzzle,
    opened,
    pieces_of,
    pieces_of_lines,
)
from sudoku_qt.cli.urls import is_url
from sudoku_qt.engine.sudoku.text.table import Column

MOST_PIECES = 64
"""The default number of pieces in a part: at most some seconds of work for most commands."""
FEWEST_PARTS = 32
"""The least number of parts for each worker, so that all end at about the same time."""
MOST_PARTS = 10_000
"""The most parts; Dask keeps some kilobytes for each."""


class Part(Protocol):
    """A share of the work: `size` bytes or numbers of it; `source` is the name of its input."""

    @property
    def source(self) -> str:
        """The name of the input, as a person knows it."""

    @property
    def size(self) -> int:
        """The size of the share, in bytes or numbers."""

    def pieces(self) -> Iterator[Any]:
        """Yield the pieces that the verb works on."""


@dataclass(frozen=True)
class Lines:
    """The lines of an input that begin after byte `start` and not after byte `start + size`.

    The letters of a jigsaw's regions are in the part of the line above them, as in a block.
    `source` is the input's name, `place` where a worker finds it, `form` the name of its format,
    `column` the column of a table that holds the puzzles; `first` is the number of the part's first
    line within the input.
    """

    source: str
    place: str
    start: int
    size: int
    form: str
    puzzles: int
    first: int = 1
    column: Column | None = None

    def count(self) -> int:
        """Count the lines. Raises `InputFault`."""
        data = self._data()
        if b"\r" not in data:
            return data.count(b"\n")
        return data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")

    def pieces(self) -> Iterator[Piece]:
        """Yield the lines. Raises `InputFault`."""
        data = self._data()
        data = data if self.start else data.removeprefix(MARK)
        return pieces_of_lines(
            data, self.source, self.puzzles, self.form, self.first, column=self.column
        )

    def _data(self) -> bytes:
        from fsspec.utils import read_block  # of the extra: 140 ms

        with opened(self.source, self.place) as stream:
            data: bytes = read_block(stream, self.start, self.size, b"\n")
            below = stream.read(LONGEST_REGIONS) if data else b""
        above = regions_first(data) if self.start else 0
        return data[above:] + below[: regions_first(below)]


@dataclass(frozen=True)
class Whole:
    """An input that cannot be split into lines: drawn grids, or a puzzle given as an argument."""

    source: str
    place: str
    size: int
    puzzles: int

    def pieces(self) -> Iterator[Piece]:
        """Yield its puzzles. Raises `InputFault`."""
        return pieces_of(self.source, self.place, self.puzzles)


@dataclass(frozen=True)
class Numbers:
    """Puzzles to be made, by their numbers; `cut` makes pieces of a range of them."""

    numbers: range
    cut: Callable[[range], Iterable[Any]]
    source: str = ""

    @property
    def size(self) -> int:
        """How many puzzles there are."""
        return len(self.numbers)

    def pieces(self) -> Iterator[Any]:
        """Yield them as the pieces that the verb works on."""
        return iter(self.cut(self.numbers))


def parts_of_inputs(names: Sequence[str], puzzles: int | None, batch: int) -> list[Part]:
    """Cut inputs into parts of about `puzzles` puzzles, to be worked on `batch` at a time.

    Raises `InputFault`, and `UsageFault` for an input that workers cannot read.
    """
    if not names or STANDARD in names:
        raise UsageFault("--cluster wants files that every worker can read, not standard input")
    surveyed = [(name, *form_of_lines(name)) for name in names]
    count = sum(size for *_, size in surveyed) // BYTES_OF_A_PUZZLE
    step = puzzles_of_part(puzzles, batch, count) * BYTES_OF_A_PUZZLE
    return [part for each in surveyed for part in _parts_of(*each, step, batch)]


def parts_of_numbers(
    count: int, puzzles: int | None, batch: int, cut: Callable[[range], Iterable[Any]]
) -> list[Part]:
    """Cut the numbers from 1 to `count` into parts of `puzzles` numbers."""
    step = puzzles_of_part(puzzles, batch, count)
    starts = range(1, count + 1, step)
    return [Numbers(range(at, min(at + step, count + 1)), cut) for at in starts]


def puzzles_of_part(puzzles: int | None, batch: int, count: int) -> int:
    """How many of `count` puzzles a part has, where `puzzles` is None."""
    few = min(max(batch, -(-count // FEWEST_PARTS)), MOST_PIECES * batch)
    return puzzles or max(few, -(-count // MOST_PARTS))


def sizes(parts: Iterable[Part]) -> dict[str, int]:
    """The sizes of the inputs, by name."""
    found: Counter[str] = Counter()
    for part in parts:
        found[part.source] += part.size
    return dict(found)


def uncounted(parts: Sequence[Part]) -> list[Lines]:
    """The parts whose lines have to be counted, because other parts of their input follow."""
    pairs = pairwise(parts)
    return [part for part, behind in pairs if isinstance(part, Lines) and _goes_on(part, behind)]


def numbered(parts: Sequence[Part], counts: Mapping[Lines, int]) -> Iterator[Part]:
    """Number the lines of each input; `counts` has the line counts of the `uncounted` parts."""
    first = 1
    for part in parts:
        if not isinstance(part, Lines):
            yield part
            continue
        first = first if part.start else 1
        yield replace(part, first=first)
        first += counts.get(part, 0)


def _goes_on(part: Part, behind: Part) -> bool:
    return isinstance(behind, Lines) and behind.start > 0 and behind.source == part.source


def _parts_of(
    name: str, form: str | None, column: Column | None, size: int, step: int, batch: int
) -> Iterator[Part]:
    place = name if is_url(name) or is_puzzle(name) else str(Path(name).absolute())
    if form is None or is_puzzle(name):
        yield Whole(name, place, size, batch)
        return
    for start in range(0, size, step):
        part = Lines(name, place, start, min(step, size - start), form, batch)
        yield replace(part, column=column)
