# SPDX-License-Identifier: MIT
"""`sudoku solve`: the solution of every puzzle, one of them if there are several, or all."""

from argparse import ArgumentParser, Namespace

from sudoku_qt.cli.batch import Variant
from sudoku_qt.cli.each import EACH, Each, Grids
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.options import Once, add_flag, whole
from sudoku_qt.cli.puzzle_verb import OTHERS, Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.work import Stop

USUAL = 1000
MOST = 100_000
AT_A_TIME = 100_000
"""About so many solutions are written at once."""


class Solve(PuzzleVerb):
    """Writes solutions. Puzzles without one are reported instead, those with several as well."""

    summary = "write the solution of every puzzle, or all that it has"
    columns = ("line", "puzzle", "solution")
    line = ("solution",)
    drawn_field = "solution"
    plain = True
    example = "sudoku solve puzzles.txt --all --max 100 --format csv"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the options: one solution or all, and whether several are a fault."""
        add_flag(parser, "--unique", "leave out puzzles with several solutions, too")
        add_flag(parser, "--all", "every solution, each a record of its own")
        parser.add_argument(
            "--max",
            type=whole(1, MOST),
            default=USUAL,
            metavar="N",
            action=Once,
            help="with --all, at most N for each puzzle (1000); that there are more is said",
        )

    def need(self, options: Namespace) -> Needs:
        """Need a solution, or a unique one."""
        if options.unique:
            return Needs.ONE_SOLUTION
        return Needs.A_SOLUTION if options.all else Needs.A_SOLUTION_NOTED

    def layout(self, options: Namespace) -> Layout:
        """The layout that the options choose, once for each solution. Raises `UsageFault`."""
        if options.all:
            return Each(super().layout(options))
        if "max" in getattr(options, "options_said", frozenset()):
            raise UsageFault("{option} goes with {owner}", option="--max", owner="--all")
        return super().layout(options)

    def at_a_time(self, size: int | None, options: Namespace) -> int:
        """Process few puzzles at a time if each may have many solutions."""
        return min(self.batch, max(1, AT_A_TIME // options.max)) if options.all else self.batch

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Find all solutions, if the known one is not enough."""
        if not options.all:
            return Record()
        found = kernel.solutions(puzzle.cells, options.max + 1, stop)
        more = Message("more than {count} solutions; these are some", count=f"{options.max:,}")
        solutions = Grids("solution", b"".join(found[: options.max]))
        return Record({EACH: solutions}, remark=more if len(found) > options.max else None)

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The same for a puzzle with rules of its own."""
        most = options.max if options.all else 1
        found = variant.answers.solutions(most + 1)
        if not found:
            raise Fault("no solution")
        several = len(found) > most
        if options.unique and len(found) > 1:
            raise Fault("2 or more solutions")
        if not options.all:
            remark = OTHERS if several and self.need(options) is Needs.A_SOLUTION_NOTED else None
            return Record({"solution": found[0]}, remark=remark)
        more = Message("more than {count} solutions; these are some", count=f"{options.max:,}")
        records = [{"solution": each} for each in found[:most]]
        return Record({EACH: records}, remark=more if several else None)


class SolveAnyhow(Solve):
    """Writes solutions where any will do: that there are several is not reported."""

    def need(self, options: Namespace) -> Needs:
        """Need a solution."""
        return Needs.A_SOLUTION


VERB = Solve()
