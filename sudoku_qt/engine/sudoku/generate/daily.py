# SPDX-License-Identifier: MIT
"""The puzzle of a day: from the date and the level alone, the same for everybody, for good.

Ten years of puzzles for each level ship with the program, in the order of their days; after the
last one the first comes round again. Each is shown in a disguise that the date chooses, one that
keeps the pattern of its givens central, so that nobody knows next decade's puzzle by heart.

Neither the file nor the disguise may ever change: what somebody solved yesterday would be another
puzzle today. So no version adds to the file, and a test knows what some days have.
"""

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_central_isomorph
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom

MODE = "daily"
"""What the setup of such a puzzle says how it was made; its seed is the date."""
DAYS = 3653
"""Ten years."""
FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle of the file; days before it count backwards from the last."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of every text, so that the same puzzles make the same file."""


class DailyPuzzles:
    """The puzzles of all days; those of a level are read when they are first asked for."""

    def __init__(self, file: Path) -> None:
        """Begin with the file that `write_days` wrote."""
        self._file = file
        self._levels: dict[int, list[str]] = {}

    def of(self, day: date, level: int) -> SudokuSetup:
        """The puzzle that a day has for a level, 1-5, not graded yet.

        Raises `Fault` for a level that there is none of.
        """
        if not 1 <= level <= len(LEVELS):
            raise Fault(
                "There are levels 1 to {count}, and no level {level}.",
                count=len(LEVELS),
                level=level,
            )
        if level not in self._levels:
            self._levels[level] = _lines(self._file, level)
        lines = self._levels[level]
        puzzle = parse(lines[(day - FIRST_DAY).days % len(lines)])
        rng = SeededRandom(f"daily {level} {day.isoformat()}")
        givens = random_central_isomorph(puzzle, rng)
        return SudokuSetup(
            givens, "generated", MODE, level=level, symmetry="central", seed=day.isoformat()
        )


def day_of(setup: SudokuSetup) -> date | None:
    """The day whose puzzle it is; None for a puzzle of no day."""
    if setup.mode != MODE:
        return None
    try:
        return date.fromisoformat(setup.seed)
    except ValueError:  # a file may say anything
        return None


def held_days(file: Path, level: int) -> tuple[bytes, ...]:
    """The puzzles of a level in the order of their days, undisguised."""
    return tuple(map(parse, _lines(file, level)))


def write_days(file: Path, levels: Mapping[int, Iterable[bytes]]) -> None:
    """Write the puzzles of each level, one a day; the same ones give the same file."""
    with ZipFile(file, "w") as written:
        for level, puzzles in levels.items():
            info = ZipInfo(_entry(level), BEGINNING)
            info.compress_type = ZIP_DEFLATED
            written.writestr(
                info, "".join(f"{to_text(puzzle)}\n" for puzzle in puzzles), compresslevel=9
            )


def _lines(file: Path, level: int) -> list[str]:
    with ZipFile(file) as days:
        return days.read(_entry(level)).decode("ascii").split()


def _entry(level: int) -> str:
    return f"{level}.txt"
