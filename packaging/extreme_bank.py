# SPDX-License-Identifier: MIT
"""Makes the bank of extreme puzzles: resources/puzzles/extreme.txt.

    python packaging/extreme_bank.py [--count N] [--seed TEXT] [--check]

Puzzles of the grade Extreme, SE 9.0 and more, hardly ever come by chance: one in 1,500 random
minimal puzzles. So puzzles are drawn until one is; then those are looked at that have one clue
other than one of its family, which ends at FAMILY, so that they are not all relatives. All are made
here, and no two are images of each other: each is kept in its canonical form. The same seed and
count give the same file.

--check looks at every puzzle of the file whether it has one solution, is extreme and in its
canonical form, and whether two are the same; the exit code is 1 where not.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.generate.hardest.climber import resistance_of  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.hardest.extreme_bank import extremes, is_extreme  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.hardest.near import NearSearch, found_near  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.kernel.solver import to_text  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom  # noqa: E402 - as above

FILE = ROOT / "resources" / "puzzles" / "extreme.txt"
COUNT, FAMILY, SIBLINGS = 2400, 40, 20
"""How many puzzles are made, how many a family has, and how many are looked at near each of it."""
RESISTANT = 55
"""The resistance below which hardly any puzzle is extreme; it is measured at once."""


def made(seed: str) -> Iterator[bytes]:
    """Yield essentially different extreme puzzles in canonical form, without end."""
    rng = SeededRandom(f"extreme bank {seed}")
    seen: set[bytes] = set()
    while True:
        family = [image for image in [kernel.canonical_form(_resistant(rng))] if is_extreme(image)]
        for member in family:  # which grows meanwhile
            if len(family) == FAMILY:
                break
            near = found_near(NearSearch(member, RESISTANT))
            for puzzle in rng.shuffled([puzzle for _, puzzle in near])[:SIBLINGS]:
                image = kernel.canonical_form(puzzle)
                if len(family) < FAMILY and image not in (*family, *seen) and is_extreme(image):
                    family.append(image)
        yield from (image for image in family if image not in seen)
        seen.update(family)


def _resistant(rng: SeededRandom) -> bytes:
    """Draw until one is worth a rating."""
    while resistance_of(puzzle := kernel.minimal_puzzle(rng.word())) < RESISTANT:
        pass
    return puzzle


def checked() -> bool:
    """Say what is wrong with the bank, and whether nothing is."""
    puzzles = extremes(FILE)
    wrong = [
        to_text(puzzle)
        for puzzle in puzzles
        if kernel.count_solutions(puzzle) != 1
        or kernel.canonical_form(puzzle) != puzzle
        or not is_extreme(puzzle)
    ]
    print(f"{len(puzzles)} puzzles, {len(puzzles) - len(set(puzzles))} twice, {len(wrong)} wrong")
    print(*wrong, sep="\n")
    return not wrong and len(set(puzzles)) == len(puzzles)


def main() -> int:
    """Make the bank, or check it."""
    parser = ArgumentParser(description="make the bank of extreme puzzles")
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return 0 if checked() else 1
    puzzles = []
    for puzzle in islice(made(options.seed), options.count):
        puzzles.append(to_text(puzzle))
        print(f"\r{len(puzzles)} of {options.count}", end="", file=sys.stderr)
    FILE.write_text("".join(f"{line}\n" for line in sorted(puzzles)), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
