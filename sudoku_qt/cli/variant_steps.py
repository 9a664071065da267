# SPDX-License-Identifier: MIT
"""The steps of a puzzle with rules of its own, found; imported when one is met."""

from sudoku_qt.cli.batch import Variant
from sudoku_qt.cli.mixed import with_answers
from sudoku_qt.cli.variant_answers import VariantAnswers
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.explaining.explained import explained, explained_in_turn
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import (
    hardest_of,
    reasoned_path,
    steps_now,
)
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, names_of
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import candidate_in, why_not
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle
from sudoku_qt.engine.work import Stop


def found_in(
    puzzle: VariantPuzzle, stop: Stop, *, now: bool
) -> tuple[list[ReasonedStep], Fault | None]:
    """The steps of a puzzle with one solution, and a fault if they do not reach it.

    Raises `Fault`, and `Cancelled`.
    """
    VariantAnswers(puzzle, stop).need_one()
    if now:
        marks = Marks(puzzle)
        return [explained(step, marks) for step in [*steps_now(marks, stop)]], None
    steps, is_solved = reasoned_path(puzzle, stop)
    return [*explained_in_turn(steps, Marks(puzzle))], None if is_solved else too_hard()


def why_not_in(
    puzzle: VariantPuzzle, candidate: str, stop: Stop
) -> tuple[list[ReasonedStep], Fault | None]:
    """The shortest reason why a digit is not in a cell, as in r4c5=7, and a fault without one.

    Raises `Fault`, and `Cancelled`.
    """
    size = puzzle.rules.size
    cell, digit = candidate_in(candidate, size)
    VariantAnswers(puzzle, stop).need_one()
    name = names_of((cell,), size)[0]
    solution = solve(puzzle, stop) or b""
    if solution[cell] == digit:
        raise Fault("{cell} is {digit} in the solution", cell=name, digit=SIGNS[digit])
    steps = [*explained_in_turn(why_not(puzzle, cell, digit, stop), Marks(puzzle))]
    template = "{cell} is not {digit}, but no proof was found in the time there is."
    return steps, None if steps else Fault(template, cell=name, digit=SIGNS[digit])


def rated(puzzle: VariantPuzzle, stop: Stop) -> tuple[dict[str, object], Fault | None]:
    """The level, the hardest step and the number of steps. Raises `Fault`, and `Cancelled`."""
    VariantAnswers(puzzle, stop).need_one()
    steps, is_solved = reasoned_path(puzzle, stop)
    fault = None if is_solved else too_hard()
    hardest = hardest_of(steps)
    if fault or hardest is None:
        return {}, fault
    named: dict[str, object] = {"hardest": hardest.technique, "steps": len(steps)}
    return {"level": hardest.level, **named}, None


def too_hard() -> Fault:
    """The fault that the ladder ends before the solution."""
    return Fault("the steps that are known here do not lead to the solution")


def plain_variant(givens: bytes, stop: Stop) -> Variant:
    """A plain puzzle as one whose rules are the classic ones."""
    return with_answers(VariantPuzzle(Rules(), givens), stop)
