# SPDX-License-Identifier: MIT
"""Variants to practise a technique with: each with the position where it is the easiest step.

They are variants of days that are years ahead, so that nobody is told about a coming one. The
position is the first of the solving path whose step is of the technique and about the kind of rule;
a variant without one is passed over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import (
    DAYS,
    FIRST_MONDAY,
    DailyVariants,
    kinds_on,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.outlook import position_of, sound_marks
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import Reasoning, easy_steps
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

PRACTICE = "technique"
"""The mode of a puzzle to practise with."""
BETWEEN = "__"
"""What stands between kind and technique in the name of a practice."""
ALIKE = {"constraint_single": "constraint"}
"""Techniques that are practised with another one, which asks for the same of a rule."""
FROM_DAY = DAYS // 2
"""The first day whose variant is used."""


@dataclass(frozen=True)
class VariantPractice:
    """A technique for one kind of rule, or "" for none.

    `days` are the kinds of the days whose variants may need it.
    """

    technique: str
    kind: str
    days: str

    @property
    def name(self) -> str:
        """The name by which the game remembers it."""
        return f"{self.kind or self.days}{BETWEEN}{self.technique}"

    def fits(self, step: ReasonedStep) -> bool:
        """Whether a step is of this technique, and about the kind of rule."""
        kind = step.constraint.kind if step.constraint else ""
        return step.technique == self.technique and kind == self.kind


def _lines(*kinds: str) -> tuple[VariantPractice, ...]:
    return tuple(VariantPractice("constraint", kind, kind) for kind in kinds)


CAGES = (
    VariantPractice("constraint", "killercage", "killer"),
    VariantPractice("constraint_locked", "killercage", "killer"),
    VariantPractice("house_sum", "killercage", "killer"),
    VariantPractice("crowded_house", "killercage", "killer"),
)
REGIONS = (VariantPractice("leftovers", "", "jigsaw"),)
LINES = (
    *_lines("thermometer", "slowthermometer", "arrow", "doublearrow", "renban"),
    VariantPractice("constraint_locked", "renban", "renban"),
    *_lines("whispers", "palindrome", "betweenline", "regionsumline", "zipperline",
            "entropicline", "modularline"),
)  # fmt: skip
DOTS = (
    VariantPractice("constraint", "difference", "kropki"),
    VariantPractice("constraint", "ratio", "kropki"),
    *_lines("xv", "quadruple"),
    VariantPractice("constraint", "minimum", "minimum,maximum"),
    VariantPractice("constraint", "maximum", "minimum,maximum"),
    *_lines("nonconsecutive"),
)
EDGES = (
    VariantPractice("constraint", "sandwichsum", "sandwich"),
    VariantPractice("constraint", "littlekillersum", "littlekiller"),
    *_lines("skyscraper", "xsum"),
)
PRACTICES = (*CAGES, *REGIONS, *LINES, *DOTS, *EDGES)
"""All that can be practised, by families."""
PRACTICE_NAMED = {each.name: each for each in PRACTICES}


def practices_for(puzzle: VariantPuzzle) -> Iterator[VariantPractice]:
    """Yield what can be practised about the rules of a puzzle."""
    kinds = {each.kind for each in puzzle.rules.constraints}
    for each in PRACTICES:
        if each.kind in kinds if each.kind else not puzzle.rules.has_boxes:
            yield each


def advised(puzzle: VariantPuzzle, techniques: Sequence[str]) -> str:
    """The practice about the rules of a puzzle for the first technique that has one, else ""."""
    known = {each.technique: each.name for each in reversed([*practices_for(puzzle)])}
    wanted = (ALIKE.get(each, each) for each in techniques)
    return next((known[each] for each in wanted if each in known), "")


def needing(
    name: str,
    variants: DailyVariants,
    seed: str = "",
    stop: Stop = never,
    progress: Progress = unheard,
) -> tuple[SudokuSetup, Grid]:
    """A variant, and its position, with its notes, where a practice is the easiest step.

    Raises `Fault` for a name that is not known and if no puzzle was found, and `Cancelled`.
    """
    practice = PRACTICE_NAMED.get(name)
    rng = SeededRandom(f"practice {name} {tidy_seed(seed) or fresh_seed()}")
    days = days_with(practice.days) if practice else ()
    for number, day in enumerate(rng.shuffled(days)):
        progress(number / len(days))
        setup = variants.of(day)
        position = practice and setup.variant and due(setup.variant, practice, stop)
        if position:
            progress(1.0)
            return replace(setup, mode=PRACTICE, technique=name, seed=""), position
    raise Fault("No puzzle for “{name}” was found.", name=name)


def days_with(kinds: str) -> Sequence[date]:
    """The days that are used and have variants of these kinds."""
    days = (FIRST_MONDAY + timedelta(number) for number in range(FROM_DAY, DAYS))
    return [day for day in days if kinds_on(day) == kinds]


def due(puzzle: VariantPuzzle, practice: VariantPractice, stop: Stop = never) -> Grid | None:
    """The first position of the solving path with such a step, or None. Raises `Cancelled`."""
    marks = Marks(puzzle)
    reasoning, grid = Reasoning(marks), Grid.of_givens(puzzle.givens, puzzle.rules.shape)
    while not marks.is_solved:
        go_on(stop)
        step = next(reasoning.steps(stop), None)
        if step is None:
            return None
        if practice.fits(step):
            return position_of(marks, grid)
        step.take(marks)
    return None


def found_by(
    puzzle: VariantPuzzle, states: Sequence[Grid], after: Grid, name: str, stop: Stop = never
) -> ReasonedStep | None:
    """The step of a practice that a move made, or a part of it; None if it made none.

    `states` are those of the game before the move. Raises `Cancelled`.
    """
    practice = PRACTICE_NAMED.get(name)
    solution = practice and inspect(puzzle.givens, stop, VariantSolver(puzzle)).solution
    if not practice or not solution:
        return None
    marks, before = sound_marks(puzzle, states, solution), states[-1]
    steps = (step for step in easy_steps(marks, stop) if practice.fits(step))
    return next((step for step in steps if _is_made(step, before, after)), None)


def _is_made(step: ReasonedStep, before: Grid, after: Grid) -> bool:
    """Whether a move placed the digit of a step, or removed one of the notes that it eliminates.

    A note that is removed because its digit was placed in sight does not count.
    """
    if step.placement:
        cell, digit = step.placement
        return after.values[cell] == digit != before.values[cell]
    return any(
        mask & before.candidates[cell] & ~after.candidates[cell] & after.legal(cell)
        for cell, mask in step.eliminations
        if not after.values[cell]
    )
