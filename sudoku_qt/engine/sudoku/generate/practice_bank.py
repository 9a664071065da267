# SPDX-License-Identifier: MIT
"""The practice bank: puzzles for each technique, and what it guarantees about them.

It is a zip file with a text for each technique, so that each can be read on its own:
`needed/x_wing.txt`, with a puzzle of 81 characters on each line. The folder states the guarantee.
All puzzles have one solution, no two are isomorphic, and the technique is due in each: at some
point of the solving path nothing below it on the ladder makes progress. For those in `needed`,
moreover, no other technique that is as easy makes progress there, wherever it is on the ladder:
without this one, something harder has to be used. If other techniques do the same and are no
harder, that is hardly ever so, and the puzzles are in `due`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text

NEEDED, DUE = "needed", "due"
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of every text, so that the same puzzles give the same file."""


@dataclass(frozen=True)
class Banked:
    """The puzzles of a technique, and their guarantee: NEEDED or only DUE."""

    promise: str = DUE
    puzzles: tuple[bytes, ...] = ()


def banked(bank: Path, technique: str) -> Banked:
    """Read the puzzles of a technique; there may be none."""
    with ZipFile(bank) as file:
        for promise in (NEEDED, DUE):
            name = _entry(promise, technique)
            if name in file.NameToInfo:
                lines = file.read(name).decode("ascii").split()
                return Banked(promise, tuple(map(parse, lines)))
    return Banked()


def write_bank(bank: Path, techniques: Mapping[str, Banked]) -> None:
    """Write the puzzles of all techniques; equal puzzles give an identical file."""
    with ZipFile(bank, "w") as file:
        for name, held in techniques.items():
            info = ZipInfo(_entry(held.promise, name), BEGINNING)
            info.compress_type = ZIP_DEFLATED
            file.writestr(info, _lines(held.puzzles), compresslevel=9)


def _entry(promise: str, technique: str) -> str:
    return f"{promise}/{technique}.txt"


def _lines(puzzles: Iterable[bytes]) -> str:
    return "".join(f"{line}\n" for line in sorted(map(to_text, puzzles)))
