# SPDX-License-Identifier: MIT
"""Judging: whether what a player marked shows the pattern, and what the position says if not."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.entailed import fillings, proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.exercise import Answer, Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.board import of_target
from sudoku_qt.engine.sudoku.learn.remarks.fish import of_finned, of_fish
from sudoku_qt.engine.sudoku.learn.remarks.links import of_links
from sudoku_qt.engine.sudoku.learn.remarks.locked import of_locked
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked
from sudoku_qt.engine.sudoku.learn.remarks.nearest import of_nearest
from sudoku_qt.engine.sudoku.learn.remarks.rectangles import of_rectangle
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_entry
from sudoku_qt.engine.sudoku.learn.remarks.subsets import of_hidden, of_naked
from sudoku_qt.engine.sudoku.learn.remarks.wings import of_wing
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Notation,
    Step,
    write_candidates,
    write_cells,
)
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

Rightness = Literal["right", "partly", "wrong"]
Remarks = Callable[[Marked], Iterator[Message]]
REMARKS: Mapping[str, Remarks] = {
    "pointing": partial(of_locked, pointing=True),
    "claiming": partial(of_locked, pointing=False),
    "naked_pair": partial(of_naked, size=2),
    "naked_triple": partial(of_naked, size=3),
    "hidden_pair": partial(of_hidden, size=2),
    "x_wing": partial(of_fish, size=2),
    "swordfish": partial(of_fish, size=3),
    "finned_x_wing": of_finned,
    "xy_wing": partial(of_wing, in_pivot=2),
    "xyz_wing": partial(of_wing, in_pivot=3),
    "unique_rectangle_1": of_rectangle,
    "unique_rectangle_2": of_rectangle,
    "skyscraper": of_links,
    "two_string_kite": of_links,
    "simple_colouring": of_links,
    "x_chain": of_links,
}
"""What each technique's marks are spoken of by; of all others is said what comes nearest."""
OPEN = frozenset({"simple_colouring", "x_chain", "xy_chain", "nice_loop", "als_xz", "w_wing"})
"""Of these a search finds one pattern for each conclusion; whatever proves one is as right."""


def _nothing(_marked: Marked) -> Iterator[Message]:
    return iter(())


NONE: frozenset[Candidate] = frozenset()
SPARE = 2
"""So many cells more than the largest pattern are looked at."""


@dataclass(frozen=True)
class Verdict:
    """What marks are worth, why in words, and the step that they show where it is one."""

    rightness: Rightness
    text: Message
    step: Step | None = None


def judge(exercise: Exercise, marks: Marks, notation: Notation = "r4c5") -> Verdict:
    """Judge what was marked; there is at least one mark.

    What is right is whatever shows the technique in the position, not only what the exercise was
    made from. The words leave a blank for the technique's name.
    """
    for answer in exercise.answers:
        if answer.marks == marks:
            return Verdict("right", Message("Right."), answer.step)
    judged = {"mark": _judge_cells, "strike": _judge_struck, "enter": _judge_entry}
    return judged[exercise.kind](exercise, marks, notation)


def nearest(exercise: Exercise, marks: Marks) -> Answer:
    """The answer that has most in common with some marks, the first of several."""
    return max(exercise.answers, key=lambda answer: len(answer.marks & marks))


# Marked cells


