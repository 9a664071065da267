# SPDX-License-Identifier: MIT
"""The exercises in which a chain is drawn without its end, and the player finds one."""

from collections.abc import Sequence
from typing import cast

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.chained import Path, excludes
from sudoku_qt.engine.sudoku.learn.conjugates import places
from sudoku_qt.engine.sudoku.learn.continued import BegunChain
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Marks,
    Task,
    Verdict,
    View,
)
from sudoku_qt.engine.sudoku.learn.exercises.tasks import conclude
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Notation,
    Step,
    write_candidates,
    write_cells,
)
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in

Nodes = Sequence[Node]
MISSING = 2
"""The number of candidates, a weak and a strong link, that are left to find."""


def finish(position: ExamplePosition) -> Exercise:
    """Continue a chain to an end that proves something; if it has none to leave out, conclude."""
    step = position.step
    path = _path_of(step)
    if len(path) < 2 * MISSING:
        return conclude(position)
    task = Task(
        Message("Finish the chain"),
        OpenMessage("The end of the {name} is missing. Continue it until it proves something."),
        Message("Any end that proves something will do."),
    )
    digits = {each.digit for each in path}
    view = View(digits.pop() if len(digits) == 1 else 0)
    answer = Answer(frozenset(path[-MISSING:]), step)
    begun = path[:-MISSING]
    return Exercise("link", position.grid, task, (answer,), view, about="chain", begun=begun)


def chain_of(exercise: Exercise) -> BegunChain:
    """The chain that an exercise begins."""
    return BegunChain(exercise.technique, exercise.grid, exercise.begun)


def judge_continued(exercise: Exercise, marks: Marks, notation: Notation = "r4c5") -> Verdict:
    """Judge candidates that continue a chain."""
    chain = chain_of(exercise)
    for cell, digit in sorted(marks):
        if not exercise.grid.candidates[cell] >> digit - 1 & 1:
            name = write_cells([cell], notation)
            return Verdict("wrong", Message("{cell} has no {digit}.", cell=name, digit=digit))
    path = chain.continued(marks)
    spare = sorted(marks - {*path[len(exercise.begun) :]})
    if spare:
        text = _not_linked(chain, path, spare[0], notation)
        return Verdict("partly" if len(path) > len(exercise.begun) else "wrong", text)
    if len(path) % 2:
        text = Message(
            "Right so far, but a chain ends with what is true. Which strong link leads on from "
            "{one}?",
            one=_name(path[-1], notation),
        )
        return Verdict("partly", text)
    step = chain.step(path)
    if step is not None:
        return Verdict("right", Message("Right."), step)
    return Verdict("partly", _no_end(chain, path, notation))


def _path_of(step: Step) -> Path:
    """The candidates of a step's chain; none if it has groups, or returns to its start."""
    nodes = [each for part in step.parts if part[0] == "chain" for each in cast(Nodes, part[3])]
    path = [Candidate(cell, digit + 1) for cells, digit, _ in nodes for cell in cells_in(cells)]
    return tuple(path) if len({*path}) == len(nodes) else ()


def _name(one: Candidate, notation: Notation) -> str:
    return next(write_candidates([one], "=", notation))


def _no_end(chain: BegunChain, path: Path, notation: Notation) -> Message:
    """Why a chain, all of whose links hold, proves nothing."""
    start, end = path[0], path[-1]
    facts = {"one": _name(start, notation), "other": _name(end, notation)}
    if chain.kind.one_digit and start.digit != end.digit:
        return Message(
            "Every link holds, but {one} and {other} are different digits, so nothing sees both. "
            "Go on, or end elsewhere.",
            **facts,
        )
    return Message(
        "Every link holds, but no candidate is excluded by both ends, {one} and {other}. Go on, or "
        "end elsewhere.",
        **facts,
    )


def _not_linked(chain: BegunChain, path: Path, other: Candidate, notation: Notation) -> Message:
    """Why no link leads from the end of a chain to a candidate."""
    last = path[-1]
    facts = {"one": _name(last, notation), "other": _name(other, notation)}
    if other in path:
        return Message("The chain has passed {other} already.", other=facts["other"])
    if not chain.kind.cells and other.digit != last.digit:
        return Message("This chain is about the {digit} alone.", digit=last.digit)
    if not excludes(last, other):
        return Message("{one} and {other} can both be true, so no link joins them.", **facts)
    if last.cell == other.cell:
        return Message(
            "{cell} has more candidates than two, {left}, so no strong link joins them.",
            cell=write_cells([last.cell], notation),
            left=tuple(map(str, digits_in(chain.grid.candidates[last.cell]))),
        )
    if not chain.kind.houses:
        return Message(
            "In such a chain a strong link joins the two candidates of one cell, and {other} is in "
            "another one.",
            other=facts["other"],
        )
    house = next(
        each
        for each in STANDARD_SHAPE.houses_of[last.cell]
        if other.cell in STANDARD_SHAPE.houses[each]
    )
    return Message(
        "In {house} the {digit} has {count} places: if one is false, the others are still open. "
        "That is no strong link.",
        house=house_words(house),
        digit=last.digit,
        count=len(places(chain.grid, last.digit, house)),
    )
