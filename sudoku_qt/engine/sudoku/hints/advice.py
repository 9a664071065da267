# SPDX-License-Identifier: MIT
"""The advice that a player needs now: mistakes first, then the easiest next step."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import next_hint
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.hints.trail import area, candidates_of, numbers
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, cell_names, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.note_check import note_faults
from sudoku_qt.engine.sudoku.review import is_right
from sudoku_qt.engine.work import Stop, go_on, never

RemarkKind = Literal["solved", "puzzle", "wrong", "struck", "missing", "impossible"]
SINGLES = frozenset({"full_house", "hidden_single", "naked_single"})
DIRECT = ("direct_pointing", "direct_claiming", "direct_hidden_pair", "direct_hidden_triple")
WITHOUT_NOTES = SINGLES.union(DIRECT)
"""Techniques that are seen without notes."""
FEW = 6
"""Up to so many cells are named one by one."""


@dataclass(frozen=True)
class Remark:
    """A remark that comes before any step.

    "solved": nothing is left to do. "puzzle": it has no solution, or several. "wrong": digits
    differ from the solution, and may break a rule. "struck": an eliminated note is the cell's
    digit. "missing", "impossible": faulty notes where the next step is. `cells` are those to check;
    `mend` is the move that corrects the notes, or removes all wrong digits; `digit` is the digit
    that it removes, 0 if there are several. `moves_back` moves ago all was right; 0 if unknown.
    """

    kind: RemarkKind
    text: Message
    cells: frozenset[int] = frozenset()
    mend: SudokuMove = ()
    digit: int = 0
    moves_back: int = 0


@dataclass(frozen=True)
class Hint:
    """The next step, and those of the player's eliminations that it needs."""

    step: Step
    builds_on: tuple[Candidate, ...] = ()
    entered: bool = False
    """Whether the player has entered digits, all of which are right then."""


@dataclass(frozen=True)
class Advice:
    """Remarks in the order in which they are made, followed by a step, if there is one."""

    remarks: tuple[Remark, ...] = ()
    hint: Hint | None = None


def advise(
    play: Play,
    ladder: Ladder = LADDER,
    notation: Notation = "r4c5",
    stop: Stop = never,
    before: Sequence[Grid] = (),
) -> Advice:
    """The advice for a player who asks for a hint; `before` are the grids after each move.

    Raises `Cancelled`.
    """
    grid = play.grid
    if grid.solved:
        return Advice((Remark("solved", Message("The puzzle is solved.")),))
    inspection = inspect(grid.givens, stop)
    if inspection.fault or inspection.solution is None:
        text = Message("{reason} So there is no step to show.", reason=inspection.fault)
        return Advice((Remark("puzzle", text, inspection.cells),))
    mistake = _mistake(grid, inspection.solution, notation)
    if mistake is not None:
        return Advice((replace(mistake, moves_back=_moves_back(before, inspection.solution)),))
    hint = hint_for(play, inspection.solution, ladder, stop)
    struck = _struck(play, inspection.solution, notation)
    remarks = (*struck, *_note_remarks(play, hint, notation))
    entered = grid.values != grid.givens
    return Advice(remarks, replace(hint, entered=entered) if hint else None)


def hint_for(
    play: Play, solution: bytes, ladder: Ladder = LADDER, stop: Stop = never
) -> Hint | None:
    """The next step from the correct part of what the player entered and eliminated."""
    position = sound_position(play, solution)
    step = next_hint(position, play.last, ladder, stop)
    go_on(stop)
    return None if step is None else Hint(step, built_on(step, position))


def built_on(step: Step, position: Grid) -> tuple[Candidate, ...]:
    """The legal candidates that a position lacks and that a step needs eliminated."""
    legal = numbers(position.with_all_candidates().candidates)
    struck = legal & ~numbers(position.candidates)
    if not struck:
        return ()
    needs = 0
    for truth in step.proof.truths:
        needs |= area(truth) & struck & ~truth.candidates
    return candidates_of(needs)


