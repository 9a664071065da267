# SPDX-License-Identifier: MIT
"""Remarks on candidates that a player eliminates but the pattern allows."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.entailed import fillings
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.refutation import conflicts, numbers_in
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

Chosen = tuple[int, ...]
"""Candidates as numbers."""


def of_kept(step: Step, mark: Candidate, notation: Notation = "r4c5") -> Iterator[Message]:
    """A remark that shows how the pattern holds with a candidate true; none if it cannot."""
    facts = {"cell": write_cells([mark.cell], notation), "digit": mark.digit}
    if not step.position[mark.cell] >> mark.digit - 1 & 1:
        yield Message("{cell} has no {digit}.", **facts)
        return
    chosen = _allowing(step.proof.truths, CELLS * (mark.digit - 1) + mark.cell)
    if chosen is None:
        return
    filling = _filling(step, mark)
    if filling:
        words = tuple(f"{write_cells([cell], notation)}={digit}" for cell, digit in filling)
        yield Message(
            "{cell} can be {digit}: the pattern could still be filled with {filling}.",
            **facts,
            filling=words,
        )
    elif chosen:
        yield Message(
            "{cell} can be {digit}: everything that the pattern rests on would hold with {holds}.",
            **facts,
            holds=tuple(_written(each, notation) for each in sorted(chosen, key=_by_cell)),
        )
    else:
        yield Message("{cell} can be {digit}: what the pattern rests on holds by that.", **facts)


def _filling(step: Step, mark: Candidate) -> tuple[Candidate, ...]:
    """A filling of the pattern with which a candidate can be true, if that proves what it does."""
    if any(truth.kind == "pattern" for truth in step.proof.truths):
        return ()
    if any(part[0] in {"rests_on", "sectors"} for part in step.parts):  # on more than its cells
        return ()
    peers = STANDARD_SHAPE.peers[mark.cell]
    for filling in fillings(step.position, sorted(pattern_of(step))):
        own = dict(filling).get(mark.cell, mark.digit)
        taken = any(cell in peers for cell, digit in filling if digit == mark.digit)
        if own == mark.digit and not taken:
            return filling
    return ()


def _allowing(truths: Sequence[Truth], number: int) -> Chosen | None:
    """Candidates that make truths hold together with one more, None where none do."""
    left = [truth.candidates & ~conflicts(number) for truth in truths]
    return _hold([mask for mask in left if not mask >> number & 1])


def _hold(masks: list[int]) -> Chosen | None:
    if not masks:
        return ()
    fewest = min(masks, key=int.bit_count)
    for number in numbers_in(fewest):
        others = [mask & ~conflicts(number) for mask in masks if not mask >> number & 1]
        rest = _hold(others)
        if rest is not None:
            return (number, *rest)
    return None


def _written(number: int, notation: Notation) -> str:
    return f"{write_cells([number % CELLS], notation)}={number // CELLS + 1}"


def _by_cell(number: int) -> tuple[int, int]:
    return number % CELLS, number // CELLS
