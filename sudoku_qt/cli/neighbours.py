# SPDX-License-Identifier: MIT
"""`sudoku neighbours`: the puzzles that lack some clues of another one and have others."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from sudoku_qt.cli.argument_types import se_range
from sudoku_qt.cli.each import EachVerb, records_of
from sudoku_qt.cli.options import Once, add_flag, interval, whole
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, Record
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.research.neighbours import MOST_SOLUTIONS, TooMany, neighbours
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop

MOST_REMOVED = 4
MOST_ADDED = 2
LEFT_OUT = Message(
    "some neighbours are left out: without the clues removed there are more than {count} solutions",
    count=f"{MOST_SOLUTIONS:,}",
)


class Neighbours(EachVerb):
    """Writes neighbours with one solution; puzzles with none or several are reported instead."""

    summary = "write the puzzles that differ from each puzzle in one or two clues"
    needs = Needs.ONE_SOLUTION
    columns = ("line", "puzzle", "neighbour", "clues", "se_rating")
    line = ("neighbour", "se_rating")
    batch = 1
    example = "sudoku neighbours puzzles.txt --minimal | sudoku canonical --unique"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the distance, and which neighbours are wanted."""
        say = parser.add_argument
        say(
            "--remove",
            type=whole(0, MOST_REMOVED),
            default=1,
            metavar="N",
            action=Once,
            help="how many clues are taken away, 0 to 4 (1)",
        )
        say(
            "--add",
            type=whole(0, MOST_ADDED),
            default=1,
            metavar="N",
            action=Once,
            help="how many other clues are added, 0 to 2 (1)",
        )
        add_flag(parser, "--minimal", "only puzzles that need each of their clues")
        add_flag(parser, "--unique", "of each class only one for each puzzle, and not its own")
        say(
            "--clues",
            type=interval(0, CELLS),
            metavar="A~B",
            action=Once,
            help="only puzzles with A to B clues",
        )
        say(
            "--se",
            type=se_range,
            metavar="RANGE",
            action=Once,
            help="only puzzles of these SE ratings, which are written, too: 7.5~8.5, ~3.0, 9~",
        )

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Find the neighbours, and select those that are wanted."""
        found = [*neighbours(puzzle.cells, options.remove, options.add, stop)]
        whole_list = [each for each in found if not isinstance(each, TooMany)]
        notes = (LEFT_OUT,) if len(whole_list) < len(found) else ()
        selected = [*_wanted(puzzle, whole_list, options, stop)]
        return Record(records_of(selected).fields, notes=notes)


def _wanted(
    puzzle: Puzzle, found: list[bytes], options: Namespace, stop: Stop
) -> Iterator[dict[str, object]]:
    seen = {kernel.canonical_form(puzzle.cells)} if options.unique else set[bytes]()
    for each in found:
        clues = CELLS - each.count(0)
        if options.clues and not options.clues[0] <= clues <= options.clues[1]:
            continue
        if options.minimal and not kernel.is_minimal(each, stop):
            continue
        if options.unique:
            form = kernel.canonical_form(each)
            if form in seen:
                continue
            seen.add(form)
        rating = rate(each, ("se_rating",), stop=stop).se_rating if options.se else None
        if rating is None or options.se[0] <= rating <= options.se[1]:
            yield {
                "neighbour": to_text(each),
                "clues": clues,
                "se_rating": "" if rating is None else rating,
            }


VERB = Neighbours()
