# SPDX-License-Identifier: MIT
"""The tools of a setter: one for each kind of constraint, in families by how they are drawn."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.figures import Figure, Letter
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import ConstraintKind
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.kinds.outside import OutsideClue
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

__all__ = ["FAMILIES", "SWITCHES", "Constraint", "Family", "Gesture", "Tool", "Typed", "tool_named"]

REGION = "region"
"""The tool that draws a region of the board."""
GESTURES = {
    Gesture.LINE: QT_TRANSLATE_NOOP("Drawing", "Drag through its cells; back takes the last back."),
    Gesture.CELLS: QT_TRANSLATE_NOOP("Drawing", "Drag over its cells."),
    Gesture.TWINS: QT_TRANSLATE_NOOP("Drawing", "Drag over its cells, then click its twin."),
    Gesture.CELL: QT_TRANSLATE_NOOP("Drawing", "Click a cell."),
    Gesture.BORDER: QT_TRANSLATE_NOOP("Drawing", "Click the border of two cells."),
    Gesture.CORNER: QT_TRANSLATE_NOOP("Drawing", "Click where four cells meet."),
    Gesture.EDGE: QT_TRANSLATE_NOOP("Drawing", "Click beside the board, then type its number."),
}  # fmt: skip
ARROW = QT_TRANSLATE_NOOP("Drawing", "Drag from the circle along the shaft.")
THERMOMETER = QT_TRANSLATE_NOOP("Drawing", "Drag from the bulb on.")
OF_REGION = QT_TRANSLATE_NOOP("Drawing", "Drag over the cells of a region.")
A_REGION = QT_TRANSLATE_NOOP("Drawing", "Region")
REGION_RULE = QT_TRANSLATE_NOOP("Drawing", "No digit stands twice in a region.")
THEN_DIGITS = QT_TRANSLATE_NOOP("Drawing", "Then type its digits.")
THEN_NUMBER = QT_TRANSLATE_NOOP("Drawing", "Then type its number, if it has one.")
FIRST_CELL_MATTERS = {"arrow": ARROW, "thermometer": THERMOMETER, "slowthermometer": THERMOMETER}


@dataclass(frozen=True)
class Tool:
    """A way to draw: a kind of constraints, or the regions of the board."""

    name: str
    gesture: Gesture
    typed: Typed
    sign: tuple[Figure, ...] = ()

    @property
    def is_region(self) -> bool:
        """Whether it draws regions."""
        return self.name == REGION

    @property
    def is_line(self) -> bool:
        """Whether it draws lines from cell to cell."""
        return self.gesture is Gesture.LINE

    @property
    def title(self) -> str:
        """What it draws, in the player's language."""
        return translated(A_REGION) if self.is_region else say(Message(KIND_NAMED[self.name].title))

    @property
    def use(self) -> str:
        """How it is used, in the player's language."""
        if self.is_region:
            return translated(OF_REGION)
        how = translated(FIRST_CELL_MATTERS.get(self.name, GESTURES[self.gesture]))
        then = {Typed.DIGITS: THEN_DIGITS, Typed.NUMBER: THEN_NUMBER}.get(self.typed)
        if then and self.gesture is not Gesture.EDGE:
            how = f"{how} {translated(then)}"
        return how

    @property
    def rule(self) -> str:
        """The rule that it draws, in a few words of the player's language."""
        if self.is_region:
            return translated(REGION_RULE)
        kind = KIND_NAMED[self.name]
        return say(Message(kind.short, number=kind.usual_number))

    @property
    def values(self) -> tuple[str, ...]:
        """The values of a switch, of which each is a rule of its own."""
        return KIND_NAMED[self.name].values

    def title_of(self, value: str) -> str:
        """A switch in a few words, with the value that it has."""
        if not value:
            return self.title
        return say(Message(KIND_NAMED[self.name].short, value=Message(KIND_NAMED[value].title)))

    # What it makes

    def first_value(self) -> Value:
        """The value with which it begins."""
        kind = KIND_NAMED[self.name]
        if self.typed is Typed.DIGITS:
            return ()
        return kind.choices[0] if kind.choices else None

    def lines_from(self, row: int, column: int, board: VariantBoard) -> tuple[tuple[int, ...], ...]:
        """What a clue at a place outside may be about."""
        kind = KIND_NAMED.get(self.name)
        return kind.lines_from(row, column, board) if isinstance(kind, OutsideClue) else ()

    def lines_through(self, cell: int, board: VariantBoard) -> list[tuple[int, ...]]:
        """What clues outside may be about that has a cell, one for each end of it."""
        outside = range(-1, board.size + 1)
        lines = (
            line
            for row in outside
            for column in outside
            if {row, column} & {-1, board.size}
            for line in self.lines_from(row, column, board)
        )
        return [*dict.fromkeys(line for line in lines if cell in line)]


