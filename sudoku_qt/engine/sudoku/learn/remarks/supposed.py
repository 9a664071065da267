# SPDX-License-Identifier: MIT
"""Of a digit that somebody enters where suppositions are followed: what it would come to."""

from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import reasoning
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_entry
from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, write_cells
from sudoku_qt.engine.sudoku.shape import CELLS


def of_supposed(grid: Grid, entered: Candidate, notation: Notation = "r4c5") -> Message:
    """Say what a digit (1-9) in an empty cell leads to; it is none of those that were asked for."""
    cell, digit = entered
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    if not grid.candidates[cell] >> digit - 1 & 1:
        in_sight = next(of_entry(grid, entered, notation), None)
        return in_sight or Message("{cell} has no {digit}.", **facts)
    solution = kernel.solve(grid.values)
    if solution is None or solution[cell] == digit:
        return Message("{cell} is {digit} indeed, but this was not asked.", **facts)
    finding = Contradiction(reasoning()).refute(grid, CELLS * (digit - 1) + cell)
    if finding is None:
        raise ValueError("a wrong digit leads to no contradiction")
    kind, number = _emptied(finding)
    if kind == "cell":
        other = write_cells([number], notation)
        return Message(
            "{cell} cannot be {digit}: followed to the end, it leaves nothing for {other}.",
            **facts,
            other=other,
        )
    house, lacking = divmod(number, 9)
    return Message(
        "{cell} cannot be {digit}: followed to the end, it leaves {house} no place for {other}.",
        **facts,
        house=house_words(house),
        other=lacking + 1,
    )


def _emptied(finding: Finding) -> tuple[str, int]:
    """What a proof by contradiction leaves with nothing: a cell, or 9 * house + digit."""
    (part,) = (part for part in finding.parts if part[0] == "under")
    return cast(tuple[tuple[str, int], ...], part[4])[-1]
