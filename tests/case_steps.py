# SPDX-License-Identifier: MIT
"""A step of each technique, from the first of its cases, for whatever shows steps."""

from functools import cache
from itertools import islice
from pathlib import Path

from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

MOST = 200
"""So many findings of a case are looked at for other variants."""
FOLDER = Path(__file__).parent / "data" / "techniques"
WITH_LINKS = (
    "remote_pair",
    "two_string_kite",
    "w_wing",
    "xy_chain",
    "grouped_nice_loop",
    "unique_nice_loop",
    "kraken_fish",
)
"""Techniques whose steps have links of every kind: long and short, of groups, inside a cell."""


@cache
def first_step(technique: str) -> tuple[Grid, Step]:
    """The position of a technique's first case, and what the technique finds there."""
    case = next(case for case in _cases(technique) if not case.forbids)
    finding = LADDER[technique].technique.first(Board(case.grid))
    assert finding is not None
    return case.grid, _step(technique, finding, case.grid)


@cache
def each_variant(technique: str) -> dict[str, tuple[Grid, Step]]:
    """A step for each of a technique's sentences, by its variant, as far as its cases reach."""
    found: dict[str, tuple[Grid, Step]] = {}
    for case in _cases(technique):
        if not case.forbids:
            board = Board(case.grid)
            for finding in islice(instances(LADDER[technique].technique, board), MOST):
                known = found.get(finding.variant)
                if known is None or not _tells(known[1]):
                    found[finding.variant] = case.grid, _step(technique, finding, case.grid)
    return found


def _tells(step: Step) -> bool:
    """Whether each assumption of a step leads somewhere, so that it is worth looking at."""
    return all(branch.links for branch in step.proof.branches)


def _step(technique: str, finding: Finding, grid: Grid) -> Step:
    return Step.of(technique, finding, grid.candidates, grid.values)


def _cases(technique: str) -> list[Case]:
    lines = (FOLDER / f"{technique}.txt").read_text("utf-8").splitlines()
    return [read_case(line) for line in lines]
