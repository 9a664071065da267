# SPDX-License-Identifier: MIT
"""The exercises in which a fish is drawn, and the question is whether it is one."""

from dataclasses import replace

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.claimed_fish import ClaimedFish, nearly
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Marks,
    Task,
    Verdict,
    View,
    choice,
)
from sudoku_qt.engine.sudoku.learn.patterns import houses_named
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

CHOICES = (Message("Yes"), Message("No"))
YES, NO = choice(1), choice(2)


def is_it_one(position: ExamplePosition) -> Exercise:
    """Say whether a fish that is drawn is one; about half of them nearly are."""
    own = _of_step(position)
    near = _near(position, own)
    fish = near or own
    task = Task(
        Message("Is this one?"),
        OpenMessage(
            "{name} of {digit} in {houses}: is it one?",
            digit=fish.digit,
            houses=tuple(map(house_words, fish.bases)),
        ),
        Message("Its cells are marked already."),
    )
    answer = Answer(NO) if near else Answer(YES, position.step)
    return Exercise(
        "choose",
        position.grid,
        task,
        (answer,),
        View(fish.digit),
        about="fish",
        choices=CHOICES,
        fish=fish,
        named=position.step.technique,
    )


def judge_choice(exercise: Exercise, marks: Marks, notation: Notation = "r4c5") -> Verdict:
    """Judge a choice, and say of the fish what decides it."""
    (answer,), why = exercise.answers, reason(exercise, notation)
    if marks != answer.marks:
        return Verdict("wrong", why)
    text = Message("Right.") if answer.step else Message("Right. {why}", why=why)
    return Verdict("right", text, answer.step)


def reason(exercise: Exercise, notation: Notation = "r4c5") -> Message:
    """Why the fish of an exercise is one, or is none."""
    fish = exercise.fish
    assert fish is not None  # noqa: S101 - every exercise with choices has one
    return (_for if exercise.step else _against)(exercise.grid, fish, notation)


def _of_step(position: ExamplePosition) -> ClaimedFish:
    step = position.step
    bases, covers = houses_named(step, "bases"), houses_named(step, "covers")
    plain = ClaimedFish(step.digits[0], bases, covers)
    return replace(plain, has_fins=bool(plain.outside(position.grid)))


def _near(position: ExamplePosition, own: ClaimedFish) -> ClaimedFish | None:
    """A fish that is nearly one, in about half of all positions."""
    rng = SeededRandom(f"near {position.grid.values.hex()}")
    if rng.below(2):
        return None
    for digit in rng.shuffled(range(1, 10)):
        found = [*nearly(position.grid, digit, own.size, fins=own.has_fins)]
        if found:
            return rng.choice(found)
    return None


def _against(grid: Grid, fish: ClaimedFish, notation: Notation) -> Message:
    """Why it is none."""
    extra, digit = sorted(fish.outside(grid)), fish.digit
    covers = tuple(map(house_words, fish.covers))
    if fish.has_fins:
        return Message(
            "The rest of its {digit}s is in {cells}, and no other {digit} of {covers} sees all of "
            "that. So nothing goes away.",
            covers=covers,
            digit=digit,
            cells=write_cells(extra, notation),
        )
    lines = [base for base in fish.bases if not {*STANDARD_SHAPE.houses[base]}.isdisjoint(extra)]
    if len(lines) > 1:
        return Message(
            "The {digit}s of {houses} need {covers}. Too many lines: it takes {size}.",
            digit=digit,
            houses=tuple(map(house_words, fish.bases)),
            covers=tuple(map(house_words, fish.needed(grid))),
            size=fish.size,
        )
    return Message(
        "In {house} the {digit} can also be in {cells}, outside {covers}.",
        house=house_words(lines[0]),
        digit=digit,
        cells=write_cells(extra, notation),
        covers=covers,
    )


def _for(grid: Grid, fish: ClaimedFish, notation: Notation) -> Message:
    """Why it is one."""
    houses, covers = (tuple(map(house_words, each)) for each in (fish.bases, fish.covers))
    if fish.has_fins:
        return Message(
            "Look again: {cell} lies in one of {covers}, and sees every {digit} of {houses} "
            "outside of these.",
            cell=write_cells(sorted(fish.struck(grid))[:1], notation),
            covers=covers,
            digit=fish.digit,
            houses=houses,
        )
    return Message(
        "Count again: the {digit}s of {houses} fit only in {covers}.",
        digit=fish.digit,
        houses=houses,
        covers=covers,
    )
