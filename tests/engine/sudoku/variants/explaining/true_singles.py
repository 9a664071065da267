# SPDX-License-Identifier: MIT
"""A check of the reasons of singles, by the demands of the rules that they name."""

from sudoku_qt.engine.sudoku.variants.explaining.of_singles import SeenByRule, Unmarked
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED


def is_seen_by_rule(each: SeenByRule, marks: Marks) -> bool:
    """Whether the digit is on the board and seen, and by no row, column or region."""
    size, n = marks.size, each.digit - 1
    usual = [*marks.board.rows, *marks.board.columns, *marks.board.areas]
    return (
        marks.known[each.other]
        and marks.masks[each.other] == 1 << n
        and all(marks.excluded[size * each.other + n] >> size * cell + n & 1 for cell in each.cells)
        and not any(each.other in house and {*house} & {*each.cells} for house in usual)
        and (not each.house or {*each.house} >= {each.other, *each.cells})
    )


def is_unmarked(each: Unmarked, marks: Marks) -> bool:
    """Whether each of the cells breaks the rule with each of the digits."""
    named = [
        demand
        for constraint, demands in marks.rules.reasons
        for demand in demands
        if constraint and KIND_NAMED[constraint.kind].title == each.rule.template
    ]

    def is_broken(cell: int, digit: int) -> bool:
        values = [digit if at == cell else 0 for at in range(marks.size**2)]
        return any([*demand.broken(values, marks.size)] for demand in named)

    return all(is_broken(cell, digit) for cell in each.cells for digit in each.digits)
