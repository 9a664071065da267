# SPDX-License-Identifier: MIT
"""Finds the positions of what has a page but no rung: resources/puzzles/examples.txt.

    python packaging/learn_examples.py [--puzzles N] [--check]

Random puzzles are solved by patterns and chains until these find nothing more; there it is looked
which candidates each way of supposing refutes, and no simpler one does. The first position of a
technique is the example of its page and stays; others are added until there are enough to draw
exercises from, all of them from different puzzles. --check looks whether every line holds, and
does no more; the exit code is 1 where one does not, or where a technique has too few.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.cases.case import Case, case_line, read_case  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.grid import Grid, digits_in  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.hints.walk import walk  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND, LESS, proof_of  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.board import Board  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.pages import Pages  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.path import next_finding  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.step import Step  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.techniques import LADDER  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.levels import LEVELS  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.shape import CELLS  # noqa: E402 - as above

FILE = ROOT / "resources" / "puzzles" / "examples.txt"
MANY = 12
"""Positions of each technique."""
SHORTEST, LONGEST = 4, 14
"""Stations of the walk that tells of it."""
CHAINS = ("x_chain", "xy_chain", "nice_loop")
BEFORE = tuple(
    rung for rung in LADDER.active if rung.lowest_level < len(LEVELS) or rung.name in CHAINS
)
"""What is done before anything is supposed."""
PAGES = Pages(ROOT / "resources" / "techniques" / "en")


def stalls(puzzles: int, seed: str) -> Iterator[Grid]:
    """Yield the positions in which random puzzles are stuck."""
    rng = SeededRandom(f"learn examples {seed}")
    for _ in range(puzzles):
        board = Board.of_givens(kernel.minimal_puzzle(rng.word()))
        while (found := next_finding(board, BEFORE)) is not None:
            board.apply(found[1])
        if not board.solved:
            yield board.grid()


def fit(technique: str, grid: Grid) -> int | None:
    """A false candidate that a technique and nothing simpler refutes in a few steps, if any."""
    return next((each for each in false_candidates(grid) if is_fit(technique, grid, each)), None)


def is_fit(technique: str, grid: Grid, number: int) -> bool:
    """Whether a technique, and nothing simpler, refutes a candidate, and a walk of it is short."""
    if technique in LESS and Contradiction(LESS[technique]).of(grid, number) is not None:
        return False
    finding = proof_of(technique, grid, number)
    if finding is None:
        return False
    step = Step.of(technique, finding, grid.candidates, grid.values)
    return SHORTEST <= len(walk(step, PAGES).stations) <= LONGEST


def false_candidates(grid: Grid) -> Iterator[int]:
    """Yield the candidates that the solution does not have, as numbers."""
    solution = kernel.solve(grid.givens) or b""
    for cell in grid.empty_cells:
        for digit in digits_in(grid.candidates[cell]):
            if solution[cell] != digit:
                yield CELLS * (digit - 1) + cell


def fill(lines: dict[str, list[str]], puzzles: int, seed: str) -> None:
    """Add positions until each technique has enough, or the puzzles are over."""
    for grid in stalls(puzzles, seed):
        lacking = [name for name in BEYOND if len(lines[name]) < MANY]
        if not lacking:
            return
        name = min(lacking, key=lambda each: len(lines[each]))
        number = fit(name, grid)
        if number is not None:
            lines[name].append(case_line(Case(name, "", 0, grid, (number,), ())))
            write(lines)


def read() -> dict[str, list[str]]:
    """The lines of the file by their techniques."""
    lines: dict[str, list[str]] = {name: [] for name in BEYOND}
    for line in FILE.read_text(encoding="ascii").splitlines():
        lines[read_case(line).code].append(line)
    return lines


def write(lines: dict[str, list[str]]) -> None:
    """Write the file, the techniques in their order."""
    text = "".join(f"{line}\n" for name in BEYOND for line in lines[name])
    FILE.write_text(text, encoding="ascii")


def broken(lines: list[str]) -> list[str]:
    """The lines whose candidate is not refuted as they say."""
    cases = map(read_case, lines)
    held = [proof_of(case.code, case.grid, *case.eliminations) is not None for case in cases]
    return [line for line, holds in zip(lines, held, strict=True) if not holds]


def main(arguments: list[str]) -> int:
    """Add positions, or check them, and say how many there are."""
    parser = ArgumentParser(description="Finds positions of what the ladder lacks.")
    parser.add_argument("--puzzles", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    lines = read()
    if not options.check:
        fill(lines, options.puzzles, options.seed)
    bad = 0
    for name, own in lines.items():
        wrong = broken(own) if options.check else []
        bad += bool(wrong) or len(own) < MANY
        print(f"{name:<32}{len(own):>3}", *wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
