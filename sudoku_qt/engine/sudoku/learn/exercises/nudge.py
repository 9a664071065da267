# SPDX-License-Identifier: MIT
"""Nudges in an exercise: where to look, or how; they name no cell and no digit of the answer."""

from collections.abc import Mapping

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.hints.stages import where_to_look
from sudoku_qt.engine.sudoku.learn.exercises.exercise import About, Answer, Exercise, Marks
from sudoku_qt.engine.sudoku.learn.exercises.judge import nearest
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

CLOSE_TO_DIGIT = frozenset({"full_house", "naked_single", "bug_plus_one"})
"""Techniques for which the digits named in "where to look" would be the answer."""
WAYS: Mapping[About, Message] = {
    "notes_of_cell": Message("Go through its row, then its column, then its box."),
    "places": Message("Every such digit outside closes its row and its column to the box."),
    "entry": Message("Look along the row, the column and the box of the framed cell."),
    "last_note": Message("Look for a cell with one small digit."),
    "strong_in_house": Message("Count how many cells of it still have the lit digit."),
    "strong_in_box": Message("Count how many cells of each box still have the lit digit."),
    "weak": Message("Look along the row, the column and the box of the framed cell."),
    "mixed": Message("Go through what the course has taught so far, the easiest first."),
    "which": Message(
        "Ask of each candidate: if it were true, what would be left of the pattern? Two ends have "
        "to be seen, not one."
    ),
    "fish": Message("Count in each of its lines where the lit digit is, also outside the marks."),
    "chain": Message(
        "From its last candidate a weak link leads to one that it excludes, and from there a "
        "strong link to one that is then true. In the end something has to see both ends."
    ),
    "colours": Message(
        "Start at the framed cell: where has its row, its column or its box two places? The other "
        "one has the second colour. From there on it is the first again."
    ),
}
"""How to find the answer of an exercise about notes or links."""


def nudge(exercise: Exercise, marks: Marks, number: int, notation: Notation = "r4c5") -> Message:
    """A nudge towards the answer that the marks are nearest to.

    The first (`number` 0) says where to look for such a technique, unless that gives a cell away;
    later ones name a house with something that is missing or, if only the digit is missing, say how
    to find it.
    """
    if exercise.about == "fish":  # whatever was chosen: it would give the answer away
        return WAYS["fish"]
    answer = nearest(exercise, marks)
    if marks == answer.marks:
        return Message("All of it is there, and nothing more: let it be checked.")
    if not answer.marks - marks:
        return Message("All of it is marked, and something more: take that away.")
    if exercise.kind == "mark" and len(marks) >= len(answer.marks) > 1:
        return Message("As many are marked as there are, but not all of them belong there.")
    if exercise.about in WAYS and (not number or exercise.about in {"notes_of_cell", "colours"}):
        return WAYS[exercise.about]
    if exercise.view.frames and exercise.kind != "mark" and exercise.about == "board":
        return _how(exercise)
    first = None if number else _place(exercise, answer, notation)
    return first or _house_of_missing(exercise, answer, marks, number)


def _place(exercise: Exercise, answer: Answer, notation: Notation) -> Message | None:
    """Where the step is looked for, or a cell's digits, without a cell's name."""
    if exercise.kind == "mark" and exercise.view.frames:
        return Message("Look along the row, the column and the box of the framed cell.")
    if exercise.technique == "bug_plus_one" and exercise.kind == "enter":
        return Message("Look for the one cell that has more than two candidates.")
    if (
        answer.step is None
        or exercise.kind in {"strike", "link"}
        or exercise.technique in CLOSE_TO_DIGIT
    ):
        return None
    if exercise.kind == "enter":
        return None
    where = where_to_look(answer.step, notation)
    return None if where.cells else where.text


def _how(exercise: Exercise) -> Message:
    """How the digit of a framed cell is found, or the candidate of it that goes away."""
    house = exercise.task.text.facts.get("house")
    if house is not None:
        return Message(
            "Go through the digits from 1 to 9: which one is not in {house}?", house=house
        )
    if exercise.technique == "naked_single":
        if len(exercise.view.frames) > 1:
            return Message(
                "Cross off what each framed cell sees, one cell after the other: which of them has "
                "one digit left?"
            )
        return Message("Cross off every digit that the framed cell sees: which one is left?")
    if exercise.technique == "bug_plus_one":
        return Message("Count how often each of its candidates stands in its row.")
    return Message("Suppose one of its candidates, and go on until something cannot be.")


def _house_of_missing(exercise: Exercise, answer: Answer, marks: Marks, number: int) -> Message:
    """A house that has something of what is missing: its box, later its row."""
    cell = min(answer.marks - marks).cell
    row, column, box = STANDARD_SHAPE.houses_of[cell]
    named = str(exercise.task.text.facts.get("house", ""))
    ways = [house for house in (box, row, column) if str(house_words(house)) != named]
    house = house_words(ways[0] if named else ways[number > 1])
    if exercise.kind == "strike":
        return Message("Something that is not struck out yet goes away in {house}.", house=house)
    if exercise.kind == "enter" or (exercise.kind == "mark" and len(answer.marks) == 1):
        return Message("The cell lies in {house}.", house=house)
    if exercise.kind == "link":
        return Message("A candidate with which it can go on lies in {house}.", house=house)
    return Message("A cell that is not marked yet lies in {house}.", house=house)
