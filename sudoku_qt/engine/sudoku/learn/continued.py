# SPDX-License-Identifier: MIT
"""Chains that a player continues: how far candidates carry one on, and what the whole proves."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.chained import KINDS, Path, Room, chain_finding, conclusion
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step


class BegunChain:
    """The beginning of a chain of a technique; candidates are alternately false and true."""

    def __init__(self, technique: str, grid: Grid, begun: Path) -> None:
        self.technique, self.begun = technique, begun
        self.grid, self.kind = grid, KINDS[technique]
        self.room = Room(grid, frozenset(grid.empty_cells))

    def continued(self, added: frozenset[Candidate]) -> Path:
        """The longest way on through added candidates; of several one that proves something."""
        ways = [*self._ways(self.begun, added)]
        return max(ways, key=lambda path: (len(path), bool(self._eliminations(path)[1])))

    def step(self, path: Path) -> Step | None:
        """The step of a chain that proves something; None where it does not."""
        variant, eliminations = self._eliminations(path)
        return self._step(path, eliminations, variant) if eliminations else None

    def drawn(self, path: Path) -> Step:
        """A chain that need not prove anything yet, as a step to be drawn."""
        return self._step(path, set(), "chain")

    def leads_on(self, path: Path, other: Candidate) -> bool:
        """Whether a link that comes next in a chain leads to a candidate."""
        return other in self._next(path)

    def _step(self, path: Path, eliminations: set[Candidate], variant: str) -> Step:
        finding = chain_finding(path, eliminations, variant)
        return Step.of(self.technique, finding, self.grid.candidates, self.grid.values)

    def _ways(self, path: Path, added: frozenset[Candidate]) -> Iterator[Path]:
        yield path
        for each in sorted(added):
            if self.leads_on(path, each):
                yield from self._ways((*path, each), added - {each})

    def _next(self, path: Path) -> set[Candidate]:
        is_true = len(path) % 2 == 0
        if is_true:
            return {*self.room.weak(path[-1], self.kind)} - {*path}
        return self.room.strong(path[-1], self.kind) - {*path}

    def _eliminations(self, path: Path) -> tuple[str, set[Candidate]]:
        is_whole = len(path) % 2 == 0 and len(path) > len(self.begun)
        if not is_whole or (self.kind.one_digit and path[0].digit != path[-1].digit):
            return "chain", set()
        return conclusion(self.room, self.kind, path)