def fits(constraint: Constraint, board: VariantBoard) -> bool:
    """Whether a constraint can be on a board."""
    return fault_of(constraint, board) is None


def fault_of(constraint: Constraint, board: VariantBoard) -> Fault | None:
    """Why a constraint cannot be on a board, under the name that players know; None if it can."""
    kind = KIND_NAMED[constraint.kind]
    try:
        kind.check(constraint, board)
    except Fault as fault:
        message = fault.message
        return Fault(message.template, **{**message.facts, "kind": Message(kind.title)})
    return None


@dataclass(frozen=True)
class Family:
    """Tools side by side, under a name that is to be translated."""

    name: str
    title: str
    tools: tuple[Tool, ...]


def _tool(kind: ConstraintKind) -> Tool:
    sign = kind.sign()
    letters = [figure.text for figure in sign if isinstance(figure, Letter)]
    if len(letters) > 1:  # side by side they would be too small for a tile
        sign = (Letter((0, 0), "".join(letters)),)
    return Tool(kind.name, kind.gesture, kind.typed, sign)


def _of(*gestures: Gesture) -> Iterator[Tool]:
    return (_tool(kind) for kind in KINDS if kind.gesture in gestures)


_REGIONS = Tool(REGION, Gesture.CELLS, Typed.NOTHING)
FAMILIES = (
    Family("lines", QT_TRANSLATE_NOOP("Drawing", "Lines"), (*_of(Gesture.LINE),)),
    Family(
        "areas",
        QT_TRANSLATE_NOOP("Drawing", "Areas"),
        (*_of(Gesture.CELLS, Gesture.TWINS), _REGIONS, *_of(Gesture.CELL)),
    ),
    Family("dots", QT_TRANSLATE_NOOP("Drawing", "Dots"), (*_of(Gesture.BORDER, Gesture.CORNER),)),
    Family("edge", QT_TRANSLATE_NOOP("Drawing", "Edge"), (*_of(Gesture.EDGE),)),
)
"""The families of tools; a new kind is in the one of its gesture."""
SWITCHES = tuple(_of(Gesture.SWITCH))
"""The rules of the whole board, which are only switched on and off."""


def tool_named(name: str) -> Tool:
    """A tool by its name."""
    return next(tool for family in FAMILIES for tool in family.tools if tool.name == name)


def translated(text: str) -> str:
    """A text of this page in the player's language."""
    return QCoreApplication.translate("Drawing", text)


# A value, as it is typed


def typed_on(constraint: Constraint, digit: int) -> Constraint | None:
    """A constraint with another digit typed at it; None where nothing can be typed."""
    kind, value = KIND_NAMED[constraint.kind], constraint.value
    if kind.typed is Typed.DIGITS:
        digits = value if isinstance(value, tuple) else ()
        left = tuple(each for each in digits if each != digit)
        return replace(constraint, value=left if digit in digits else (*digits, digit))
    if kind.typed is Typed.NUMBER:
        number = 10 * value + digit if isinstance(value, int) and value else digit
        return replace(constraint, value=number)
    return None


def rubbed_out(constraint: Constraint) -> Constraint:
    """A constraint without the digit that was typed last."""
    value = constraint.value
    if isinstance(value, tuple):
        return replace(constraint, value=value[:-1])
    number = value // 10 if isinstance(value, int) else 0
    return replace(constraint, value=number or None)


def next_choice(constraint: Constraint) -> Constraint | None:
    """A constraint with the next of its few values; None after the last."""
    choices = KIND_NAMED[constraint.kind].choices
    place = choices.index(constraint.value) + 1 if constraint.value in choices else len(choices)
    return replace(constraint, value=choices[place]) if place < len(choices) else None
