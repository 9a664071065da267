# SPDX-License-Identifier: MIT
"""Makes the list of balanced openings that a game of Gomoku can begin with.

    .venv/bin/python packaging/gomoku_openings.py [--seconds S] [--lines N]

Five stones are scattered round the middle; White is to move. Those are kept in which the engine,
after some seconds of the processor, finds that nobody stands better. The list is written into
`sudoku_qt/engine/gomoku/openings/balanced.py`: for each rule so many lines, as offsets from the
middle.
"""

import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import RULES, Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

MODULE = Path(__file__).resolve().parent.parent / "sudoku_qt/engine/gomoku/openings/balanced.py"
BEGINS, ENDS = "# made by packaging/gomoku_openings.py\n", "# end of what is made\n"
SIZE, STONES, REACH = 15, 5, 3
EVEN = 0.1  # how far from nought the value may be; 1 is a win
HASTE = 20  # the part of the time, upside down, after which most openings are seen to be uneven


def main() -> None:
    """Find the openings of each rule, and write them down."""
    parser = ArgumentParser(description="Makes the list of balanced openings.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of the processor, an opening")
    parser.add_argument("--lines", type=int, default=12, help="openings of each rule")
    options = parser.parse_args()
    made = {rule.name: find(rule, options.lines, options.seconds) for rule in RULES}
    text = MODULE.read_text("utf-8")
    before, _, rest = text.partition(BEGINS)
    after = rest.partition(ENDS)[2]
    MODULE.write_text(before + BEGINS + written(made) + ENDS + after, "utf-8", newline="\n")


def find(rule: Rule, lines: int, seconds: float) -> list[str]:
    """So many balanced openings, each as offsets from the middle: columns and rows in turn."""
    rng, found = Random(rule.name), list[str]()
    while len(found) < lines:
        offsets = scattered(rng)
        if all(is_even(rule, offsets, each) for each in (seconds / HASTE, seconds)):
            found.append("  ".join(f"{column},{row}" for column, row in offsets))
            print(rule.name, found[-1], flush=True)
    return found


def scattered(rng: Random) -> list[tuple[int, int]]:
    """The offsets of some stones round the middle."""
    near = range(-REACH, REACH + 1)
    return rng.sample([(column, row) for column in near for row in near], STONES)


def is_even(rule: Rule, offsets: list[tuple[int, int]], seconds: float) -> bool:
    """Whether White, to move, stands neither better nor worse."""
    points = [(row + SIZE // 2) * SIZE + column + SIZE // 2 for column, row in offsets]
    thinker = Thinker(rule, SIZE)
    thinker.follow([(point, (BLACK, WHITE)[number % 2]) for number, point in enumerate(points)])
    return abs(thinker.think(WHITE, Limits(time.process_time, seconds)).value) <= EVEN


def written(made: dict[str, list[str]]) -> str:
    """The table as Python writes it."""
    lines = ["OPENINGS: Mapping[str, tuple[str, ...]] = {\n"]
    for rule, openings in made.items():
        lines += [f'    "{rule}": (\n', *(f'        "{each}",\n' for each in openings), "    ),\n"]
    return "".join([*lines, "}\n"])


if __name__ == "__main__":
    main()
