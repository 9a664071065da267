# SPDX-License-Identifier: MIT
"""The puzzle of a day: determined by date and level, the same for everybody, for good.

Ten years of puzzles for each level ship with the program, in the order of their days; after the
last one the first is used again. Each is shown as an isomorph chosen by the date, which keeps the
givens' pattern central, so that a puzzle cannot be recognised ten years later.

Neither the file nor the choice of the isomorph may ever change, or a puzzle that somebody solved
yesterday would be a different one today. So no version adds to the file, and a test pins the
puzzles of some days.
"""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_central_isomorph
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom

MODE = "daily"
"""The mode in the setup of such a puzzle; its seed is the date."""
DAYS = 3653
"""The number of days in the file: ten years."""
FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle in the file; earlier days count backwards from the last one."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of every text, so that the same puzzles give the same file."""


def today() -> date:
    """The day whose puzzles are today's, by the clock where the player is."""
    return datetime.now().astimezone().date()


class DailyPuzzles:
    """The puzzles of all days; those of a level are read on first use."""

    def __init__(self, file: Path) -> None:
        """Begin with the file that `write_days` wrote."""
        self._file = file
        self._levels: dict[int, list[str]] = {}

    def of(self, day: date, level: int) -> SudokuSetup:
        """The puzzle of a day for a level, 1-5, not graded yet.

        Raises `Fault` for a level without daily puzzles.
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
    """The day whose puzzle this is; None for any other puzzle."""
    if setup.mode != MODE:
        return None
    try:
        return date.fromisoformat(setup.seed)
    except ValueError:  # a file may hold anything
        return None


def held_days(file: Path, level: int) -> tuple[bytes, ...]:
    """The stored puzzles of a level, in the order of their days."""
    return tuple(map(parse, _lines(file, level)))


def write_days(file: Path, levels: Mapping[int, Iterable[bytes]]) -> None:
    """Write the puzzles of each level, one a day; equal puzzles give an identical file."""
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
