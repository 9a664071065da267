# SPDX-License-Identifier: MIT
"""A setter's sketch: the tool, the stroke that is being drawn, and the selected constraint.

It knows no window: it is told places and digits, and answers with a constraint to be taken away and
one to be drawn, each of which may be None.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.grips import grown, shrunk, switched
from sudoku_qt.models.sudoku.compose.pencil_stroke import PencilStroke, begun_stroke, with_region
from sudoku_qt.models.sudoku.compose.strokes import (
    Place,
    border_at,
    cell_at,
    corner_at,
    middle_of,
    moved,
    outside_at,
)
from sudoku_qt.models.sudoku.compose.tools import (
    FAMILIES,
    Gesture,
    Tool,
    Typed,
    fault_of,
    fits,
    next_choice,
    rubbed_out,
    tool_named,
    typed_on,
)

Change: TypeAlias = tuple[Constraint | None, Constraint | None]
"""What is to be taken away, and what is to be drawn."""
NO_CHANGE: Change = (None, None)
MARKS = frozenset({Gesture.CELL, Gesture.BORDER, Gesture.CORNER})
LONGEST_NUMBER = 999
UNKNOWN = "?"
"""What is drawn at a clue whose number has not been typed yet."""


class Sketch:
    """What a setter is about to draw, or to change."""

    def __init__(self) -> None:
        self.tool: Tool | None = None
        self._last = {family.name: family.tools[0] for family in FAMILIES}
        self.selected: Constraint | None = None
        """The constraint of the puzzle that is selected."""
        self.pending: Constraint | None = None
        """A constraint that lacks its number, or the selected one with a number it cannot have."""
        self._is_new_value = True
        self.stroke: PencilStroke | None = None
        self.is_keyed = False
        """Whether the stroke is drawn by keys."""
        self._refusal: Fault | None = None
        self.twin: tuple[int, ...] = ()
        """The cells whose twin is to be clicked."""
        self._regions: tuple[int, ...] = ()

    # What is chosen

    def choose(self, tool: Tool | None) -> None:
        """Draw with a tool from now on."""
        self.forget()
        self.tool = tool
        for family in FAMILIES:
            if tool in family.tools and tool:
                self._last[family.name] = tool

    def last_of(self, family: str) -> Tool | None:
        """The tool of a family that was used last."""
        return self._last.get(family)

    def forget(self) -> None:
        """Drop the stroke, and what is selected."""
        self.stroke, self.twin, self.is_keyed = None, (), False
        self.deselect()

    def deselect(self) -> None:
        """Select nothing."""
        self.selected = self.pending = None
        self.twin = ()

    @property
    def target(self) -> Constraint | None:
        """The constraint that is being changed: as it is, or as it would be."""
        return self.pending or self.selected

    @property
    def takes_digits(self) -> bool:
        """Whether digits are typed at it, and not a number or nothing."""
        return self.target is not None and KIND_NAMED[self.target.kind].typed is Typed.DIGITS

    @property
    def has_value(self) -> bool:
        """Whether something was typed at it."""
        target = self.target
        typed = target is not None and KIND_NAMED[target.kind].typed is not Typed.NOTHING
        return typed and bool(target and target.value)

    def keep_up(self, constraints: Sequence[Constraint]) -> None:
        """Drop a selection that is no longer among the constraints."""
        if self.selected is not None and self.selected not in constraints:
            self.deselect()

    def select(self, constraint: Constraint | None) -> None:
        """Select a constraint of the puzzle, or none."""
        self.selected, self.pending = constraint, None
        self._is_new_value = True

    # The pencil

    def put(self, place: Place, puzzle: VariantPuzzle) -> Change:
        """Put the pencil down: begin a stroke, or click."""
        size, tool = puzzle.rules.size, self.tool
        self.stroke = None
        if tool is None:
            return NO_CHANGE
        if tool.gesture is Gesture.EDGE:
            return self._click_outside(place, puzzle, tool)
        if tool.gesture in MARKS:
            return self._mark(self._cells_at(place, size, tool), puzzle, tool)
        cell = cell_at(place, size)
        if self.twin and cell is not None:
            return self._put_twin(cell, puzzle, tool)
        self.stroke = begun_stroke(place, size, tool, self.selected)
        if self.stroke is None:
            self.deselect()
        return NO_CHANGE

    def draw_on(self, place: Place) -> bool:
        """Draw on; return whether the cells of the stroke are others now."""
        return self.stroke is not None and self.stroke.reach(place)

    def lift(self, puzzle: VariantPuzzle) -> Change:
        """Lift the pencil: what was drawn is made, or what was clicked is selected."""
        stroke, self.stroke, self.is_keyed = self.stroke, None, False
        if stroke is None or stroke.last_cell is None:
            return NO_CHANGE
        if not stroke.has_moved:
            grip = stroke.grip
            if grip is None or not grip.is_shown:
                return self._click(stroke.last_cell, puzzle, stroke.tool)
            return self.extended(puzzle) if grip.extends else NO_CHANGE
        if stroke.tool.is_region:
            self._regions = with_region(puzzle.rules, stroke.cells)
            return NO_CHANGE
        if stroke.tool.gesture is Gesture.TWINS:
            self.twin = stroke.cells
            return NO_CHANGE
        return self._make(stroke.cells, stroke.value, puzzle, stroke.tool, stroke.goes_on)

    def _make(
        self,
        cells: Sequence[int],
        value: Value,
        puzzle: VariantPuzzle,
        tool: Tool,
        before: Constraint | None = None,
    ) -> Change:
        """Draw a constraint; one that lacks a number waits for it."""
        kind = KIND_NAMED[tool.name]
        made = kind.made(tuple(cells), value)
        fault = fault_of(made, puzzle.rules.board)
        if fault is None:
            self.select(kind.usual(made))
            return NO_CHANGE if before == self.selected else (before, made)
        if tool.typed is Typed.NUMBER and value is not None:  # with other cells it may be none
            return self._make(cells, None, puzzle, tool, before)
        if tool.typed is not Typed.NOTHING and not (value or tool.is_line):
            self.select(None)
            self.pending = made
        else:
            self._refusal = fault
        return NO_CHANGE

    # What is selected grows and shrinks

    def extended(self, puzzle: VariantPuzzle) -> Change:
        """Add the next cell to the selected line or area, if there is room for it."""
        return self._remade(grown(self.selected, puzzle.rules.size), puzzle)

    def shortened(self, puzzle: VariantPuzzle) -> Change:
        """Take the last cell from the selected line or area, if it can be without it."""
        return self._remade(shrunk(self.selected), puzzle)

    def toggled(self, place: Place, puzzle: VariantPuzzle) -> Change:
        """Add a cell to the selected area, or take it from it."""
        return self._remade(switched(self.selected, cell_at(place, puzzle.rules.size)), puzzle)

    def _remade(self, cells: tuple[int, ...], puzzle: VariantPuzzle) -> Change:
        """The selected constraint with other cells, if there are any."""
        before = self.selected
        if before is None or not cells:
            return NO_CHANGE
        return self._make(cells, before.value, puzzle, tool_named(before.kind), before)

    def taken_refusal(self) -> Fault | None:
        """Why nothing was made of the last stroke or click, if so, once."""
        refusal, self._refusal = self._refusal, None
        return refusal

    def taken_regions(self) -> tuple[int, ...]:
        """The regions of the board after a stroke that drew one, if one was drawn, once."""
        regions, self._regions = self._regions, ()
        return regions

    # Clicks

    def _click(self, cell: int, puzzle: VariantPuzzle, tool: Tool) -> Change:
        """Select the constraint at a cell, another one with each click; or select nothing.

        Where nothing was selected, an area of one cell is made.
        """
        here = [each for each in puzzle.rules.constraints if is_seen_at(each, cell)]
        if here:
            place = here.index(self.selected) if self.selected in here else 0
            self.select(here[place - 1])
            return NO_CHANGE
        was_selected = self.selected is not None
        self.select(None)
        if tool.gesture is Gesture.CELLS and not (tool.is_region or was_selected):
            return self._make((cell,), tool.first_value(), puzzle, tool)
        return NO_CHANGE

    def _cells_at(self, place: Place, size: int, tool: Tool) -> tuple[int, ...]:
        if tool.gesture is Gesture.BORDER:
            return border_at(place, size) or ()
        if tool.gesture is Gesture.CORNER:
            return corner_at(place, size) or ()
        cell = cell_at(place, size)
        return () if cell is None else (cell,)

    def _mark(self, cells: tuple[int, ...], puzzle: VariantPuzzle, tool: Tool) -> Change:
        """Make a mark; a click on one selects it, another gives it the next value or takes it."""
        if not cells:
            self.deselect()
            return NO_CHANGE
        same = [
            each
            for each in puzzle.rules.constraints
            if each.cells == cells and KIND_NAMED[each.kind].gesture is tool.gesture
        ]
        mine = next((each for each in same if each.kind == tool.name), None)
        if mine is None:
            replaced = same[0] if same and tool.gesture is Gesture.BORDER else None
            return self._make(cells, tool.first_value(), puzzle, tool, replaced)
        if mine != self.selected:
            self.select(mine)
            return NO_CHANGE
        after = next_choice(mine)
        self.select(after)
        return mine, after

    def _click_outside(self, place: Place, puzzle: VariantPuzzle, tool: Tool) -> Change:
        """Begin a clue beside the board, or select those that are there, one with each click."""
        at = outside_at(place, puzzle.rules.size)
        lines = tool.lines_from(*at, puzzle.rules.board) if at else ()
        clues = clues_on(lines, tool, puzzle)
        pending = self.pending.cells if self.pending else ()
        further = clues[clues.index(self.selected) + 1 :] if self.selected in clues else clues
        if further and not pending:
            self.select(further[0])
            return NO_CHANGE
        free = [
            line for line in lines
            if line != pending and all({*line} != {*each.cells} for each in clues)
        ]  # fmt: skip
        self.select(None)
        if free:
            self.pending = Constraint(tool.name, free[0], None)
        return NO_CHANGE

    def _put_twin(self, cell: int, puzzle: VariantPuzzle, tool: Tool) -> Change:
        first, self.twin = self.twin, ()
        second = moved(first, cell, puzzle.rules.size)
        if second is None or {*first} & {*second}:
            self._refusal = Fault("The twin has to be on the board, clear of the first cells.")
            return NO_CHANGE
        return self._make((*first, *second), None, puzzle, tool)

    # Without a mouse

    def of_cells(self, cells: Sequence[int], puzzle: VariantPuzzle) -> Change:
        """Make a constraint of cells that are selected; of one cell begin a line or a clue."""
        tool, board = self.tool, puzzle.rules.board
        if tool is None or not cells:
            return NO_CHANGE
        if tool.is_region:
            self._regions = with_region(puzzle.rules, cells)
        elif tool.gesture is Gesture.TWINS and self.twin:
            return self._put_twin(cells[0], puzzle, tool)
        elif tool.gesture is Gesture.TWINS:
            self.twin = tuple(cells)
        elif tool.gesture is Gesture.EDGE:
            through = tool.lines_through(cells[0], board)
            lines = [line for line in through if not clues_on((line,), tool, puzzle)]
            before = self.pending.cells if self.pending else ()
            place = lines.index(before) + 1 if before in lines else 0
            self.pending = Constraint(tool.name, lines[place % len(lines)]) if lines else None
        elif tool.is_line:
            self.stroke = begun_stroke(middle_of(cells[0], board.size), board.size, tool, None)
            self.is_keyed = True
        else:
            return self._make(cells, tool.first_value(), puzzle, tool)
        return NO_CHANGE

    @property
    def waits(self) -> bool:
        """Whether a clue beside the board has no number yet."""
        pending = self.pending
        is_clue = pending and KIND_NAMED[pending.kind].gesture is Gesture.EDGE
        return bool(pending and is_clue and pending.value is None)

    # Values

    def typed(self, digit: int, puzzle: VariantPuzzle) -> Change:
        """Type a digit at the target: its number or its digits."""
        target = self.target
        if target is None:
            return NO_CHANGE
        kind = KIND_NAMED[target.kind]
        if (digit == 0) > (kind.typed is Typed.NUMBER) or (digit > 9) > (
            kind.typed is Typed.DIGITS
        ):
            return NO_CHANGE
        if kind.typed is Typed.NUMBER and (self._is_new_value or target.value == UNKNOWN):
            target = replace(target, value=None)
        after = typed_on(target, digit)
        if after is None:
            return NO_CHANGE
        if isinstance(after.value, int) and after.value > LONGEST_NUMBER:
            after = replace(after, value=digit)
        self._is_new_value = False
        return self._valued(after, puzzle)

    def rubbed_out(self, puzzle: VariantPuzzle) -> Change:
        """Take the digit back that was typed last."""
        target = self.target
        self._is_new_value = False
        return self._valued(rubbed_out(target), puzzle) if target else NO_CHANGE

    def _valued(self, after: Constraint, puzzle: VariantPuzzle) -> Change:
        """Give the target another value; until that is a possible one it is only shown."""
        before, kind = self.selected, KIND_NAMED[after.kind]
        if not fits(after, puzzle.rules.board):
            self.pending = after
            return NO_CHANGE
        self.selected, self.pending = kind.usual(after), None
        return NO_CHANGE if before == self.selected else (before, after)

    def with_choice(self, place: int) -> Change:
        """Give the selected constraint another one of its few values."""
        before = self.selected
        if before is None:
            return NO_CHANGE
        kind = KIND_NAMED[before.kind]
        after = kind.made(before.cells, kind.choices[place])
        self.select(kind.usual(after))
        return before, after

    def reversed(self) -> Change:
        """Turn the selected line round."""
        before = self.selected
        if before is None:
            return NO_CHANGE
        after = KIND_NAMED[before.kind].made(before.cells[::-1], before.value)
        self.select(after)
        return before, after

    def taken_away(self) -> Change:
        """Take the selected constraint away, or drop what is not there yet."""
        before = self.selected
        self.deselect()
        return before, None


def is_seen_at(constraint: Constraint, cell: int) -> bool:
    """Whether a constraint is drawn at a cell: clues stand beside the board."""
    is_clue = KIND_NAMED[constraint.kind].gesture is Gesture.EDGE
    return cell in constraint.cells and not is_clue


def clues_on(
    lines: Sequence[tuple[int, ...]], tool: Tool, puzzle: VariantPuzzle
) -> list[Constraint]:
    """The clues of a tool about one of some lines."""
    kind = KIND_NAMED[tool.name]
    usual = [kind.usual(Constraint(tool.name, line)).cells for line in lines]
    clues = (each for each in puzzle.rules.constraints if each.kind == tool.name)
    return [each for each in clues if each.cells in usual]
