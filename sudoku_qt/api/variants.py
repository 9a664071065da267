# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own: read, and answered by the search for any rules."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

import numpy as np

from sudoku_qt.api.arguments import Errors, skips, whole
from sudoku_qt.api.pieces import Digits, NotPlain, given_as
from sudoku_qt.api.pools import Mapped
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.making.maker import VariantOptions, kinds_in, make_variant
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle, letters
from sudoku_qt.paths import resource

Puzzles = str | VariantPuzzle | Digits | Iterable[str | VariantPuzzle]
"""The argument of the functions: one puzzle or many, classic ones and others."""
Pool = AbstractContextManager[Mapped[Any, Any]]
"""A `map` by threads or by processes, which the context begins and ends."""
CLASSIC = Rules()
HARDEST = 4
"""The last level of which such puzzles are made."""
POINTS = str.maketrans("0_-*", "....")
"""Maps every sign for an empty cell to the one that is written."""


def kinds() -> dict[str, str]:
    """The kinds of constraints by name, each with the sentence that states its rule.

        >>> sudoku.kinds()["antiknight"]
        "No digit is a knight's move away from itself."
        >>> sudoku.Rules(constraints=(sudoku.Constraint("antiknight"),)).size
        9

    `Constraint` takes their names.
    """
    return {kind.name: kind.rule.format(value=", ".join(kind.values)) for kind in KINDS}


def answered(
    puzzles: Puzzles,
    rules: Rules | None,
    pool: Pool,
    plain: Callable[[Any], Any],
    work: Callable[[int, VariantPuzzle], Any],
) -> Any:
    """`plain(puzzles)` where all puzzles are plain, or else `work` applied to each with its number.

    The `pool` does that work; `plain` has its own.

    Raises `ValueError`, and `TypeError` for anything that holds no puzzles.
    """
    given: Any = puzzles
    if not isinstance(puzzles, str | VariantPuzzle | np.ndarray):
        given = given_as(puzzles)  # type: ignore[arg-type]  # what is in it is looked at later
    if rules is None and not isinstance(given, VariantPuzzle):
        try:
            return plain(given)
        except NotPlain:  # it is solved with the other variants, in a list
            pass
    return _each(given, rules, pool, work)


def _each(
    given: Any, rules: Rules | None, pool: Pool, work: Callable[[int, VariantPuzzle], Any]
) -> Any:
    if rules is not None and not isinstance(rules, Rules):
        raise TypeError(f"rules are of the class Rules, and not {type(rules).__name__}")
    if isinstance(given, np.ndarray):
        raise TypeError("with rules puzzles are texts, or what parse gives, and no array")
    is_one = isinstance(given, str | VariantPuzzle)
    many = [given] if is_one else given
    read = [_puzzle(number, each, rules) for number, each in enumerate(many)]
    with pool as mapped:
        found = [*mapped(partial(_asked, work), enumerate(read))]
    return found[0] if is_one else found


def _asked(work: Callable[[int, VariantPuzzle], Any], pair: tuple[int, VariantPuzzle]) -> Any:
    return work(*pair)


def _puzzle(number: int, puzzle: object, rules: Rules | None) -> VariantPuzzle:
    """One of several puzzles, with the rules that all share. Raises `ValueError`, `TypeError`."""
    if isinstance(puzzle, VariantPuzzle):
        if rules not in (None, puzzle.rules):
            raise ValueError(f"puzzle {number} has rules of its own")
        return puzzle
    if not isinstance(puzzle, str):
        raise TypeError(f"puzzle {number}: {type(puzzle).__name__} is no text")
    try:
        return VariantPuzzle(CLASSIC, parse(puzzle)) if rules is None else _given(puzzle, rules)
    except Fault as fault:
        raise ValueError(f"puzzle {number}: {fault}") from None


def _given(text: str, rules: Rules) -> VariantPuzzle:
    """A puzzle with rules, from a text with a sign for each cell. Raises `Fault`."""
    signs = text.upper().translate(POINTS)
    if wrong := {*signs} - {*SIGNS}:
        raise Fault("{digit} is no digit from 1 to {most}", digit=min(wrong), most=rules.size)
    return VariantPuzzle(rules, bytes(map(SIGNS.index, signs)))


def making(
    rules: Rules | None, variant: str, symmetry: str, level: int | None = None
) -> Callable[[str], VariantPuzzle]:
    """A function that makes a puzzle from a seed, or raises `Fault`.

    Raises `ValueError`, `TypeError` or `Fault` for options that make no sense.
    """
    if rules is not None and not isinstance(rules, Rules):
        raise TypeError(f"rules are of the class Rules, and not {type(rules).__name__}")
    if symmetry not in {each.name for each in SYMMETRIES}:
        raise ValueError(f"there is no symmetry {symmetry!r}")
    if level is not None:
        whole("level", level, 1, HARDEST)
    kinds = kinds_in(variant) if variant else ()

    def made(seed: str) -> VariantPuzzle:
        options = VariantOptions(kinds, rules=rules, symmetry=symmetry, seed=seed, level=level)
        return make_variant(options, layouts=resource("puzzles/jigsaw.txt"))

    return made


# One puzzle


def check_one_solution(puzzle: VariantPuzzle, name: str = "the puzzle") -> None:
    """Raise `ValueError` for a puzzle, called `name`, that has not exactly one solution."""
    count = variant_solver.count_solutions(puzzle, 2)
    if count != 1:
        raise ValueError(f"{name} has {'several solutions' if count else 'no solution'}")


def has_one_solution(number: int, puzzle: VariantPuzzle, *, skip: bool) -> bool:
    """Whether a puzzle of a list has one solution. Raises `ValueError` if not, or skips it."""
    try:
        check_one_solution(puzzle, f"puzzle {number}")
    except ValueError:
        if skip:
            return False
        raise
    return True


def solved(_number: int, puzzle: VariantPuzzle) -> str | None:
    """A solution; None where there is none."""
    solution = variant_solver.solve(puzzle)
    return None if solution is None else letters(solution)


def counted(limit: int) -> Callable[[int, VariantPuzzle], int]:
    """A function that counts the solutions of a puzzle, up to a limit."""
    return lambda _, puzzle: variant_solver.count_solutions(puzzle, limit)


def candidates(errors: Errors) -> Callable[[int, VariantPuzzle], list[str]]:
    """A function that lists the digits each cell has in some solution, or raises `ValueError`."""
    skip = skips(errors)

    def found(number: int, puzzle: VariantPuzzle) -> list[str]:
        masks = variant_solver.true_candidates(puzzle)
        if all(masks):
            return [*map(_digits, masks)]
        if skip:
            return []
        raise ValueError(f"puzzle {number} has no solution")

    return found


def _digits(mask: int) -> str:
    return "".join(sign for n, sign in enumerate(SIGNS[1:]) if mask >> n & 1)
