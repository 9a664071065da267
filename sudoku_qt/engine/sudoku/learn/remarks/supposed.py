# SPDX-License-Identifier: MIT
"""Remarks on digits entered or eliminated where assumptions are followed to their end."""

from collections.abc import Container
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
    """A remark on what a digit (1-9), not one that was asked for, leads to in an empty cell."""
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


def of_struck(
    grid: Grid, struck: Candidate, in_question: Container[int], notation: Notation = "r4c5"
) -> tuple[bool, Message]:
    """Whether an eliminated candidate must stay, and a remark on it.

    It is not one that the practised technique eliminates; `in_question` are the cells in question.
    """
    cell, digit = struck
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    solution = kernel.solve(grid.values)
    if solution is None or solution[cell] == digit:
        return True, Message(
            "{cell} can be {digit}: nothing speaks against it, however far it is followed.", **facts
        )
    if cell not in in_question:
        return False, Message("{cell} cannot be {digit} indeed, but this was not asked.", **facts)
    return False, another_proof(struck, notation)


def another_proof(struck: Candidate, notation: Notation = "r4c5") -> Message:
    """A remark that a candidate is eliminated, but not by the practised technique."""
    return Message(
        "{cell} cannot be {digit} indeed, but another proof shows it.",
        cell=write_cells([struck.cell], notation),
        digit=struck.digit,
    )


def _emptied(finding: Finding) -> tuple[str, int]:
    """What a proof by contradiction leaves with nothing: a cell, or 9 * house + digit."""
    (part,) = (part for part in finding.parts if part[0] == "under")
    return cast(tuple[tuple[str, int], ...], part[4])[-1]
