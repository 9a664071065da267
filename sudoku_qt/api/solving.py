# SPDX-License-Identifier: MIT
"""The steps by which a person solves a puzzle, from its givens or from a position."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, overload

from sudoku_qt.api.arguments import Errors, faults_as_errors, skips
from sudoku_qt.api.listing import has_answer, listed
from sudoku_qt.api.pieces import Digits
from sudoku_qt.api.pools import processes
from sudoku_qt.api.texts import Position, grid_of
from sudoku_qt.api.variants import Puzzles, answered, check_one_solution, has_one_solution
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.path_text import objects
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.solving import all_steps, path, speaks_against
from sudoku_qt.engine.sudoku.variants.explaining.explained import explained, explained_in_turn
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import reasoned_path, steps_now
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import candidate_in
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import why_not as reasons
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.languages import ENGLISH
from sudoku_qt.paths import resource


@dataclass(frozen=True)
class Step:
    """A step of a solving path: what it finds, why, and the sentence that explains it.

    `variant` says which of the technique's sentences explains it, "" where there is only one;
    `score` is HoDoKu's; `digits` are the digits involved. A placement is written "r1c1=5", an
    elimination "r1c1≠5"; cells that lose the same digits are written together, "r1c13 r25c4≠5,7".
    `proof` is what the step rests on, as lists and words. `kind_of` is the technique of which
    `technique` is a kind, as "nice_loop" for "m_wing", and "" for all others.
    """

    technique: str
    variant: str
    score: int
    digits: tuple[int, ...]
    placements: tuple[str, ...]
    eliminations: tuple[str, ...]
    sentence: str
    proof: dict[str, Any] = field(hash=False)
    kind_of: str = ""


@overload
def steps(  # type: ignore[overload-overlap]  # a text yields texts, too
    puzzles: str | Position | VariantPuzzle,
    *,
    now: bool = ...,
    rules: Rules | None = ...,
    errors: Errors = ...,
    jobs: int = ...,
) -> list[Step]: ...
@overload
def steps(
    puzzles: Digits, *, now: bool = ..., rules: None = ..., errors: Errors = ..., jobs: int = ...
) -> list[Any]: ...
@overload
def steps(
    puzzles: Iterable[str | VariantPuzzle],
    *,
    now: bool = ...,
    rules: Rules | None = ...,
    errors: Errors = ...,
    jobs: int = ...,
) -> list[list[Step]]: ...
def steps(
    puzzles: Puzzles | Position,
    *,
    now: bool = False,
    rules: Rules | None = None,
    errors: Errors = "raise",
    jobs: int = 1,
) -> Any:
    """The steps by which a person solves a puzzle; with `now` all that are possible at the start.

    For a `Position` they start from its digits and candidates. For a puzzle with other rules they
    come from a separate ladder and may end before the solution; they have no score, and `proof`
    holds their `level`, and the `kind` and `cells` of the constraint used.

        >>> first = sudoku.steps(puzzle)[0]
        >>> first.technique, first.placements, first.score
        ('hidden_single', ('r1c6=8',), 14)
        >>> len(sudoku.steps([puzzle, puzzle], jobs=2))
        2
        >>> small = sudoku.Rules(4, constraints=(sudoku.Constraint("antiknight"),))
        >>> sudoku.steps("12..............", rules=small, errors="skip")
        []

    Raises:
        ValueError: A puzzle has no solution or several (with `errors="skip"` its list is empty
            instead), or a position contradicts its solution.
    """
    if isinstance(puzzles, Position):
        if rules is not None:
            raise TypeError("with rules puzzles are texts, or what parse gives, and no position")
        return _steps(_checked(puzzles), now=now)
    plain = partial(listed, work=partial(_steps_of, now=now), errors=errors, jobs=jobs)
    work = partial(_reasoned, now=now, skip=skips(errors))
    return answered(puzzles, rules, processes(jobs), plain, work)


def _steps_of(puzzle: bytes, *, now: bool) -> list[Step]:
    return _steps(Grid.of_givens(puzzle).with_all_candidates(), now=now)


def _checked(position: Position) -> Grid:
    """The grid of a position from which the solution can be reached. Raises `ValueError`."""
    grid = grid_of(position)
    has_answer(grid.givens, 0)
    with faults_as_errors():
        if fault := speaks_against(grid, kernel.solve(grid.givens) or b""):
            raise fault
    return grid


def _steps(grid: Grid, *, now: bool) -> list[Step]:
    pages = Pages(resource("techniques") / ENGLISH)
    found = objects((all_steps if now else path)(grid), pages, "r4c5")
    return [_step(each) for each in found]


def _step(found: dict[str, Any]) -> Step:
    return Step(
        found["technique"],
        found["variant"],
        found["score"],
        tuple(found["digits"]),
        tuple(found["placements"]),
        tuple(found["eliminations"]),
        found["sentence"],
        found["proof"],
        found["kind_of"],
    )


def _reasoned(number: int, puzzle: VariantPuzzle, *, now: bool, skip: bool) -> list[Step]:
    if not has_one_solution(number, puzzle, skip=skip):
        return []
    if puzzle.rules.is_classic:
        return _steps_of(puzzle.givens, now=now)
    marks = Marks(puzzle)
    if now:
        found = [explained(step, marks) for step in [*steps_now(marks)]]
    else:
        found = [*explained_in_turn(reasoned_path(puzzle)[0], marks)]
    return _told(found, puzzle.rules.size)


def why_not(puzzle: str | VariantPuzzle, candidate: str) -> list[Step]:
    """The shortest reason why a digit is not in a cell: one step or a few, the last excludes it.

        >>> [step] = sudoku.why_not(puzzle, "r1c3=9")
        >>> step.sentence
        'r1c3 sees r3c2, which is 9.'

    The steps are those of puzzles with other rules. The list is empty if no proof was found.

    Raises:
        ValueError: The text is no candidate, the cell is given, the digit is the right one, or the
            puzzle does not have one solution.
    """
    variant = puzzle if isinstance(puzzle, VariantPuzzle) else VariantPuzzle(Rules(), parse(puzzle))
    check_one_solution(variant)
    with faults_as_errors():
        cell, digit = candidate_in(candidate, variant.rules.size)
        if (solve(variant) or b"")[cell] == digit:
            raise Fault("{cell} is {digit} in the solution", cell=candidate[:-2], digit=digit)
        return _told(
            explained_in_turn(reasons(variant, cell, digit), Marks(variant)), variant.rules.size
        )


def _told(found: Iterable[ReasonedStep], size: int) -> list[Step]:
    return [
        Step(
            each.technique,
            "",
            0,
            each.digits,
            each.follows(size) if each.placement else (),
            () if each.placement else each.follows(size),
            str(each.sentence(size)),
            {name: each.described(size)[name] for name in ("level", "kind", "cells")},
        )
        for each in found
    ]
