# SPDX-License-Identifier: MIT
"""A constraint: one rule of a variant as a value, of a kind, about some cells."""

from dataclasses import dataclass

Value = int | str | tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Constraint:
    """One rule of a puzzle.

    `kind` is its name in the list of kinds, `cells` are in the order that the kind wants, none
    where it is about the whole board, and `value` is what stands at them: a sum, a letter, digits.
    """

    kind: str
    cells: tuple[int, ...] = ()
    value: Value = None
