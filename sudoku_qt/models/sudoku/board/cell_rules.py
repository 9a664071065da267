# SPDX-License-Identifier: MIT
"""The rules at a cell of a variant in words, as a screen reader reads them out."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.words import say

CAGES = frozenset(("killercage", "cage"))
BETWEEN = frozenset(("difference", "ratio", "xv", "quadruple", "clone"))
"""Kinds that stand between cells, in no order."""
OUTSIDE = frozenset(("littlekillersum", "sandwichsum", "xsum", "skyscraper"))
WHOLE = frozenset(("extraregion", "givenPencilMarks"))
"""Kinds whose cells are too many to be said."""

Label = Callable[[int], str]
"""The name of a cell: r4c5 or D5."""
translate = QCoreApplication.translate


def rules_at(puzzle: VariantPuzzle, cell: int, label: Label) -> Iterator[str]:
    """Yield the region of a cell, if it has no usual form, and each constraint that names it."""
    rules = puzzle.rules
    region = rules.board.regions[cell]
    if not rules.has_boxes and region != NOWHERE:
        yield translate("CellRules", "region {number}").format(number=region + 1)
    for constraint in rules.constraints:
        if cell in constraint.cells:
            yield _words(constraint, cell, label)


def _words(constraint: Constraint, cell: int, label: Label) -> str:
    cells, kind = constraint.cells, constraint.kind
    others = [label(each) for each in cells if each != cell]
    together = translate("SudokuModel", ", ", "between digits").join(others)
    rule = _called(constraint)
    if kind in CAGES:
        return _in_cage(constraint, together)
    if not others or kind in WHOLE:
        return rule
    if kind in BETWEEN:
        return translate("CellRules", "{rule} with {cells}").format(rule=rule, cells=together)
    if kind in OUTSIDE:
        words = translate("CellRules", "{rule} from {first} to {last}")
        return words.format(rule=rule, first=label(cells[0]), last=label(cells[-1]))
    way = "-".join(map(label, cells))
    return translate("CellRules", "{rule} along {cells}").format(rule=rule, cells=way)


def _in_cage(constraint: Constraint, others: str) -> str:
    total = constraint.value
    if not others:
        return translate("CellRules", "in a cage of {sum}").format(sum=total)
    if total is None:
        return translate("CellRules", "in a cage with {cells}").format(cells=others)
    words = translate("CellRules", "in a cage of {sum} with {cells}")
    return words.format(sum=total, cells=others)


def _called(constraint: Constraint) -> str:
    """The name of a rule, with what is written at it; an X or V is its own name."""
    value = constraint.value
    if constraint.kind == "xv":
        return str(value)
    title = say(Message(KIND_NAMED[constraint.kind].title))
    if value is None:
        return title
    return f"{title} {' '.join(map(str, value)) if isinstance(value, tuple) else value}"
