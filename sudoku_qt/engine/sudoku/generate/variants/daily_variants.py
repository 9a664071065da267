# SPDX-License-Identifier: MIT
"""The variant of a day: determined by the date alone, the same for everybody, for good.

Ten years of them ship with the program, each as the f-puzzles object that any program reads. A week
has seven families of rules, whose kinds come in turn, and levels that rise from Monday to Sunday.
After the last week comes the first again.

The file may never change, or a puzzle that somebody solved yesterday would be a different one
today. So no version adds to it, and a test pins the puzzles of some days.
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import BEGINNING, MODE
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

EASY = (  # families of which the easiest puzzles need their rules; one a week begins it
    ("diagonals", "windoku", "disjointgroups"),
    ("jigsaw",),
    ("antiknight", "antiking"),
    ("odd,even",),
)
OTHERS = (
    ("killer",),
    ("thermometer", "arrow", "slowthermometer", "doublearrow"),
    ("kropki", "xv", "quadruple", "minimum,maximum", "nonconsecutive"),
    ("renban", "palindrome", "whispers", "betweenline", "regionsumline", "zipperline",
     "entropicline", "modularline"),
    ("sandwich", "littlekiller", "skyscraper", "xsum"),
)  # fmt: skip
"""Families that come each week, on another day than the week before."""
LEVELS = (1, 2, 2, 3, 3, 4, 4)
"""The levels from Monday to Sunday."""
FIRST_MONDAY = date(2025, 12, 29)
"""The day of the first variant in the file."""
WEEKS = 522
DAYS = 7 * WEEKS
"""The number of days in the file: ten years."""
DAYS_A_PART = 406
"""Days that are read together."""


class DailyVariants:
    """The variants of all days; some that follow each other are read on first use."""

    def __init__(self, file: Path) -> None:
        """Begin with the file that `write_variants` wrote."""
        self._file = file
        self._parts: dict[int, list[str]] = {}

    def puzzle(self, day: date) -> VariantPuzzle:
        """The variant of a day."""
        part, place = divmod(number_of(day), DAYS_A_PART)
        if part not in self._parts:
            self._parts[part] = _lines(self._file, part)
        return read_variant(self._parts[part][place])

    def of(self, day: date) -> SudokuSetup:
        """The setup of the variant of a day, of the level of its day of the week."""
        puzzle = self.puzzle(day)
        return SudokuSetup(
            puzzle.givens,
            "generated",
            MODE,
            level=level_on(day),
            symmetry="central",
            seed=day.isoformat(),
            variant=puzzle,
        )


def number_of(day: date) -> int:
    """The place of a day's variant in the file, from 0; earlier days count back from the end."""
    return (day - FIRST_MONDAY).days % DAYS


def level_on(day: date) -> int:
    """The level of a day's variant."""
    return LEVELS[day.weekday()]


def kinds_on(day: date) -> str:
    """The kinds of a day's variant, as `kinds_in` reads them."""
    week, weekday = divmod(number_of(day), 7)
    others = len(OTHERS) + 1
    turn, place = week // others, (weekday + week) % others
    if weekday == 0:
        return _in_turn(EASY[week % len(EASY)], week // len(EASY))
    if place == len(OTHERS):
        family = week + 1 + turn % (len(EASY) - 1)  # another one than Monday's
        return _in_turn(EASY[family % len(EASY)], turn // len(EASY) + week)
    return _in_turn(OTHERS[place], week + turn)


def _in_turn(kinds: Sequence[str], turn: int) -> str:
    return kinds[turn % len(kinds)]


def held_variants(file: Path, parts: int = DAYS // DAYS_A_PART) -> tuple[VariantPuzzle, ...]:
    """The stored variants of the first parts of the file, in the order of their days."""
    return tuple(read_variant(line) for part in range(parts) for line in _lines(file, part))


def write_variants(file: Path, puzzles: Sequence[VariantPuzzle]) -> None:
    """Write a variant for each day; equal ones give an identical file."""
    with ZipFile(file, "w") as written:
        for part, first in enumerate(range(0, len(puzzles), DAYS_A_PART)):
            info = ZipInfo(_entry(part), BEGINNING)
            info.compress_type = ZIP_DEFLATED
            held = puzzles[first : first + DAYS_A_PART]
            text = "".join(f"{write_variant(puzzle)}\n" for puzzle in held)
            written.writestr(info, text, compresslevel=9)


def _lines(file: Path, part: int) -> list[str]:
    with ZipFile(file) as days:
        return days.read(_entry(part)).decode("ascii").splitlines()


def _entry(part: int) -> str:
    return f"{part}.txt"
