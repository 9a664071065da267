# SPDX-License-Identifier: MIT
"""The practice bank: for each technique puzzles that need it, and what is promised of them.

A zip file with a text for each technique, so that one technique is read and the others are not:
`needed/x_wing.txt`, a puzzle a line, 81 characters each. The folder is the promise. Of all puzzles
it holds that they have one solution, that no two are images of each other, and that their way up
the ladder uses the technique: where it is due, nothing that stands lower gets on. Of those in
`needed` it also holds that everything else that is as easy, wherever it stands, gets stuck where
the technique goes on: without it one has to use something harder. Where a technique has others that
do the same and are no harder, that hardly ever is so, and its puzzles are in `due`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text

NEEDED, DUE = "needed", "due"
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of every text, so that the same puzzles make the same file."""


@dataclass(frozen=True)
class Banked:
    """The puzzles of a technique, and whether each is NEEDED or only DUE."""

    promise: str = DUE
    puzzles: tuple[bytes, ...] = ()


def banked(bank: Path, technique: str) -> Banked:
    """Read the puzzles of one technique; there may be none."""
    with ZipFile(bank) as file:
        for promise in (NEEDED, DUE):
            name = _entry(promise, technique)
            if name in file.NameToInfo:
                lines = file.read(name).decode("ascii").split()
                return Banked(promise, tuple(map(parse, lines)))
    return Banked()


def write_bank(bank: Path, techniques: Mapping[str, Banked]) -> None:
    """Write the puzzles of all techniques; the same ones give the same file, byte for byte."""
    with ZipFile(bank, "w") as file:
        for name, held in techniques.items():
            info = ZipInfo(_entry(held.promise, name), BEGINNING)
            info.compress_type = ZIP_DEFLATED
            file.writestr(info, _lines(held.puzzles), compresslevel=9)


def _entry(promise: str, technique: str) -> str:
    return f"{promise}/{technique}.txt"


def _lines(puzzles: Iterable[bytes]) -> str:
    return "".join(f"{line}\n" for line in sorted(map(to_text, puzzles)))
