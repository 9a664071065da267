# SPDX-License-Identifier: MIT
"""`sudoku pattern`: puzzles whose clues are exactly the cells of a mask."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial

from sudoku_qt.cli.argument_types import cells_for_givens, se_range
from sudoku_qt.cli.clustered import add_cluster_options, cluster, is_clustered, only_clustered
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.layouts import NAMES, Layout
from sudoku_qt.cli.options import Once, add_flag, utf8, whole
from sudoku_qt.cli.stream import Outcome, watched
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.pattern_search import WALKS, check_cells, find_puzzle
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.work import Cancelled

MOST = 10**9
COLUMNS = ("line", "puzzle", "clues", "se_rating", "seed")


class Pattern(Verb):
    """Writes puzzles with one solution, each from a separate random walk."""

    summary = "search for puzzles whose clues are exactly the cells of a mask"
    example = "sudoku pattern mask.txt -n 1000 --minimal --se 8~ --jobs 2"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the cells, the number of puzzles, and what they must be like."""
        say = partial(parser.add_argument, action=Once)
        parser.add_argument(
            "mask",
            type=cells_for_givens,
            metavar="MASK",
            help="81 signs, or a file with them; . 0 _ - and * are cells without a clue",
        )
        say("-n", "--count", type=whole(1, MOST), default=1, metavar="N", help="how many (1)")
        say("--seed", type=utf8, metavar="TEXT", help="the same TEXT finds the same puzzles")
        add_flag(parser, "--minimal", "only puzzles that need each of their clues")
        say("--se", type=se_range, metavar="RANGE", help="only of these SE ratings: 7.5~8.5, 9~")
        say(
            "--tries",
            type=whole(1, MOST),
            default=WALKS,
            metavar="N",
            help="give a puzzle up after N random walks (1000)",
        )
        add_output_options(parser, COLUMNS, NAMES, others=only_clustered(NAMES))
        add_cluster_options(parser)

    def run(self, options: Namespace) -> int:
        """Write a puzzle for each number. Raises `UsageFault` if there can be none."""
        cells = sorted(options.mask)
        try:
            check_cells(cells)
        except Fault:
            raise UsageFault("no puzzle with clues in these cells alone has one solution") from None
        layout = chosen_layout(options, "puzzle", ("puzzle",), COLUMNS, COLUMNS)
        options.seed = options.seed or fresh_seed()
        work = partial(_write, cells, options, layout)
        if is_clustered(options):
            code: int = cluster(options).run_numbers(work, layout, options, 1, iter)
            return code

        def rest(done: int) -> Iterator[int]:
            return iter(range(done + 1, options.count + 1))

        return write_records(rest, work, layout, options, size=options.count)


def _write(cells: list[int], options: Namespace, layout: Layout, number: int) -> Outcome:
    """Write the record of a number, counted from 1."""
    try:
        rng = SeededRandom(f"{options.seed} {number}")
        limits = {"minimal": options.minimal, "se": options.se}
        found = find_puzzle(cells, rng, options.tries, watched(), **limits)
    except Cancelled:
        return Outcome(b"", 0, stopped=True)
    if found is None:
        words = spoken("no puzzle {number} after {tries:,} walks; --tries makes it more")
        sentence = words.format(number=number, tries=options.tries)
        return Outcome(b"", 0, (sentence,), bad=True, stopped=True)
    puzzle, rating = found
    fields = {
        "line": number,
        "puzzle": to_text(puzzle),
        "clues": len(cells),
        "se_rating": "" if rating is None else rating,
        "seed": options.seed,
    }
    return Outcome((layout.between + layout.record(fields)).encode(), 1, size=1)


VERB = Pattern()
