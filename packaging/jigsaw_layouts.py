# SPDX-License-Identifier: MIT
"""Makes resources/puzzles/jigsaw.txt: layouts of jigsaws, by walks that keep regions whole.

    .venv/bin/python packaging/jigsaw_layouts.py

A walk begins with the usual boxes and again and again lets two cells of neighbouring regions change
sides where both regions still hang together. What it ends with is taken where no region is a box or
a row (of four cells two may be), most have a cell that three others touch or a square, the search
fills it, and no earlier layout is the same turned or reflected.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom  # noqa: E402 - found beside this
from sudoku_qt.engine.sudoku.variants.making.full_grid import NoBoardFault, random_grid  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.making.growing import hangs_together, touching  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.rules import Rules  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard, board_of, boxes  # noqa: E402 - as above

WRITTEN = {4: 3, 6: 12, 9: 40}
"""How many layouts there are, by size."""
STEPS = 4
"""Changes of sides for each row of a board."""
FEWEST_INNER = {4: 12, 6: 33, 9: 82}
"""Borders of cells within all regions; of strings of cells there would be 12, 30 and 72."""
MOST_PLAIN = {4: 2, 6: 0, 9: 0}
"""Regions that may be boxes or rows."""


def main() -> None:
    """Write the file."""
    lines = [line for size, count in WRITTEN.items() for line in layouts(size, count)]
    text = "# Layouts of jigsaws, made by packaging/jigsaw_layouts.py\n" + "\n".join(lines) + "\n"
    (ROOT / "resources/puzzles/jigsaw.txt").write_text(text, "utf-8")


def layouts(size: int, count: int) -> Iterator[str]:
    """So many layouts, a letter a cell."""
    rng, seen = SeededRandom(f"jigsaw {size}"), set[str]()
    while count:
        regions = walked(size, rng)
        usual = min(turned(regions, size))
        if usual not in seen and is_good(board_of(size, regions), rng):
            seen.add(usual)
            count -= 1
            yield usual


def walked(size: int, rng: SeededRandom) -> tuple[int, ...]:
    """The regions at the end of a walk."""
    board, regions = board_of(size), [*boxes(size)]
    done = 0
    while done < STEPS * size:
        one, two = (rng.below(size * size) for _ in range(2))
        a, b = regions[one], regions[two]
        beside = {regions[n] for n in touching(board, one, corners=False)}
        besides = {regions[n] for n in touching(board, two, corners=False)}
        if a == b or b not in beside or a not in besides:
            continue
        regions[one], regions[two] = b, a
        cells = ([n for n, each in enumerate(regions) if each == own] for own in (a, b))
        if all(hangs_together(board, own) for own in cells):
            done += 1
        else:
            regions[one], regions[two] = a, b
    return tuple(regions)


def is_good(board: VariantBoard, rng: SeededRandom) -> bool:
    """Whether hardly a region is plain or a string of cells, and the search fills the board."""
    plain = {*board_of(board.size).areas, *board.rows, *board.columns}
    inner = sum(board.regions[one] == board.regions[two] for one, two in board.neighbours)
    if inner < FEWEST_INNER[board.size]:
        return False
    if sum(area in plain for area in board.areas) > MOST_PLAIN[board.size]:
        return False
    try:
        random_grid(Rules(board.size, board.regions), rng)
    except NoBoardFault:
        return False
    return True


def turned(regions: tuple[int, ...], size: int) -> Iterator[str]:
    """The eight ways to look at regions, letters in the order in which they come."""
    rows = [regions[start : start + size] for start in range(0, size * size, size)]
    for _ in range(4):
        for way in (rows, [row[::-1] for row in rows]):
            letters: dict[int, str] = {}
            yield "".join(
                letters.setdefault(each, chr(ord("A") + len(letters)))
                for row in way
                for each in row
            )
        rows = [*zip(*rows[::-1], strict=True)]


if __name__ == "__main__":
    main()
