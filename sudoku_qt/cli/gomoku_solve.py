# SPDX-License-Identifier: MIT
"""`sudoku gomoku-solve`: proved wins in positions of Gomoku."""

import time
from argparse import ArgumentParser, Namespace
from functools import partial

from sudoku_qt.cli.exits import FINE, SOME_BAD
from sudoku_qt.cli.language import say, spoken
from sudoku_qt.cli.options import Once, add_flag, whole
from sudoku_qt.cli.output import tell, write_out
from sudoku_qt.cli.reading import read_text
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.gomoku.analysis.problem_lists import Problem, Unread, problems_in, solve
from sudoku_qt.engine.gomoku.board import LARGEST, SMALLEST, point_name
from sudoku_qt.engine.gomoku.rules import FREESTYLE, RULES, rule_named
from sudoku_qt.engine.gomoku.search.thinker import Limits


class GomokuSolve(Verb):
    """Looks for proved wins."""

    summary = "find the move that wins in positions of Gomoku, where a win is proved"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the positions, and the time to search."""
        parser.add_argument(
            "input",
            nargs="*",
            metavar="FILE",
            help="positions, a line each such as h8i9j10, or JSON (standard input)",
        )
        parser.add_argument(
            "--milliseconds",
            type=whole(1, 3_600_000),
            default=1000,
            action=Once,
            help="how long to look at a position (1000)",
        )
        parser.add_argument(
            "--size",
            type=whole(SMALLEST, LARGEST),
            default=15,
            action=Once,
            help="rows of the board, for lines (15)",
        )
        parser.add_argument(
            "--rule",
            choices=tuple(rule.name for rule in RULES),
            default=FREESTYLE.name,
            action=Once,
            help="the rule, for lines (freestyle)",
        )

        add_flag(parser, "--any", "look for any proved win, not for continuous fours alone")

    def run(self, options: Namespace) -> int:
        """Write a line for each position: its name, the move, and the moves to the win."""
        limits = Limits(time.process_time, options.milliseconds / 1000)
        ended = FINE
        for name in options.input or ["-"]:
            text = read_text(name)
            for problem in problems_in(text, rule_named(options.rule), options.size):
                if isinstance(problem, Unread):
                    ended = SOME_BAD
                    tell(f"{problem.name}: {say(problem.fault)}")
                else:
                    _write(problem, limits, by_fours=not options.any)
        return ended


def _write(problem: Problem, limits: Limits, *, by_fours: bool) -> None:
    thought = solve(problem, limits, by_fours=by_fours)
    if thought is None:
        write_out(f"{problem.name}: {spoken('no win is proved')}\n")
        return
    named = partial(point_name, problem.size)
    words = spoken("{point} wins in {moves}").format(point=named(thought.point), moves=thought.mate)
    write_out(f"{problem.name}: {words}\n")


VERB = GomokuSolve()
