# SPDX-License-Identifier: MIT
"""Sudoku as a library: solve, count, rate, explain and make puzzles, one or millions of them.

    >>> import sudoku_qt.api as sudoku
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> sudoku.solve(puzzle)
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

Every function about puzzles takes them in three forms and answers in the same form:

- a text of 81 characters, digits and `.`, `0`, `*` or `_` for an empty cell: one answer;
- a list of such texts, or anything else that yields them: a list of answers;
- an array of any integer type, 0 for an empty cell, of the shape `[81]` or `[9, 9]` for one puzzle,
  `[N, 81]` or `[N, 9, 9]` for N: an array.

Where the answer for one puzzle is itself a list (of steps, sets or other puzzles), an array is
answered with a list of lists. Use `parse` and `positions` to read other texts and files, and
positions with candidates. `solve`, `count`, `true_candidates`, `steps`, `rate` and `minimal` also
take puzzles with other rules: the results of `parse` for f-puzzles objects and links, or texts
together with `rules=`.

A text or array that is no puzzle raises `ValueError`, whose sentence says which puzzle is wrong and
where; so does any argument that makes no sense. Anything that is not a text or an array raises
`TypeError`. `jobs=2` uses two cores, `jobs=0` all of them. Qt is never imported; only `picture` and
`web_page` need it, in a process of their own.

To use many machines, run `sudoku --cluster tcp://...`. Dask does not authenticate anybody: whoever
reaches the scheduler can run any program on all workers, so guard its address as you would a shell.

The examples below continue this one.
"""

from sudoku_qt.api.drawing import picture, web_page
from sudoku_qt.api.making import generate, pattern
from sudoku_qt.api.ratings import RATING, rate, to_pandas
from sudoku_qt.api.research import minimal, neighbours, true_candidates, unavoidable
from sudoku_qt.api.solutions import canonical, count, solve
from sudoku_qt.api.solving import Step, steps, why_not
from sudoku_qt.api.texts import Position, convert, parse, positions
from sudoku_qt.api.variants import kinds
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

__all__ = [
    "RATING",
    "Constraint",
    "Position",
    "Rules",
    "Step",
    "VariantPuzzle",
    "canonical",
    "convert",
    "count",
    "generate",
    "kinds",
    "minimal",
    "neighbours",
    "parse",
    "pattern",
    "picture",
    "positions",
    "rate",
    "solve",
    "steps",
    "to_pandas",
    "true_candidates",
    "unavoidable",
    "web_page",
    "why_not",
]
