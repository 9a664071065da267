# SPDX-License-Identifier: MIT
"""The judge of exercises on variants: whether the marks are right, and what is said if not.

What a page says to an answer goes first; else the position answers: a digit that is seen, or an
example of how the rules can be kept with what was struck out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Marks, Rightness
from sudoku_qt.engine.sudoku.learn.variants.pointing import pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.learn.variants.variant_page import ANY, PageSentence
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantTask
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, write_cells
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

UNTURNED = BoardTurn()
MOST_NAMED = 6
"""The most cells that an example names."""
LOOK_AGAIN = Message("That does not follow. Look again at what the rule says there.")


@dataclass(frozen=True)
class VariantVerdict:
    """The verdict, with a sentence of the position, or of the page (`sentence`)."""

    rightness: Rightness
    text: Message | None = None
    sentence: PageSentence | None = None


@dataclass(frozen=True)
class TurnedExercise:
    """An exercise of a page, and how its board is turned."""

    task: VariantTask
    replies: Sequence[PageSentence] = ()
    turning: BoardTurn = UNTURNED

    @property
    def turned(self) -> VariantTask:
        """The exercise as it lies on the board."""
        return self.task.turned(self.turning)

    def reply(self, wrong: Marks) -> PageSentence | None:
        """What the page says to the first wrong mark that it knows."""
        named = (each for each in self.replies if each.points != ANY)
        return next((each for each in named if self._marks_of(each) & wrong), None)

    @property
    def reply_to_others(self) -> PageSentence | None:
        """What the page says to any other wrong mark."""
        return next((each for each in self.replies if each.points == ANY), None)

    def _marks_of(self, sentence: PageSentence) -> Marks:
        found = pointed(sentence.points, self.task.position.puzzle.rules.board).turned(self.turning)
        cells = {Candidate(cell, 0) for cell in found.frames}
        return frozenset((*cells, *found.placed, *found.struck))


def judge_variant(
    exercise: TurnedExercise, marks: Marks, notation: Notation = "r4c5"
) -> VariantVerdict:
    """Judge some marks; there is at least one."""
    task = exercise.turned
    wrong = marks - task.answer
    if not wrong:
        missing = len(task.answer - marks)
        return VariantVerdict("partly", _more(task, missing)) if missing else RIGHT
    first = min(wrong)
    sentence = exercise.reply(frozenset({first}))
    elsewhere = None if sentence else _elsewhere(task, first, notation)
    if elsewhere:
        return VariantVerdict("wrong", elsewhere)
    sentence = sentence or exercise.reply_to_others
    if sentence:
        return VariantVerdict("wrong", sentence=sentence)
    return VariantVerdict("wrong", _by_position(task, first, notation))


RIGHT = VariantVerdict("right", Message("Right."))


def _more(task: VariantTask, count: int) -> Message:
    if task.kind == "mark":
        return Message("Right so far, but more cells belong to it: {count}.", count=count)
    return Message("Right so far, but more goes away by it: {count}.", count=count)


def _elsewhere(task: VariantTask, wrong: Candidate, notation: Notation) -> Message | None:
    """That a digit was entered in a cell that the task is not about."""
    if task.kind != "enter":
        return None
    shown, name = task.position.pointed, write_cells([wrong.cell], notation)
    if task.position.grid.values[wrong.cell]:
        return Message("{cell} is filled already.", cell=name)
    if task.digit and wrong.cell not in shown.grounds:
        return Message("{cell} is not one of the tinted cells.", cell=name)
    if not task.digit and wrong.cell not in shown.frames:
        return Message("{cell} is not what the task asks about.", cell=name)
    return None


def _by_position(task: VariantTask, wrong: Candidate, notation: Notation) -> Message:
    """What the position says against a mark."""
    grid, (cell, digit) = task.position.grid, wrong
    name = write_cells([cell], notation)
    digit = digit or task.digit
    if grid.values[cell]:
        return Message("{cell} is filled already.", cell=name)
    if task.kind == "strike":
        return _kept(task, wrong, notation) or LOOK_AGAIN
    for other in sorted(grid.shape.peers[cell]):
        if digit and grid.values[other] == digit:
            return Message(
                "{cell} sees {other}, which is {digit}.",
                cell=name,
                other=write_cells([other], notation),
                digit=str(digit),
            )
    return LOOK_AGAIN


def kept_with(task: VariantTask, candidate: Candidate) -> bytes | None:
    """A full board with a candidate that keeps the rules of an exercise; None if there is none."""
    grid = task.position.grid
    values = bytearray(grid.values)
    values[candidate.cell] = candidate.digit
    return solve(VariantPuzzle(task.fewer_rules, bytes(values)))


def _kept(task: VariantTask, candidate: Candidate, notation: Notation) -> Message | None:
    """How the rules are kept with a candidate that was struck out."""
    whole, empty = kept_with(task, candidate), task.position.grid.values
    cells = {cell for each in task.constraints for cell in each.cells if not empty[cell]}
    cells = (cells or {*task.position.pointed.noted}) - {candidate.cell}
    if whole is None or not cells:
        return None
    others = sorted(cells)[:MOST_NAMED]
    example = (f"{write_cells([cell], notation)}={whole[cell]}" for cell in others)
    return Message(
        "{cell} can be {digit}, for example with {others}.",
        cell=write_cells([candidate.cell], notation),
        digit=str(candidate.digit),
        others=(*example,),
    )
