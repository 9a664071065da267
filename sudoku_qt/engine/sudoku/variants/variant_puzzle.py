# SPDX-License-Identifier: MIT
"""A puzzle with rules of its own: its givens, and everything that came with it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules, RulesFault

SIGNS = ".123456789ABCDEFG"
"""How an empty cell and the digits are written."""


@dataclass(frozen=True)
class VariantPuzzle:
    """Rules, and the givens row by row, 0 for an empty cell.

    `kept` is the rest of the f-puzzles object, and `cells` that of each of its cells; `looks` is
    the appearance of constraints. None of these changes what the puzzle is.

    Raises:
        RulesFault: The givens do not fit the rules.
    """

    rules: Rules
    givens: bytes
    kept: Section = field(default_factory=dict, compare=False)
    cells: tuple[Section, ...] = field(default=(), compare=False)
    looks: dict[Constraint, Section] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        """See that the givens fit. Raises `RulesFault`."""
        size = self.rules.size
        if len(self.givens) != size * size:
            raise RulesFault(Fault("{count} cells are given, and not {wanted}",
                                   count=len(self.givens), wanted=size * size))  # fmt: skip
        if max(self.givens) > size:
            wrong = max(self.givens)
            raise RulesFault(Fault("{digit} is no digit from 1 to {most}", digit=wrong, most=size))

    @property
    def text(self) -> str:
        """The givens, a sign for each cell."""
        return letters(self.givens)

    @property
    def identity(self) -> str:
        """What tells the puzzle from others: its givens, and a digest of its rules."""
        rules = self.rules
        whole = repr((rules.size, rules.board.regions, rules.constraints))
        return f"{self.text} {blake2b(whole.encode(), digest_size=12).hexdigest()}"


def letters(values: Sequence[int]) -> str:
    """Digits as signs: "." for an empty cell, 1-9, then A-G."""
    return "".join(SIGNS[value] for value in values)


def broken_by(
    rules: Rules, values: Sequence[int]
) -> list[tuple[Constraint | None, tuple[int, ...]]]:
    """The constraints that a full or partly filled board breaks, each with the cells to mark.

    None stands for rows, columns and regions.
    """
    found = list[tuple[Constraint | None, tuple[int, ...]]]()
    for constraint, demands in rules.reasons:
        cells = {cell for demand in demands for cell in demand.broken(values, rules.size)}
        if cells:
            found.append((constraint, tuple(sorted(cells))))
    return found
