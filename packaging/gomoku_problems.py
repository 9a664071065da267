# SPDX-License-Identifier: MIT
"""Makes the Gomoku problems that ship with the program from the engine's games with itself.

    .venv/bin/python packaging/gomoku_problems.py [--each N] [--seed N] [--rule NAME] [--problems N]

Of so many problems as are made, as many of each grade are kept as asked for. What stands in the
file already comes first, so that nobody's solved problem disappears. Of each all first moves that
win by continuous fours are known, and the length is that of the shortest win. The same seed gives
the same problems. The file is written whenever one more is found, so that a run may be ended.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from sudoku_qt.engine.gomoku.analysis.problem_maker import make_problems
from sudoku_qt.engine.gomoku.analysis.problems import WinProblem, read_problems, write_problem
from sudoku_qt.engine.gomoku.rules import rule_named
from sudoku_qt.engine.work import never

FILE = Path(__file__).resolve().parent.parent / "resources/puzzles/gomoku.txt"
SIZE = 15
HEAD = """\
# Positions in which the side at turn wins by continuous fours; packaging/gomoku_problems.py.
# rule size moves | the stones in the order of play, Black's first | all first moves that win so
"""


def chosen(problems: Iterable[WinProblem], each: int) -> list[WinProblem]:
    """As many problems of each grade and rule as wanted, the shortest first, none twice."""
    kept: dict[str, WinProblem] = {}
    count: Counter[tuple[str, int]] = Counter()
    for problem in problems:
        kind = problem.rule.name, problem.grade
        if problem.name not in kept and count[kind] < each:
            kept[problem.name] = problem
            count[kind] += 1
    return sorted(kept.values(), key=lambda one: (one.rule.name, one.moves, one.name))


def main() -> None:
    """Play, choose and write."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", default="freestyle")
    parser.add_argument("--problems", type=int, default=100)
    wanted = parser.parse_args()
    known = list(read_problems(FILE.read_text("utf-8"))) if FILE.exists() else []
    made = make_problems(rule_named(wanted.rule), SIZE, wanted.seed, never)
    for problem in islice(made, wanted.problems):
        known = chosen((*known, problem), wanted.each)
        FILE.write_text(HEAD + "".join(f"{write_problem(one)}\n" for one in known), "utf-8")


if __name__ == "__main__":
    main()
