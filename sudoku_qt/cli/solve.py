# SPDX-License-Identifier: MIT
"""`sudoku solve`: the solution of every puzzle, or one of them where there are several."""

from argparse import ArgumentParser, Namespace

from sudoku_qt.cli.options import add_flag
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.work import Stop


class Solve(PuzzleVerb):
    """Writes solutions. Puzzles without one are named, and left out; those with several named."""

    summary = "write the solution of every puzzle"
    columns = ("line", "puzzle", "solution")
    line = ("solution",)
    shown = "solution"
    plain = True

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Let a puzzle with several solutions be called bad."""
        add_flag(parser, "--unique", "leave out puzzles with several solutions, too")

    def need(self, options: Namespace) -> Needs:
        """Need a solution, or one that is the only one."""
        return Needs.ONE_SOLUTION if options.unique else Needs.A_SOLUTION_NOTED

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Add nothing: the solution is there already."""
        return Record()


class SolveAnyhow(Solve):
    """The same where any solution will do, and nothing is said of others."""

    def need(self, options: Namespace) -> Needs:
        """Need a solution."""
        return Needs.A_SOLUTION


VERB = Solve()
