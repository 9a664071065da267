# SPDX-License-Identifier: MIT
"""`sudoku minimal`: a minimal puzzle inside every puzzle, or all of them."""

from argparse import ArgumentParser, Namespace
from functools import partial
from itertools import islice

from sudoku_qt.cli.batch import Variant
from sudoku_qt.cli.each import EachVerb, records_of
from sudoku_qt.cli.options import Once, add_flag, utf8, whole
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, Record
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.research.minimal import minimal_puzzles_in
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop

MOST = 10**9


class Minimal(EachVerb):
    """Writes minimal puzzles; puzzles that have no solution or several are reported instead."""

    summary = "write a minimal puzzle inside every puzzle, or all that there are"
    needs = Needs.ONE_SOLUTION
    columns = ("line", "puzzle", "minimal", "clues")
    line = ("minimal",)
    batch = 64
    example = "sudoku minimal puzzles.txt --all --max 1000"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the options: one or all, and which one."""
        add_flag(parser, "--all", "every minimal puzzle inside, not only one")
        parser.add_argument(
            "--max",
            type=whole(1, MOST),
            default=MOST,
            metavar="N",
            action=Once,
            help="with --all, at most N for each puzzle (all)",
        )
        parser.add_argument(
            "--seed",
            type=utf8,
            metavar="TEXT",
            action=Once,
            help="try the clues in a random order that follows from TEXT (cell by cell)",
        )

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Find one or all."""
        if options.all:
            found = [*islice(minimal_puzzles_in(puzzle.cells, stop), options.max)]
        else:
            found = [kernel.dig(puzzle.cells, bytes(_order(puzzle, options)), stop)]
        return records_of(
            {"minimal": to_text(each), "clues": CELLS - each.count(0)} for each in found
        )

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The same for a puzzle with rules of its own, which are kept."""
        most = options.max if options.all else None
        return records_of(variant.answers.minimal(partial(_shuffled, options), most))


def _order(puzzle: Puzzle, options: Namespace) -> list[int]:
    return _shuffled(options, to_text(puzzle.cells), CELLS)


def _shuffled(options: Namespace, puzzle: str, count: int) -> list[int]:
    """The order in which cells are tried: random, but the same for a puzzle and a seed."""
    cells = [*range(count)]
    if options.seed is None:
        return cells
    return SeededRandom(f"{options.seed} {puzzle}").shuffled(cells)


VERB = Minimal()
