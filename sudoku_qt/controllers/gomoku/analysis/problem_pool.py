# SPDX-License-Identifier: MIT
"""The problems, those shipped and those made here, and which of them are solved."""

from pathlib import Path

from sudoku_qt.controllers.gomoku.library.entries import problem_entry
from sudoku_qt.engine.gomoku.analysis.problems import WinProblem, read_problems, write_problem
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.message import Fault
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.settings import Settings

RULES = GomokuGame()
SHIPPED = "puzzles/gomoku.txt"
SOLVED = "gomoku/problems/solved"


class ProblemPool:
    """Reads the files on first use; problems made here are added to the user's own file."""

    def __init__(self, own: Path, settings: Settings) -> None:
        self._own, self._settings = own, settings
        self._problems: dict[str, WinProblem] | None = None

    @property
    def problems(self) -> dict[str, WinProblem]:
        """All problems by name, the shipped ones first, by length.

        Raises `Fault` if the user's own file cannot be read.
        """
        if self._problems is None:
            shipped = read_problems(resource(SHIPPED).read_text("utf-8"))
            own = read_problems(self._written()) if self._own.exists() else ()
            ordered = sorted((*shipped, *own), key=lambda one: one.moves)
            self._problems = {problem.name: problem for problem in ordered}
        return self._problems

    def _written(self) -> str:
        try:
            return files.read(self._own).decode("utf-8")
        except UnicodeDecodeError:
            raise Fault("{name} cannot be read as text", name=self._own.name) from None

    def add(self, made: tuple[WinProblem, ...]) -> int:
        """Store problems; return how many were new. Raises `Fault`."""
        new = {one.name: one for one in made if one.name not in self.problems}
        written = self._written() if self._own.exists() else ""
        lines = "".join(f"{write_problem(one)}\n" for one in new.values())
        files.write_private(self._own, (written + lines).encode("utf-8"))
        self.problems.update(new)
        return len(new)

    @property
    def solved(self) -> set[str]:
        """The names of the solved problems."""
        return set(self._settings.texts(SOLVED))

    def solve(self, problem: WinProblem) -> None:
        """Note that a problem was solved."""
        self._settings.set(SOLVED, sorted({*self.solved, problem.name}))

    def next_after(self, name: str) -> WinProblem | None:
        """The next unsolved problem after one, wrapping at the end; None if all are solved."""
        names = list(self.problems)
        start = names.index(name) + 1 if name in self.problems else 0
        solved = self.solved
        round_about = (*names[start:], *names[:start])
        found = next((each for each in round_about if each not in solved), None)
        return self.problems[found] if found else None

    def of_setup(self, setup: GomokuSetup) -> WinProblem | None:
        """The problem that a game began from; None if it began elsewhere."""
        if not any(setup.stones) or any(player.kind != "person" for player in setup.players):
            return None
        bare = (setup.rule.name, setup.stones, setup.to_move)
        return next(
            (
                each
                for each in self.problems.values()
                if bare == (each.rule.name, each.stones, each.side)
            ),
            None,
        )


def setup_of(problem: WinProblem) -> GomokuSetup:
    """The setup of a game that begins with a problem."""
    return GomokuSetup(
        size=problem.size,
        rule=problem.rule,
        players=(GomokuPlayer(), GomokuPlayer()),
        stones=problem.stones,
        to_move=problem.side,
    )


def entry_of(problem: WinProblem, collection: str, *, solved: bool) -> Entry:
    """The library entry of a problem, in a collection."""
    setup = setup_of(problem)
    like = Entry(
        RULES.name,
        "",
        source=Source.MADE,
        collection=collection,
        state=State.SOLVED if solved else State.NEW,
        progress=float(solved),
    )
    return problem_entry(setup, RULES.start(setup), problem.moves, like)
