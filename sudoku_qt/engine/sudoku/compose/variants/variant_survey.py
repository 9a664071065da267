# SPDX-License-Identifier: MIT
"""A survey of a draft with rules of its own, in stages: solutions, their number, what could go.

The possible digits are proved one by one, so they are known long before all solutions are counted,
and where each cell has only one, there is one solution. What clashes and what is not needed is
found by leaving each out in turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.survey import Survey, step
from sudoku_qt.engine.sudoku.compose.variants.missing import MOST_SOLUTIONS, missing_rule
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.inspecting import broken_rule
from sudoku_qt.engine.sudoku.variants.search.variant_solver import (
    count_solutions,
    solutions,
    solve,
    true_candidates,
)
from sudoku_qt.engine.sudoku.variants.variant_minimal import is_redundant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from sudoku_qt.engine.work import Stop, go_on, never

MOST_COUNTED = 2_000
"""The limit up to which solutions are counted: a general search finds fewer in the time."""

ROUND = frozenset((50, 100, 200, 500, 1_000))
HARD = 100
"""After so many looks whether the survey is still wanted, some 0.4 s, one of these numbers will do:
a setter who is told of more than 50 solutions draws on in any case."""

Clue: TypeAlias = int | Constraint
"""A given, by its cell, or a constraint."""


def survey_variant(puzzle: VariantPuzzle, stop: Stop = never) -> Survey:
    """What is known at once: whether there are solutions, and their digits. Raises `Cancelled`."""
    known = Survey(puzzle.givens, None, most=MOST_COUNTED, drawn=puzzle)
    broken = broken_by(puzzle.rules, puzzle.givens)
    if broken:
        clash = tuple(constraint for constraint, _ in broken if constraint)
        amiss = frozenset(cell for _, cells in broken for cell in cells)
        fault = broken_rule(puzzle, puzzle.givens)
        return replace(known, count=0, clash=clash, amiss=amiss, fault=fault)
    possible = tuple(true_candidates(puzzle, stop))
    if not possible[0]:
        return _without_solution(known, puzzle, stop)
    if all(mask.bit_count() == 1 for mask in possible):
        return replace(known, count=1, possible=possible, shares=_alike(possible, puzzle))
    return replace(known, possible=possible, shares=_alike(possible, puzzle))


def _alike(possible: Sequence[int], puzzle: VariantPuzzle) -> bytes:
    """The shares of what is possible, before they are known."""
    size = puzzle.rules.size
    shares = bytearray(size * len(possible))
    for cell, mask in enumerate(possible):
        for digit in digits_in(mask):
            shares[size * cell + digit - 1] = 1
    return bytes(shares)


def counted(known: Survey, stop: Stop = never) -> Survey:
    """The survey with the number of solutions, and the shares of digits. Raises `Cancelled`."""
    puzzle = known.drawn
    assert puzzle  # noqa: S101 - as every survey here has
    size, number, most, looks = puzzle.rules.size, 0, MOST_COUNTED, count(1)
    tallies, found = [0] * (size * len(known.givens)), list[bytes]()
    for solution in solutions(puzzle, lambda: bool(next(looks) and stop())):
        number += 1
        if number <= MOST_SOLUTIONS:
            found.append(solution)
        for cell, digit in enumerate(solution):
            tallies[size * cell + digit - 1] += 1
        if number > most or (number - 1 in ROUND and next(looks) - number > HARD):
            most = number - 1
            break
    shares = bytes(
        max(1, step(tally, number)) if had else 0
        for tally, had in zip(tallies, known.shares, strict=True)
    )
    if number > most:
        return replace(known, count=number, most=most, shares=shares)
    once = (at for at, tally in enumerate(tallies) if tally == 1 < number)
    completing = tuple((at // size, at % size + 1) for at in once)
    missing = missing_rule(puzzle, found, stop) if number == len(found) else None
    return replace(known, count=number, shares=shares, completing=completing, missing=missing)


def pruned(known: Survey, stop: Stop = never) -> Survey:
    """The survey of a puzzle with the clues that it does not need. Raises `Cancelled`."""
    puzzle = known.drawn
    assert puzzle  # noqa: S101 - as every survey here has
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    redundant = frozenset(cell for cell in given if is_redundant(puzzle, cell, stop))
    needless = tuple(
        each
        for each in puzzle.rules.constraints
        if count_solutions(without_rule(puzzle, each), 2, stop) == 1
    )
    return replace(known, redundant=redundant, needless=needless)


def without_rule(puzzle: VariantPuzzle, constraint: Constraint) -> VariantPuzzle:
    """A puzzle without a constraint."""
    left = [each for each in puzzle.rules.constraints if each != constraint]
    return _with_rules(puzzle, left)


def _with_rules(puzzle: VariantPuzzle, constraints: Sequence[Constraint]) -> VariantPuzzle:
    rules = puzzle.rules
    return replace(puzzle, rules=Rules(rules.size, rules.board.regions, tuple(constraints)))


# What clashes


def _without_solution(known: Survey, puzzle: VariantPuzzle, stop: Stop) -> Survey:
    """The clues that allow no solution together: few, and none of them can be left out."""
    clues: list[Clue] = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    clues += puzzle.rules.constraints

    def is_impossible(some: Sequence[Clue]) -> bool:
        go_on(stop)
        givens = bytes(digit if cell in some else 0 for cell, digit in enumerate(puzzle.givens))
        rules = [each for each in some if isinstance(each, Constraint)]
        return solve(replace(_with_rules(puzzle, rules), givens=givens), stop) is None

    left = _least(clues, is_impossible)
    amiss = frozenset(each for each in left if isinstance(each, int))
    clash = tuple(each for each in left if isinstance(each, Constraint))
    fault = (
        Fault("These rules allow no solution together.") if clash else Fault("No solution is left.")
    )
    return replace(known, count=0, amiss=amiss, clash=clash, fault=fault)


def _least(clues: list[Clue], is_impossible: Callable[[Sequence[Clue]], bool]) -> list[Clue]:
    """Some of the clues that are impossible together, while any fewer of them are possible.

    Halves are tried first, since most clues have nothing to do with it (QuickXplain, Junker 2004).
    """

    def within(base: list[Clue], added: bool, rest: list[Clue]) -> list[Clue]:
        if added and is_impossible(base):
            return []
        if len(rest) == 1:
            return rest
        half = len(rest) // 2
        one, two = rest[:half], rest[half:]
        second = within(base + one, bool(one), two)
        first = within(base + second, bool(second), one)
        return first + second

    return [] if is_impossible([]) else within([], added=False, rest=clues)
