# SPDX-License-Identifier: MIT
"""Questions of those who study puzzles: each answers with a list for every puzzle."""

from collections.abc import Iterable
from functools import partial
from itertools import islice
from typing import Any

from sudoku_qt.api.arguments import Errors, skips, whole
from sudoku_qt.api.listing import listed
from sudoku_qt.api.pieces import Digits
from sudoku_qt.api.pools import threads
from sudoku_qt.api.variants import Puzzles, answered, candidates, has_one_solution
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.research import neighbours as neighbouring
from sudoku_qt.engine.sudoku.research.minimal import minimal_puzzles_in
from sudoku_qt.engine.sudoku.research.unavoidable import LARGEST, unavoidable_sets
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_minimal import (
    minimal_puzzles_in as minimal_variants_in,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

SMALLEST = 4
MOST_REMOVED, MOST_ADDED = 4, 2


def minimal(
    puzzles: Puzzles,
    limit: int = 1,
    *,
    rules: Rules | None = None,
    errors: Errors = "raise",
    jobs: int = 1,
) -> list[Any]:
    """The minimal puzzles inside each puzzle, at most `limit`; each needs all of its givens.

    Those with rules of their own keep them, and are as `parse` returns them.

        >>> inside = sudoku.minimal(sudoku.solve(puzzle), limit=3)
        >>> len(inside), sudoku.count(inside)
        (3, [1, 1, 1])
        >>> sudoku.minimal(inside[0]) == inside[:1]
        True

    Raises:
        ValueError: A puzzle has no solution or several (with `errors="skip"` its list is empty
            instead), or the limit is below 1.
    """
    most = whole("limit", limit, 1)
    plain = partial(listed, work=partial(_minimal, limit=most), errors=errors, jobs=jobs)
    work = partial(_minimal_variant, limit=most, skip=skips(errors))
    return list[Any](answered(puzzles, rules, threads(jobs), plain, work))


def unavoidable(
    grids: str | Digits | Iterable[str],
    size: int = 9,
    *,
    errors: Errors = "raise",
    jobs: int = 1,
) -> list[Any]:
    """The unavoidable sets of each grid, or of a puzzle's solution, with up to `size` (4-15) cells.

    A set is a tuple of cells, 0-80. Every puzzle with this one solution has a given in each set.

        >>> sets = sudoku.unavoidable(puzzle, 6)
        >>> len(sets), sets[0]
        (27, (3, 4, 30, 31))

    Raises:
        ValueError: A grid or puzzle has no solution or several (with `errors="skip"` its list is
            empty instead), or the size is out of range.
    """
    work = partial(_unavoidable, size=whole("size", size, SMALLEST, LARGEST))
    return list[Any](listed(grids, work, errors=errors, jobs=jobs))


def neighbours(
    puzzles: str | Digits | Iterable[str],
    removed: int = 1,
    added: int = 1,
    *,
    errors: Errors = "raise",
    jobs: int = 1,
) -> list[Any]:
    """The neighbours of each puzzle: some givens removed, others added, and still one solution.

    `removed` is 0-4 and `added` 0-2.

        >>> near = sudoku.neighbours(sudoku.minimal(puzzle)[0])
        >>> {*sudoku.count(near)}
        {1}

    Raises:
        ValueError: A puzzle has no solution or several (with `errors="skip"` its list is empty
            instead), or too many solutions without the removed givens.
    """
    gone, more = whole("removed", removed, 0, MOST_REMOVED), whole("added", added, 0, MOST_ADDED)
    work = partial(_neighbours, removed=gone, added=more)
    return list[Any](listed(puzzles, work, errors=errors, jobs=jobs))


def true_candidates(
    puzzles: Puzzles,
    *,
    rules: Rules | None = None,
    errors: Errors = "raise",
    jobs: int = 1,
) -> list[Any]:
    """The digits that each cell has in some solution of each puzzle, as texts.

        >>> sudoku.true_candidates("." * 81)[0]
        '123456789'
        >>> "".join(sudoku.true_candidates(puzzle)) == sudoku.solve(puzzle)
        True

    With `rules`, a text has as many signs as the board has cells; digits from 10 on are A to G.

        >>> five = sudoku.Rules(constraints=(sudoku.Constraint("xv", (0, 1), "V"),))
        >>> sudoku.true_candidates("." * 81, rules=five)[:3]
        ['1234', '1234', '123456789']

    Raises:
        ValueError: A puzzle has no solution; with `errors="skip"` its list is empty instead.
    """
    plain = partial(listed, work=_true_candidates, errors=errors, jobs=jobs, most=2)
    return list[Any](answered(puzzles, rules, threads(jobs), plain, candidates(errors)))


def _minimal(puzzle: bytes, limit: int) -> list[str]:
    return [to_text(each) for each in islice(minimal_puzzles_in(puzzle), limit)]


def _minimal_variant(
    number: int, puzzle: VariantPuzzle, *, limit: int, skip: bool
) -> list[str] | list[VariantPuzzle]:
    if not has_one_solution(number, puzzle, skip=skip):
        return []
    if puzzle.rules.is_classic:
        return _minimal(puzzle.givens, limit)
    return [*islice(minimal_variants_in(puzzle), limit)]


def _unavoidable(puzzle: bytes, size: int) -> list[tuple[int, ...]]:
    return unavoidable_sets(kernel.solve(puzzle) or b"", size)


def _neighbours(puzzle: bytes, removed: int, added: int) -> list[str]:
    found = list[str]()
    for each in neighbouring.neighbours(puzzle, removed, added):
        if not isinstance(each, bytes):
            break
        found.append(to_text(each))
    else:
        return found
    most = neighbouring.MOST_SOLUTIONS
    raise ValueError(f"without the givens removed there are more than {most:,} solutions")


def _true_candidates(puzzle: bytes) -> list[str]:
    masks = kernel.true_candidates(puzzle)
    return ["".join(str(n + 1) for n in range(SIDE) if mask >> n & 1) for mask in masks]
