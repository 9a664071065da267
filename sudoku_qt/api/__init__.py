# SPDX-License-Identifier: MIT
"""Sudoku as a library: solve, count, rate, explain and make puzzles, one or millions of them.

    >>> import sudoku_qt.api as sudoku
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> sudoku.solve(puzzle)
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

Every function that says something of puzzles takes them in three ways and answers in the same one:

- a text of 81 characters, digits and `.`, `0`, `*` or `_` for an empty cell: one answer;
- a list of such texts, or anything else that yields them: a list of answers;
- an array of any integer type, 0 for an empty cell, of the shape `[81]` or `[9, 9]` for one puzzle,
  `[N, 81]` or `[N, 9, 9]` for N: an array.

Where an answer is itself a list (of steps, sets, other puzzles), there is a list of them for an
array, too. Other texts and files, and positions with candidates, are read by `parse` and
`positions`. `solve`, `count` and `true_candidates` also take puzzles with other rules: what `parse`
makes of f-puzzles' objects and links, or texts with `rules=`.

What is no puzzle raises `ValueError`, with a sentence that says which one is wrong and where, and
so does any argument that makes no sense; what is not even a text or an array raises `TypeError`.
With `jobs=2` two cores work, with `jobs=0` all there are. Qt is not needed, nor imported.

Many machines work for `sudoku --cluster tcp://...`. Dask asks nobody who he is: whoever reaches
such a scheduler can run any program on all workers, so guard its address as you would a shell.

The examples below go on from this one.
"""

from sudoku_qt.api.making import generate, pattern
from sudoku_qt.api.ratings import RATING, rate, to_pandas
from sudoku_qt.api.research import minimal, neighbours, true_candidates, unavoidable
from sudoku_qt.api.solutions import canonical, count, solve
from sudoku_qt.api.solving import Step, steps
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
    "positions",
    "rate",
    "solve",
    "steps",
    "to_pandas",
    "true_candidates",
    "unavoidable",
]