# What is amiss


def _mistake(grid: Grid, solution: bytes, notation: Notation) -> Remark | None:
    """What stands in the way of the solution: the digits that differ from it."""
    wrong = frozenset(cell for cell in grid.filled_cells if grid.values[cell] != solution[cell])
    if not wrong:
        return None
    clash, names = find_clash(grid.values), _each_named(wrong, notation)
    if clash:
        sentence = Counted(
            "This breaks a rule: {reason}. The digit in {cells} is not right.",
            "This breaks a rule: {reason}. The digits in {cells} are not right.",
            len(wrong),
            reason=clash.fault,
            cells=names,
        )
    else:
        sentence = Counted(
            "Not quite: {cells} turns out otherwise.",
            "Not quite: {cells} turn out otherwise.",
            len(wrong),
            cells=names,
        )
    mend = tuple(Edit(cell, "=", 0) for cell in sorted(wrong))
    digit = grid.values[min(wrong)] if len(wrong) == 1 else 0
    return Remark("wrong", sentence, wrong, mend, digit)


def _each_named(cells: frozenset[int], notation: Notation) -> tuple[str, ...]:
    """Name a few cells one by one, for whoever does not know that r19c2 is two; many as usual."""
    if len(cells) > FEW:
        return cell_names(cells, notation)
    return tuple(write_cells({cell}, notation) for cell in sorted(cells))


def _moves_back(before: Sequence[Grid], solution: bytes) -> int:
    """How many moves ago all was right; 0 where it never was."""
    way = enumerate(reversed(before))
    return next((number for number, grid in way if is_right(grid, solution)), 0)


def _struck(play: Play, solution: bytes, notation: Notation) -> Iterator[Remark]:
    """Yield the notes that were struck out though they are right; the digits are not told."""
    grid = play.grid
    cells = frozenset(
        cell
        for cell in grid.empty_cells
        if grid.candidates[cell] and not grid.candidates[cell] >> solution[cell] - 1 & 1
        if play.struck[cell] >> solution[cell] - 1 & 1
    )
    if cells:
        names = cell_names(cells, notation)
        sentence = Counted(
            "In {cells} a note was struck out that is still needed.",
            "In {cells} notes were struck out that are still needed.",
            len(cells),
            cells=names,
        )
        mend = tuple(Edit(cell, "+", 1 << solution[cell] - 1) for cell in sorted(cells))
        yield Remark("struck", sentence, cells, mend)


def _note_remarks(play: Play, hint: Hint | None, notation: Notation) -> Iterator[Remark]:
    """Yield what is amiss with the notes where the next step is."""

    def names(cells: Iterable[int]) -> tuple[str, ...]:
        return cell_names(cells, notation)

    if hint is None or not play.keeps_notes:
        return
    faults = note_faults(play.grid, play.struck, cells_of(hint.step))
    amiss = frozenset(cell for cell in faults.cells if faults.impossible[cell])
    if amiss:
        sentence = Counted(
            "In {cells} a note stands whose digit is in sight already.",
            "In {cells} notes stand whose digits are in sight already.",
            len(amiss),
            cells=names(amiss),
        )
        mend = tuple(edit for edit in faults.mend if edit.kind == "-")
        yield Remark("impossible", sentence, amiss, mend)
    bare = frozenset(cell for cell in faults.cells if faults.missing[cell])
    if bare and hint.step.technique not in WITHOUT_NOTES:
        text = Message(
            "The next step looks at notes that are missing in {cells}.", cells=names(bare)
        )
        mend = tuple(edit for edit in faults.mend if edit.kind == "+")
        yield Remark("missing", text, bare, mend)


def cells_of(step: Step) -> tuple[int, ...]:
    """The cells that are part of a step."""
    return tuple(sorted({mark.candidate.cell for mark in step.marks}))
