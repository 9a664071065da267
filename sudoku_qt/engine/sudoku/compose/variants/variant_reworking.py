# SPDX-License-Identifier: MIT
"""Changes to a draft with rules of its own: completed, without what it does not need, one like it.

All functions take a puzzle that has a solution. They raise `Cancelled`.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count, islice

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw, take_away
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import without_rule
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_minimal import is_redundant, minimal_puzzle_in
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled, Stop, go_on, never

SCATTERED, PATIENCE = 6, 4
"""Digits that are given at random at first, and how long a solution with each is looked for."""
HIGHEST = 1_000
"""No clue has a greater number."""


def completed(puzzle: VariantPuzzle, random: SeededRandom, stop: Stop = never) -> VariantPuzzle:
    """The puzzle with givens added at random until one solution is left, and no more than needed.

    Raises:
        Fault: It has no solution.
    """
    whole = _settled(puzzle, random, stop)
    added = [cell for cell, digit in enumerate(whole.givens) if digit != puzzle.givens[cell]]
    return minimal_puzzle_in(whole, random.shuffled(added), stop)


def _settled(puzzle: VariantPuzzle, random: SeededRandom, stop: Stop) -> VariantPuzzle:
    """The puzzle with a digit given in cell after cell, until one solution is left.

    After a few digits at random each next one tells the first two solutions apart: neither is any
    digit tried that leaves none, nor are all candidates proved anew each time.
    """
    puzzle = _scattered(puzzle, random, stop)
    while True:
        found = [*islice(solutions(puzzle, stop), 2)]
        if not found:
            raise Fault("What is drawn so far leaves no solution.")
        if len(found) == 1:
            return puzzle
        one, two = found
        cell = random.choice([at for at, digit in enumerate(one) if digit != two[at]])
        puzzle = _with_given(puzzle, cell, random.choice(found)[cell])


def _scattered(puzzle: VariantPuzzle, random: SeededRandom, stop: Stop) -> VariantPuzzle:
    """The puzzle with some more givens at random, with which it still has a solution."""
    size = puzzle.rules.size
    open_cells = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
    for cell in random.shuffled(open_cells)[:SCATTERED]:
        tried = _with_given(puzzle, cell, 1 + random.below(size))
        looks = count(1)

        def tires(looks: "count[int]" = looks) -> bool:
            go_on(stop)
            return next(looks) > PATIENCE

        try:
            has_solution = solve(tried, tires) is not None
        except Cancelled:
            go_on(stop)
            has_solution = False
        puzzle = tried if has_solution else puzzle
    return puzzle


def _with_given(puzzle: VariantPuzzle, cell: int, digit: int) -> VariantPuzzle:
    givens = puzzle.givens[:cell] + bytes([digit]) + puzzle.givens[cell + 1 :]
    return replace(puzzle, givens=givens)


def needed_only(puzzle: VariantPuzzle, random: SeededRandom, stop: Stop = never) -> VariantPuzzle:
    """A puzzle with one solution without the clues that it does not need.

    Givens go first, so that as much as possible of what was drawn stays; in which order each of
    both go is random, so that those that stay do not gather at the end of the board.
    """
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    for cell in random.shuffled(given):
        if is_redundant(puzzle, cell, stop):
            puzzle = _with_given(puzzle, cell, 0)
    for each in random.shuffled(puzzle.rules.constraints):
        fewer = without_rule(puzzle, each)
        if count_solutions(fewer, 2, stop) == 1:
            puzzle = fewer
    return puzzle


def one_like(puzzle: VariantPuzzle, random: SeededRandom, stop: Stop = never) -> VariantPuzzle:
    """Another puzzle with the same drawing: other numbers at its clues, and other digits given."""
    rules = puzzle.rules
    clues = {each: _unvalued(each) for each in rules.constraints if _is_clue(each)}
    kept = [clues.get(each, each) for each in rules.constraints]
    loose = Rules(rules.size, rules.board.regions, tuple(each for each in kept if each))
    bare = VariantPuzzle(loose, bytes(len(puzzle.givens)), puzzle.kept, puzzle.cells, puzzle.looks)
    solution = next(solutions(_settled(bare, random, stop), stop))
    valued = [
        _valued(each, solution, rules, random) if each in clues else each
        for each in rules.constraints
    ]
    looks = {
        after: puzzle.looks[before]
        for before, after in zip(rules.constraints, valued, strict=True)
        if before in puzzle.looks
    }
    givens = bytes(digit if puzzle.givens[cell] else 0 for cell, digit in enumerate(solution))
    made = Rules(rules.size, rules.board.regions, tuple(valued))
    another = replace(puzzle, rules=made, givens=givens, looks=_numbered(looks))
    return _proved(another, solution, random, stop)


def _proved(
    puzzle: VariantPuzzle, solution: bytes, random: SeededRandom, stop: Stop
) -> VariantPuzzle:
    """The puzzle with as many more digits of its solution given as make it the only one."""
    added = list[int]()
    while True:
        found = islice(solutions(puzzle, stop), 2)
        other = next((each for each in found if each != solution), None)
        if other is None:
            return minimal_puzzle_in(puzzle, random.shuffled(added), stop)
        cell = random.choice([at for at, digit in enumerate(other) if digit != solution[at]])
        added.append(cell)
        puzzle = _with_given(puzzle, cell, solution[cell])


def _is_clue(constraint: Constraint) -> bool:
    """Whether its value says something of the solution, and is no part of the rule."""
    kind = KIND_NAMED[constraint.kind]
    is_number = kind.typed is Typed.NUMBER and kind.gesture in {Gesture.CELLS, Gesture.EDGE}
    return (is_number and constraint.value is not None) or kind.gesture is Gesture.CORNER


def _unvalued(constraint: Constraint) -> Constraint | None:
    """The constraint without its value, if it says something then."""
    return replace(constraint, value=None) if constraint.kind == "killercage" else None


def _valued(
    constraint: Constraint, solution: bytes, rules: Rules, random: SeededRandom
) -> Constraint:
    """The constraint with a value that is true of a solution."""
    if KIND_NAMED[constraint.kind].typed is Typed.DIGITS:
        count = len(constraint.value) if isinstance(constraint.value, tuple) else 0
        digits = random.shuffled([solution[cell] for cell in constraint.cells])
        return replace(constraint, value=tuple(sorted(digits[:count])))
    found = (replace(constraint, value=number) for number in range(HIGHEST))
    return next(each for each in found if _holds(each, solution, rules))


def _holds(constraint: Constraint, solution: bytes, rules: Rules) -> bool:
    kind = KIND_NAMED[constraint.kind]
    try:
        kind.check(constraint, rules.board)
    except Fault:
        return False
    demands = kind.demands(constraint, rules.board, (constraint,))
    return not any(cell for each in demands for cell in each.broken(solution, rules.size))


def _numbered(looks: dict[Constraint, Section]) -> dict[Constraint, Section]:
    """The places of clues with the numbers that they have now."""
    return {
        each: {**look, "value": str(each.value)} if "value" in look else look
        for each, look in looks.items()
    }


def change(before: Grid, after: VariantPuzzle) -> tuple[Edit, ...]:
    """The edits that turn a draft into a puzzle with the same regions."""
    drawn, board = before.drawn, after.rules.board
    had = drawn.rules.constraints if drawn else ()
    gone = [each for each in had if each not in after.rules.constraints]
    come = [each for each in after.rules.constraints if each not in had]
    return (
        *_differing(before, after.givens),
        *(take_away(each, board) for each in gone),
        *(draw(_as_drawn(each, after), board) for each in come),
    )


def _as_drawn(constraint: Constraint, puzzle: VariantPuzzle) -> Constraint:
    kind = KIND_NAMED[constraint.kind]
    return kind.drawn(constraint, puzzle.looks.get(constraint, {}), puzzle.rules.board)


def _differing(before: Grid, givens: bytes) -> Iterable[Edit]:
    cells = (cell for cell, digit in enumerate(givens) if digit != before.values[cell])
    return (Edit(cell, "=", givens[cell]) for cell in cells)
