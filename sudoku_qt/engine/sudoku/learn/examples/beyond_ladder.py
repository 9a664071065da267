# SPDX-License-Identifier: MIT
"""Examples of techniques that have a page but no rung: assumptions, as ratings and hints use them.

A line of the example file is a case: a technique's name, a position, and an elimination. The proof
is found here, by searches that use no more than the technique allows.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorphism
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.contradiction import PLAIN_LEVEL, Contradiction
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.examples.suppositions import Cases, Places
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Stop, go_on, never

SIMPLE = ("locked_pair", "pointing", "claiming", "naked_pair", "hidden_pair", "x_wing")
"""The techniques besides singles that chains may use, if they may use others."""
PATTERNS = tuple(rung for rung in LADDER if rung.family == "singles" or rung.name in SIMPLE)
FORCING = (*PATTERNS, *(LADDER[name] for name in ("x_chain", "xy_chain", "nice_loop")))
MULTIPLE = (*PATTERNS, Rung(Cases(), None, "extreme", 0))
DYNAMIC = (*PATTERNS, LADDER["forcing_net"])
ORDINARY = tuple(rung for rung in LADDER.active if rung.lowest_level <= PLAIN_LEVEL)
SINGLES = tuple(rung for rung in PATTERNS if rung.family == "singles")

BEYOND: Mapping[str, Technique] = {
    "nishio": Places(),
    "multiple_forcing_chains": Cases(),
    "dynamic_forcing_chains": LADDER["forcing_net"].technique,
    "dynamic_forcing_chains_plus": Contradiction(PATTERNS),
    "nested_forcing_chains": Contradiction(FORCING),
    "nested_multiple_forcing_chains": Contradiction(MULTIPLE),
    "nested_dynamic_forcing_chains": Contradiction(DYNAMIC),
    "contradiction": Contradiction(ORDINARY),
}
"""The ways of finding each, the easiest first; the last one is used by hints, not by ratings."""
LESS: Mapping[str, tuple[Rung, ...]] = {
    "dynamic_forcing_chains_plus": SINGLES,
    **dict.fromkeys((name for name in BEYOND if name.startswith("nested")), PATTERNS),
}
"""Techniques that must not suffice under the assumption; otherwise an easier way would do."""


def example_of(technique: str, examples: Path) -> ExamplePosition:
    """The first example of one of these techniques in the file.

    Raises `OSError`, and `Fault` if there is none, or none that can be proved.
    """
    for case in cases_of(technique, examples):
        step = refutation(technique, case.grid, *case.eliminations)
        if step is not None:
            return ExamplePosition(case.grid, step)
    raise Fault("There is no example of “{name}”.", name=technique)


def refutations(
    technique: str, seed: str, examples: Path, stop: Stop = never
) -> Iterator[ExamplePosition]:
    """Yield positions of one of these techniques as isomorphs, always the same for a seed.

    There are as many as in the file, except for isomorphs in which the technique no longer shows.
    Each is made on demand. Raises `OSError` and `Cancelled`.
    """
    rng = SeededRandom(f"lesson {technique} {seed}")
    for case in rng.shuffled([*cases_of(technique, examples)]):
        go_on(stop)
        grid, number = disguised(case, rng)
        step = refutation(technique, grid, number)
        if step is not None:
            yield ExamplePosition(grid, step)


def cases_of(technique: str, examples: Path) -> Iterator[Case]:
    """Yield the cases of a technique in the file. Raises `OSError`."""
    for line in examples.read_text(encoding="ascii").splitlines():
        if line.startswith(f":{technique}:"):
            yield read_case(line)


def disguised(case: Case, rng: SeededRandom) -> tuple[Grid, int]:
    """A random isomorph of a case's position, and the elimination in it."""
    change, grid = random_isomorphism(rng), case.grid
    (number,) = case.eliminations
    values = change.values(grid.givens), change.values(grid.values)
    return Grid(*values, change.masks(grid.candidates)), change.number(number)


def refutation(technique: str, grid: Grid, number: int) -> Step | None:
    """The step by which one of these techniques eliminates a candidate (a number), or None."""
    finding = proof_of(technique, grid, number)
    return None if finding is None else Step.of(technique, finding, grid.candidates, grid.values)


def proof_of(technique: str, grid: Grid, number: int) -> Finding | None:
    """The proof by one of these techniques that eliminates a candidate (a number), or None."""
    way = BEYOND[technique]
    if isinstance(way, Contradiction):
        return way.of(grid, number)
    found = way.find(Board(grid))
    return next((each for each in found if each.eliminations == (number,)), None)
