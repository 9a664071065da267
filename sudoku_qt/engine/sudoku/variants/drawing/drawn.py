# SPDX-License-Identifier: MIT
"""How a puzzle with rules of its own is drawn: the figures of constraints, and decorations."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.decorations import decorations
from sudoku_qt.engine.sudoku.variants.figures import Figure
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def figures_of(puzzle: VariantPuzzle) -> tuple[Figure, ...]:
    """All figures: the decorations, and over them those of the constraints in their order."""
    return (
        *decorations(puzzle.kept, puzzle.rules.board),
        *(
            figure
            for constraint in puzzle.rules.constraints
            for figure in figures_of_constraint(constraint, puzzle)
        ),
    )


def figures_of_constraint(constraint: Constraint, puzzle: VariantPuzzle) -> tuple[Figure, ...]:
    """The figures of one constraint, at the places at which its setter drew them."""
    rules, kind = puzzle.rules, KIND_NAMED[constraint.kind]
    drawn = kind.drawn(constraint, puzzle.looks.get(constraint, {}), rules.board)
    return tuple(kind.figures(drawn, rules.board, rules.constraints))
