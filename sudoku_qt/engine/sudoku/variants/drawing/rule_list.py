# SPDX-License-Identifier: MIT
"""The rules of a puzzle as a list to be read: each in a sentence, with its sign and its cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of_constraint
from sudoku_qt.engine.sudoku.variants.figures import Figure, Line
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by

MARKED = ("difference", "ratio", "xv")
"""Kinds of which unmarked neighbours say nothing, but for a negative rule."""
DIAGONALS = "Rising diagonal", "Falling diagonal"
MOST_NAMED = 5
"""The most cells of a broken rule that are named."""
LONGEST = 4000
"""Of a setter's own text."""


@dataclass(frozen=True, slots=True)
class ListedRule:
    """A rule: a sentence, the cells that it concerns, none for the whole board, and its sign.

    The sign is on a board of two by two cells; there is none for what is not drawn.
    """

    sentence: Message
    cells: Cells = ()
    sign: tuple[Figure, ...] = ()
    constraints: tuple[Constraint, ...] = ()


def listed_rules(puzzle: VariantPuzzle) -> tuple[ListedRule, ...]:
    """The rules beside the classic ones: size and regions, then each kind of constraints."""
    return (*_of_board(puzzle), *_of_constraints(puzzle))


def names_of_rules(puzzle: VariantPuzzle) -> tuple[Message, ...]:
    """What the rules are called that no classic Sudoku has, each once."""
    rules = puzzle.rules
    titles = dict.fromkeys(KIND_NAMED[each.kind].title for each in rules.constraints)
    found = [] if rules.size == 9 else [Message("{size} × {size}", size=rules.size)]
    found += [] if rules.has_boxes else [Message("Jigsaw")]
    if {*DIAGONALS} <= titles.keys():
        found.append(Message("Diagonals"))
        titles = {title: None for title in titles if title not in DIAGONALS}
    return (*found, *map(Message, titles))


def broken_rules(puzzle: VariantPuzzle, values: Sequence[int]) -> tuple[ListedRule, ...]:
    """The constraints that a board breaks, each with all its cells, and with what it breaks."""
    board = puzzle.rules.board
    found = []
    for constraint, cells in broken_by(puzzle.rules, values):
        if constraint is not None:
            names = tuple(board.name(cell).lower() for cell in cells[:MOST_NAMED])
            title = Message(KIND_NAMED[constraint.kind].title)
            told = Message("“{rule}” does not hold: {cells}", rule=title, cells=names)
            found.append(ListedRule(told, _cells(constraint, puzzle)))
    return tuple(found)


def remark(puzzle: VariantPuzzle) -> Message | None:
    """What has to be said about marks that are missing."""
    kinds = {each.kind for each in puzzle.rules.constraints}
    full = {each.value for each in puzzle.rules.constraints if each.kind == "negative"}
    if "nonconsecutive" in kinds:
        full.add("difference")
    open_kinds = [kind for kind in MARKED if kind in kinds and kind not in full]
    return Message("Not every dot, X and V is marked.") if open_kinds else None


def setters_text(puzzle: VariantPuzzle) -> str:
    """What the setter wrote about the puzzle, as plain text of several lines."""
    text = puzzle.kept.get("ruleset")
    lines = text.splitlines() if isinstance(text, str) else []
    clean = ("".join(sign for sign in line if sign.isprintable()).strip() for line in lines)
    return "\n".join(clean).strip()[:LONGEST]


def _of_board(puzzle: VariantPuzzle) -> Iterator[ListedRule]:
    rules = puzzle.rules
    if not rules.has_boxes:
        inside = tuple(cell for cell, area in enumerate(rules.board.regions) if area != NOWHERE)
        whole = len({*map(len, rules.board.areas)} | {rules.size}) == 1
        sentence = (
            Message("Each outlined region holds 1 to {most}.", most=rules.size)
            if whole
            else Message("No digit stands twice in an outlined region.")
        )
        yield ListedRule(sentence, inside if inside and len(inside) < rules.size**2 else ())
    elif rules.size != 9:
        yield ListedRule(
            Message("Each row, column and box holds 1 to {most}.", most=rules.size)
            if rules.board.areas
            else Message("Each row and column holds 1 to {most}.", most=rules.size)
        )


def _of_constraints(puzzle: VariantPuzzle) -> Iterator[ListedRule]:
    groups: dict[tuple[str, Value], list[Constraint]] = {}
    for each in puzzle.rules.constraints:
        groups.setdefault((each.kind, _unseen(each)), []).append(each)
    for (name, value), group in groups.items():
        cells = {cell for each in group for cell in _cells(each, puzzle)}
        sentence = _sentence(name, value, group)
        sign = KIND_NAMED[name].sign()
        yield ListedRule(sentence, tuple(sorted(cells)), sign, tuple(group))


def _unseen(constraint: Constraint) -> Value:
    """A value that is not drawn, and has to be said."""
    kind = KIND_NAMED[constraint.kind]
    return constraint.value if kind.values or kind.usual_number else None


def _sentence(name: str, value: Value, group: Sequence[Constraint]) -> Message:
    kind = KIND_NAMED[name]
    if kind.values:
        return Message(kind.short, value=Message(KIND_NAMED[str(value)].title))
    if kind.usual_number:
        return Message(kind.short, number=kind.usual_number if value is None else value)
    numbered = kind.numbered and any(each.value is not None for each in group)
    return Message(kind.numbered if numbered else kind.short)


def _cells(constraint: Constraint, puzzle: VariantPuzzle) -> Cells:
    """The cells of a constraint, for a line of the whole board those that it runs through."""
    if constraint.cells:
        return constraint.cells
    figures = figures_of_constraint(constraint, puzzle)
    return tuple(cell for each in figures if isinstance(each, Line) for cell in each.cells)