def _judge_cells(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    cells = cells_of(marks)
    if not exercise.technique:
        grid, wanted = exercise.grid, cells_of(exercise.answers[0].marks)
        text = next(of_target(grid, cells, wanted, exercise.view.frames, notation))
        return Verdict("partly" if cells & wanted else "wrong", text)
    known = cells_of(frozenset().union(*(answer.marks for answer in exercise.answers)))
    filled = sorted(cell for cell in cells - known if exercise.grid.values[cell])
    if filled:
        return Verdict(
            "wrong",
            Message("{cell} is filled already.", cell=write_cells(filled[:1], notation)),
        )
    if len(cells) > exercise.most + SPARE:
        count = Message(
            "{count} cells are marked, and it takes {size}.", count=len(cells), size=exercise.most
        )
        return Verdict("wrong", count)
    marked = Marked(exercise.grid.candidates, cells, exercise.view.digit, notation)
    return _proving(exercise, marked) or _not_proving(exercise, marked, marks)


def _proving(exercise: Exercise, marked: Marked) -> Verdict | None:
    """What to say of marks that prove something, if they do."""
    proved = _proved(exercise, marked, marked.cells)
    if not proved:
        return None
    for cell in sorted(marked.cells):
        if rest := _proved(exercise, marked, marked.cells - {cell}):
            text = Message(
                "{cell} is not needed: the other cells prove something without it, {struck}.",
                cell=marked.name(cell),
                struck=_struck(rest, marked.notation),
            )
            return Verdict("partly", text)
    struck = _struck(proved, marked.notation)
    if exercise.technique in OPEN:
        return Verdict("right", Message("Right: by these cells {struck}.", struck=struck))
    text = Message(
        "Well seen: these cells do prove something, {struck}. But it is another pattern.",
        struck=struck,
    )
    return Verdict("partly", text)


def _proved(exercise: Exercise, marked: Marked, cells: frozenset[int]) -> frozenset[Candidate]:
    """What cells prove, of the one digit that the technique is about, or of any."""
    step = exercise.step
    if step and len({mark.candidate.digit for mark in step.marks}) == 1:
        return proved_of_digit(marked.candidates, cells, marked.digit) if marked.digit else NONE
    return proved_by(marked.candidates, cells)


def _not_proving(exercise: Exercise, marked: Marked, marks: Marks) -> Verdict:
    answer = nearest(exercise, marks)
    right = cells_of(answer.marks)
    remarks = REMARKS.get(exercise.technique, _nothing)
    text = next(remarks(marked), None) or next(of_nearest(marked, right))
    return Verdict("partly" if marked.cells <= right else "wrong", text)


def _struck(candidates: frozenset[Candidate], notation: Notation) -> tuple[str, ...]:
    return tuple(write_candidates(sorted(candidates), "≠", notation))


# Struck candidates


def _judge_struck(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    step = exercise.step
    assert step is not None  # noqa: S101 - what strikes is made from a step
    cells = pattern_of(step)
    masks = exercise.grid.candidates
    proved = proved_by(masks, cells)
    goes = proved.union(step.eliminations)
    for mark in sorted(marks - goes):
        by_itself = proved.issuperset(step.eliminations)
        return Verdict("wrong", _stays(masks, cells if by_itself else frozenset(), mark, notation))
    missing = frozenset(step.eliminations) - marks
    if not missing:
        return Verdict("right", Message("Right."), step)
    text = Message("Right so far, but more goes away by it: {count}.", count=len(missing))
    return Verdict("partly", text)


def _stays(
    masks: tuple[int, ...], cells: frozenset[int], mark: Candidate, notation: Notation
) -> Message:
    """Say how the pattern can be filled although a candidate is right.

    Where it needs the puzzle to have but one solution there are no `cells` to fill.
    """
    cell, digit = mark
    peers = STANDARD_SHAPE.peers[cell]
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    for filling in fillings(masks, sorted(cells)) if cells else ():
        taken = dict(filling)
        if taken.get(cell, digit) == digit and not any(
            other in peers for other, each in filling if each == digit
        ):
            filled = tuple(f"{write_cells([at], notation)}={each}" for at, each in filling)
            return Message(
                "{cell} can be {digit}: the pattern could be filled {filling} all the same.",
                **facts,
                filling=filled,
            )
    return Message("The pattern says nothing about {digit} in {cell}.", **facts)


# Entered digits


def _judge_entry(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    grid, entered = exercise.grid, min(marks)
    cell, digit = entered
    name = write_cells([cell], notation)
    if grid.values[cell]:
        return Verdict("wrong", Message("{cell} is filled already.", cell=name))
    if exercise.view.notes:
        return Verdict("wrong", _three_times(exercise, entered, notation))
    text = next(of_entry(grid, entered, notation), None)
    if text is not None:
        return Verdict("wrong", text)
    text = Message("{cell} is {digit} indeed, but this was not asked.", cell=name, digit=digit)
    return Verdict("partly", text)


def _three_times(exercise: Exercise, entered: Candidate, notation: Notation) -> Message:
    """Say why a digit does not save a grid of two candidates a cell."""
    cell, digit = entered
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    if exercise.grid.candidates[cell].bit_count() == 2:
        return Message(
            "{cell} has two candidates, as it should. Look for a cell with three.", **facts
        )
    if not exercise.grid.candidates[cell] >> digit - 1 & 1:
        return Message("{cell} has no {digit}.", **facts)
    return Message(
        "In the row, column and box of {cell} the {digit} has two places each. Which digit has "
        "three?",
        **facts,
    )
