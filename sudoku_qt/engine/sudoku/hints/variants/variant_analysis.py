# SPDX-License-Identifier: MIT
"""The analysis of a finished variant: what each place needed, as far as its ladder tells.

A place is a move that made progress. What it needed is the technique of the step that concludes it
from the player's position; else, after everything that easier steps eliminate there, the hardest
technique among these without which nothing would conclude it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.analysis import Analysis, Deed, Passing, analysis_of, moves_of
from sudoku_qt.engine.sudoku.hints.variants.outlook import sound_marks
from sudoku_qt.engine.sudoku.review import SudokuNode
from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import easy_steps
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import constraint_chains, contradictions
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import (
    cell_candidates,
    constraint_candidates,
    constraint_locked,
    fish,
    larger_subsets,
    locked_candidates,
    pairs,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

Find = Callable[[Marks], Iterator[ReasonedStep]]
EASY: tuple[Find, ...] = (
    locked_candidates, constraint_candidates, constraint_locked, cell_candidates, pairs,
)  # fmt: skip
HARD: tuple[Find, ...] = (*EASY, larger_subsets, fish, leftovers, house_sums, crowded_houses)
"""What eliminates candidates, the easiest first; as a player does, before each digit is put."""
MOST_ROUNDS = 4
"""Eliminations that follow from one another more often were guessed, not found."""
ORDER = (
    "last_cell", "hidden_single", "naked_single", "constraint_single", "constraint",
    "locked_candidates", "constraint_locked", "cell_candidates", "naked_subset", "fish",
    "leftovers", "house_sum", "crowded_house", "together", "constraint_chain", "contradiction",
    "cases", "suppose",
)  # fmt: skip
"""The techniques, the easiest first."""
SINGLES = frozenset({"last_cell", "hidden_single", "naked_single", "constraint_single"})


def analyse(
    puzzle: VariantPuzzle,
    line: Iterable[SudokuNode],
    solution: bytes,
    techniques_shown: Mapping[int, str],
    stop: Stop = never,
    *,
    progress: Progress = unheard,
) -> Analysis:
    """Analyse a game, as `hints.analysis.analyse` does a classic one. Raises `Cancelled`."""
    places = []
    for move in moves_of(line, stop, progress):
        marks = sound_marks(puzzle, move.states, solution)
        used, passing = _passing(marks, move.deed, solution, stop)
        is_shown = move.number in techniques_shown
        asks = move.is_stall or passing == "missed" or (passing == "trial" and not is_shown)
        due = _due(marks, move.states[-1], solution, stop) if asks else None
        places.append(move.review(used, passing, due, techniques_shown))
    return analysis_of(places, techniques_shown, ORDER, SINGLES)


def due_in(
    puzzle: VariantPuzzle, before: Grid, after: Grid, solution: bytes, stop: Stop = never
) -> ReasonedStep | None:
    """The easiest step in a player's position; of several of one technique the one they took.

    That is what puts the digit that they put, or else what is nearest to where they went on. None
    if something wrong stands there, or no step is known. Raises `Cancelled`.
    """
    if any(before.values[cell] != solution[cell] for cell in before.filled_cells):
        return None
    marks = Marks(replace(puzzle, givens=before.values))
    for cell, noted in enumerate(before.candidates):
        if noted and not before.values[cell]:
            marks.masks[cell] &= noted | 1 << solution[cell] - 1
    first = _easiest(marks, stop)
    if first is None:
        return None
    alike = [step for step in easy_steps(marks, stop) if step.technique == first.technique]
    changed = {
        cell
        for cell in before.empty_cells
        if after.values[cell] or before.candidates[cell] != after.candidates[cell]
    }
    near = changed.union(*(before.shape.peers[cell] for cell in changed))
    return max(alike or [first], key=lambda step: _nearness(step, changed, near))


def _nearness(
    step: ReasonedStep, changed: Collection[int], near: Collection[int]
) -> tuple[int, int, int]:
    """How much a step has to do with the cells that were changed, and with those near them."""
    ends = {cell for cell, _ in (*step.eliminations, *filter(None, (step.placement,)))}
    rule = step.constraint.cells if step.constraint else ()
    in_rule = sum(cell in changed for cell in rule)
    return sum(cell in changed for cell in ends), in_rule, sum(cell in near for cell in ends)


def _due(marks: Marks, grid: Grid, solution: bytes, stop: Stop) -> ReasonedStep | None:
    """The easiest step that was there, unless something wrong stood in the way."""
    if any(grid.values[cell] != solution[cell] for cell in grid.filled_cells):
        return None
    return _easiest(marks, stop)


def _easiest(marks: Marks, stop: Stop) -> ReasonedStep | None:
    """The easiest step, without the last resorts, for which nobody would wait after a game."""
    finds = easy_steps, contradictions, constraint_chains
    return next((step for find in finds for step in find(marks, stop)), None)


def _passing(marks: Marks, deed: Deed, solution: bytes, stop: Stop) -> tuple[str, Passing]:
    """The hardest technique that a move took, and how it came about."""
    cell, digit = deed.candidate
    if deed.is_digit != (solution[cell] == digit):
        return "", "missed"
    if not deed.is_digit and not marks.masks[cell] >> digit - 1 & 1:
        return "", "found"
    used = _concluding(marks, deed, stop) or _after(marks, deed, EASY, stop)
    used = used or _after(marks, deed, HARD, stop)
    return (used, "found") if used else ("", "trial")


def _concluding(marks: Marks, deed: Deed, stop: Stop) -> str:
    """The technique of the easiest step that concludes what was done, "" if none does."""
    concluded = (step.technique for step in easy_steps(marks, stop) if _concludes(step, deed))
    return next(concluded, "")


def _concludes(step: ReasonedStep, deed: Deed) -> bool:
    cell, digit = deed.candidate
    if deed.is_digit:
        return step.placement == (cell, digit)
    return any(each == cell and mask >> digit - 1 & 1 for each, mask in step.eliminations)


def _after(marks: Marks, deed: Deed, finds: Sequence[Find], stop: Stop) -> str:
    """The hardest technique without whose eliminations nothing concludes what was done."""
    names = dict[Find, str]()
    if not _follows(_narrowed(marks, finds, names, stop), deed, stop):
        return ""
    last = ""
    for find in reversed(finds):
        if find in names:
            last = last or names[find]
            others = [each for each in finds if each is not find]
            if not _follows(_narrowed(marks, others, {}, stop), deed, stop):
                return names[find]
    return last


def _follows(marks: Marks, deed: Deed, stop: Stop) -> bool:
    cell, digit = deed.candidate
    is_gone = not marks.masks[cell] >> digit - 1 & 1
    return bool(_concluding(marks, deed, stop)) if deed.is_digit else is_gone


def _narrowed(marks: Marks, finds: Collection[Find], names: dict[Find, str], stop: Stop) -> Marks:
    """The marks after the eliminations that some techniques find; `names` are those that did."""
    marks = marks.copy()
    for _ in range(MOST_ROUNDS):
        before = [*marks.masks]
        for find in finds:
            go_on(stop)
            for step in [*find(marks)]:
                step.take(marks)
                names[find] = step.technique
        if before == marks.masks:
            break
    return marks
