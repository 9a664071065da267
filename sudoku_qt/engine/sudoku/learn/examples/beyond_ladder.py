# SPDX-License-Identifier: MIT
"""Examples of what has a page but no rung: ways of supposing that ratings and hints go by.

A line of the file of examples is a case: the technique's name, a position, and what is eliminated
in it. How that is proved is found here, by searches that may use no more than the technique may.
"""

from collections.abc import Mapping
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.contradiction import PLAIN_LEVEL, Contradiction
from sudoku_qt.engine.sudoku.learn.examples.pool import Position
from sudoku_qt.engine.sudoku.learn.examples.suppositions import Cases, Places
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

SIMPLE = ("locked_pair", "pointing", "claiming", "naked_pair", "hidden_pair", "x_wing")
"""What chains may use, singles apart, where they may use more than themselves."""
PATTERNS = tuple(rung for rung in LADDER if rung.family == "singles" or rung.name in SIMPLE)
FORCING = (*PATTERNS, *(LADDER[name] for name in ("x_chain", "xy_chain", "nice_loop")))
MULTIPLE = (*PATTERNS, Rung(Cases(), None, "extreme", 0))
DYNAMIC = (*PATTERNS, LADDER["forcing_net"])
ORDINARY = tuple(rung for rung in LADDER.active if rung.lowest_level <= PLAIN_LEVEL)

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
"""How each is found, the easiest first; the last one is no rating's but a hint's."""


def example_of(technique: str, examples: Path) -> Position:
    """The example of one of these techniques.

    Raises `OSError`, and `Fault` where the file has none, or none that can be proved.
    """
    for line in examples.read_text(encoding="ascii").splitlines():
        if line.startswith(f":{technique}:"):
            case = read_case(line)
            (number,) = case.eliminations
            finding = proof_of(technique, case.grid, number)
            if finding is not None:
                grid = case.grid
                return Position(grid, Step.of(technique, finding, grid.candidates, grid.values))
    raise Fault("There is no example of “{name}”.", name=technique)


def proof_of(technique: str, grid: Grid, number: int) -> Finding | None:
    """How one of these techniques eliminates a candidate (a number), if it does."""
    way = BEYOND[technique]
    if isinstance(way, Contradiction):
        return way.of(grid, number)
    found = way.find(Board(grid))
    return next((each for each in found if each.eliminations == (number,)), None)
