# SPDX-License-Identifier: MIT
"""Makes the variants of ten years of days: resources/puzzles/daily_variants.zip.

    python packaging/daily_variants.py [--check]

It was run once. The file never changes after that: every copy of the program has to have the same
variant on the same day. --check looks whether each has the kinds and the level of its day, one
solution, and more than one without its rules, and whether no two are equal; the exit code is 1
where one does not.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.message import Fault  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import (  # noqa: E402 - as above
    DAYS,
    FIRST_MONDAY,
    held_variants,
    kinds_on,
    level_on,
    write_variants,
)
from sudoku_qt.engine.sudoku.variants.making.levelling import level_of  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.making.maker import (  # noqa: E402 - as above
    JIGSAW,
    WINDOKU,
    VariantOptions,
    kinds_in,
    make_variant,
)
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle  # noqa: E402 - as above
from sudoku_qt.engine.work import never  # noqa: E402 - as above

FILE = ROOT / "resources" / "puzzles" / "daily_variants.zip"
LAYOUTS = ROOT / "resources" / "puzzles" / "jigsaw.txt"
SHOWN_AS = {JIGSAW: "region", WINDOKU: "extraregion"}
"""What a puzzle's rules name these kinds."""


def days() -> Iterator[date]:
    """Yield the days of the file."""
    for number in range(DAYS):
        yield FIRST_MONDAY + timedelta(days=number)


def variants() -> Iterator[VariantPuzzle]:
    """Yield the variant of each day; no two are equal."""
    seen = set[str]()
    for day in days():
        puzzle = next(each for each in tried(day) if write_variant(each) not in seen)
        seen.add(write_variant(puzzle))
        yield puzzle


def tried(day: date) -> Iterator[VariantPuzzle]:
    """Yield puzzles for a day that need their rules, without end."""
    for number in count(1):
        wanted = VariantOptions(
            kinds_in(kinds_on(day)),
            seed=f"daily {day.isoformat()} {number}",
            level=level_on(day),
        )
        try:
            puzzle = make_variant(wanted, layouts=LAYOUTS)
        except Fault:
            continue
        if needs_rules(puzzle) and has_kinds(puzzle, day):
            yield puzzle


def needs_rules(puzzle: VariantPuzzle) -> bool:
    """Whether a puzzle has more than one solution, or none, as a classic one."""
    return kernel.count_solutions(puzzle.givens, 2) != 1


def has_kinds(puzzle: VariantPuzzle, day: date) -> bool:
    """Whether a puzzle has constraints of each kind of its day."""
    kinds = {SHOWN_AS.get(kind, kind) for kind in kinds_in(kinds_on(day))}
    return kinds == {*puzzle.rules.named()}


def sound(puzzle: VariantPuzzle, day: date) -> bool:
    """Whether all that is promised of a day's puzzle holds."""
    if not (needs_rules(puzzle) and has_kinds(puzzle, day)):
        return False
    return count_solutions(puzzle) == 1 and level_of(puzzle, level_on(day), never) == level_on(day)


def broken() -> list[str]:
    """The days whose puzzle is not what is promised."""
    held = held_variants(FILE)
    bad = [day.isoformat() for day, puzzle in zip(days(), held, strict=False)
           if not sound(puzzle, day)]  # fmt: skip
    are_all = len({*map(write_variant, held)}) == len(held) == len([*days()])
    return bad if are_all else [*bad, "there are equal ones, or too few"]


def main(arguments: list[str]) -> int:
    """Make the file, or check it."""
    parser = ArgumentParser(description="Makes the variants of the days.")
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args(arguments).check:
        if FILE.exists():
            parser.error(f"{FILE.name} is there already, and it never changes")
        write_variants(FILE, [*variants()])
    bad = broken()
    print("sound" if not bad else "BROKEN", *bad)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
