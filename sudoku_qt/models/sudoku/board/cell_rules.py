# SPDX-License-Identifier: MIT
"""The rules at a cell of a variant in words, as a screen reader reads them out."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import cells_of
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.words import say

BETWEEN = frozenset(("difference", "ratio", "xv", "quadruple", "clone"))
"""Kinds that stand between cells, in no order."""
THERMOMETERS = frozenset(("thermometer", "slowthermometer"))
BETWEEN_ENDS = frozenset(("betweenline", "doublearrow"))
"""Lines with a circle at either end."""
DIAGONALS = frozenset(("diagonal+", "diagonal-"))
OUTSIDE = frozenset(("littlekillersum", "sandwichsum", "xsum", "skyscraper"))

Label = Callable[[int], str]
"""The name of a cell: r4c5 or D5."""
translate = QCoreApplication.translate


def rules_at(
    puzzle: VariantPuzzle, shown: Callable[[], Sequence[int]], cell: int, label: Label
) -> Iterator[str]:
    """Yield the region of a cell, if it has no usual form, its diagonals, and what names it.

    `shown` gives the digits by which a rule is said not to hold, without any where that is not to
    be said. A rule of the whole board is said where it does not hold.
    """
    rules, values = puzzle.rules, shown()
    region = rules.board.regions[cell]
    if not rules.has_boxes and region != NOWHERE:
        yield translate("CellRules", "region {number}").format(number=region + 1)
    for constraint, demands in rules.reasons:
        if constraint is None:
            continue
        is_broken = bool(values) and any(
            cell in each.broken(values, rules.size) for each in demands
        )
        if cell in constraint.cells:
            words = spaced(_words(constraint, cell, label))
        elif constraint.kind in DIAGONALS and any(cell in cells_of(each) for each in demands):
            words = say(KIND_NAMED[constraint.kind].house_name(1, "", ""))
        elif is_broken:
            words = _called(constraint)
        else:
            continue
        broken = translate("CellRules", "{rule}, which does not hold")
        yield broken.format(rule=words) if is_broken else words


def _words(constraint: Constraint, cell: int, label: Label) -> str:
    cells, kind = constraint.cells, constraint.kind
    others = [label(each) for each in cells if each != cell]
    together = translate("SudokuModel", ", ", "between digits").join(others)
    rule = _called(constraint)
    if kind == "killercage":
        return _in_cage(constraint, together)
    if kind == "cage":
        words = translate("CellRules", "{cage}, digits may repeat")
        return words.format(cage=_in_cage(constraint, together))
    if kind == "extraregion":
        name = KIND_NAMED[kind].house_name(1, label(cells[0]), label(cells[-1]))
        return say(name)
    if not others or kind == "givenPencilMarks":
        return rule
    if kind in BETWEEN:
        return translate("CellRules", "{rule} with {cells}").format(rule=rule, cells=together)
    if kind in OUTSIDE:
        words = translate("CellRules", "{rule} from {first} to {last}")
        return words.format(rule=rule, first=label(cells[0]), last=label(cells[-1]))
    return _along(constraint, rule, label)


def _along(constraint: Constraint, rule: str, label: Label) -> str:
    """A line with its cells in order, and which of them are its bulb or its circles."""
    cells, kind = constraint.cells, constraint.kind
    way = "-".join(map(label, cells))
    if kind in THERMOMETERS:
        words = translate("CellRules", "{rule} along {cells} with its bulb at {first}")
    elif kind == "arrow":
        words = translate("CellRules", "{rule} along {cells} with its circle at {circle}")
    elif kind in BETWEEN_ENDS:
        words = translate("CellRules", "{rule} along {cells} with circles at {first} and {last}")
    else:
        words = translate("CellRules", "{rule} along {cells}")
    pill = constraint.value if isinstance(constraint.value, int) else 1
    circle = "-".join(map(label, cells[:pill]))
    first, last = label(cells[0]), label(cells[-1])
    return words.format(rule=rule, cells=way, first=first, last=last, circle=circle)


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
    if value is None or constraint.kind == "arrow":  # of which it is the size of its circle
        return title
    return f"{title} {' '.join(map(str, value)) if isinstance(value, tuple) else value}"
