# SPDX-License-Identifier: MIT
"""A nudge in an exercise: first where to look, then one cell after the other."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.stages import where_to_look
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks
from sudoku_qt.engine.sudoku.learn.exercises.judge import nearest
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells


def nudge(exercise: Exercise, marks: Marks, number: int, notation: Notation = "r4c5") -> Message:
    """What helps on the way to the answer that some marks come nearest to.

    The first time (`number` 0) it is a place to look at, where a technique is looked for; from then
    on a cell in which nothing is marked yet.
    """
    answer = nearest(exercise, marks)
    if marks == answer.marks:
        return Message("All of it is there, and nothing more: let it be checked.")
    if not number and answer.step and exercise.kind == "mark":
        return where_to_look(answer.step, notation).text
    missing = sorted(answer.marks - marks)
    if not missing:
        return Message("All of it is marked, and something more: take that away.")
    cell = write_cells([missing[0].cell], notation)
    if exercise.kind == "strike":
        return Message("Look at {cell}: what there can no longer be?", cell=cell)
    if exercise.kind == "enter":
        return Message("Look at {cell}.", cell=cell)
    return Message("{cell} is one of the cells.", cell=cell)
