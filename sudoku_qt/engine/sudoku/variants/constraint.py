# SPDX-License-Identifier: MIT
"""A constraint: one rule of a variant, as a value with a kind and some cells."""

from dataclasses import dataclass

Value = int | str | tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Constraint:
    """One rule of a puzzle.

    `kind` is its name in the list of kinds; `cells` are in the order that the kind requires, none
    if it is about the whole board; `value` is what is written at them: a sum, a letter, digits.
    """

    kind: str
    cells: tuple[int, ...] = ()
    value: Value = None
