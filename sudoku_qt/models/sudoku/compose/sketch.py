# SPDX-License-Identifier: MIT
"""A setter's sketch: the tool, the stroke that is being drawn, and the selected constraint.

It knows no window: it is told places and digits, and answers with a constraint to be taken away and
one to be drawn, each of which may be None.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.figures import Area, Figure
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.strokes import (
    Place,
    Stroke,
    border_at,
    cell_at,
    corner_at,
    moved,
    outside_at,
)
from sudoku_qt.models.sudoku.compose.tools import (
    FAMILIES,
    Gesture,
    Tool,
    Typed,
    fits,
    next_choice,
    rubbed_out,
    typed_on,
)

Change: TypeAlias = tuple[Constraint | None, Constraint | None]
"""What is to be taken away, and what is to be drawn."""
NO_CHANGE: Change = (None, None)
MARKS = frozenset({Gesture.CELL, Gesture.BORDER, Gesture.CORNER})
LONGEST_NUMBER, LAST_OF_NUMBERS = 999, 9
UNKNOWN = "?"
"""What is drawn at a clue whose number has not been typed yet."""


class Sketch:
    """What a setter is about to draw, or to change."""

    def __init__(self) -> None:
        self.tool: Tool | None = None
        self._last = {family.name: family.tools[0] for family in FAMILIES}
        self.selected: Constraint | None = None
        """The constraint of the puzzle that is selected."""
        self._pending: Constraint | None = None
        self._is_new_value = True
        self._stroke: Stroke | None = None
        self._goes_on: Constraint | None = None
        self._twin: tuple[int, ...] = ()
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
        self._stroke, self._twin = None, ()
        self.deselect()

    def deselect(self) -> None:
        """Select nothing."""
        self.selected = self._pending = None
        self._twin = ()

    @property
    def target(self) -> Constraint | None:
        """The constraint that is being changed: as it is, or as it would be."""
        return self._pending or self.selected

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

    def _select(self, constraint: Constraint | None) -> None:
        self.selected, self._pending = constraint, None
        self._is_new_value = True

    # The pencil

    def put(self, place: Place, puzzle: VariantPuzzle) -> Change:
        """Put the pencil down: begin a stroke, or click."""
        size, tool = puzzle.rules.size, self.tool
        self._stroke = None
        if tool is None:
            return NO_CHANGE
        if tool.gesture is Gesture.EDGE:
            return self._click_outside(place, puzzle, tool)
        if tool.gesture in MARKS:
            return self._mark(self._cells_at(place, size, tool), puzzle, tool)
        cell = cell_at(place, size)
        if cell is None:
            self.deselect()
            return NO_CHANGE
        if self._twin:
            return self._put_twin(cell, puzzle, tool)
        self._goes_on = self._going_on(cell, tool)
        cells = self._order(self._goes_on, cell) if self._goes_on else ()
        self._stroke = Stroke(place, size, is_line=tool.is_line, cells=cells)
        return NO_CHANGE

    def _going_on(self, cell: int, tool: Tool) -> Constraint | None:
        """The selected constraint, if a stroke from this cell goes on with it."""
        selected = self.selected
        if selected is None or selected.kind != tool.name or tool.gesture is Gesture.TWINS:
            return None
        ends = (selected.cells[0], selected.cells[-1]) if tool.is_line else selected.cells
        return selected if cell in ends else None

    def _order(self, constraint: Constraint, cell: int) -> tuple[int, ...]:
        """Its cells, so that the stroke goes on at one of them."""
        cells = constraint.cells
        if self.tool and self.tool.is_line:
            return cells if cells[-1] == cell else cells[::-1]
        return (*(each for each in cells if each != cell), cell)

    def draw_on(self, place: Place) -> bool:
        """Draw on; return whether the cells of the stroke are others now."""
        return self._stroke is not None and self._stroke.reach(place)

    def lift(self, puzzle: VariantPuzzle) -> Change:
        """Lift the pencil: what was drawn is made, or what was clicked is selected."""
        stroke, self._stroke = self._stroke, None
        tool, goes_on = self.tool, self._goes_on
        self._goes_on = None
        if stroke is None or tool is None or not stroke.cells:
            return NO_CHANGE
        if not stroke.has_moved:
            return self._click(stroke.cells[-1], puzzle, tool)
        cells = tuple(stroke.cells)
        if tool.is_region:
            self._regions = with_region(puzzle.rules, cells)
            return NO_CHANGE
        if tool.gesture is Gesture.TWINS:
            self._twin = cells
            return NO_CHANGE
        value = goes_on.value if goes_on else tool.first_value()
        return self._make(cells, value, puzzle, tool, goes_on)

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
        if fits(made, puzzle.rules.board):
            self._select(kind.usual(made))
            return before, made
        if tool.typed is not Typed.NOTHING and value in {None, ()}:
            self._select(None)
            self._pending = made
        return NO_CHANGE

    def taken_regions(self) -> tuple[int, ...]:
        """The regions of the board after a stroke that drew one, if one was drawn, once."""
        regions, self._regions = self._regions, ()
        return regions

    # Clicks

    def _click(self, cell: int, puzzle: VariantPuzzle, tool: Tool) -> Change:
        """Select the constraint at a cell, another one with each click; or make one of one cell."""
        here = [each for each in puzzle.rules.constraints if cell in each.cells]
        if here:
            place = here.index(self.selected) if self.selected in here else 0
            self._select(here[place - 1])
            return NO_CHANGE
        self._select(None)
        if tool.gesture is Gesture.CELLS and not tool.is_region:
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
            self._select(mine)
            return NO_CHANGE
        after = next_choice(mine)
        self._select(after)
        return mine, after

    def _click_outside(self, place: Place, puzzle: VariantPuzzle, tool: Tool) -> Change:
        """Begin a clue beside the board, or select those that are there, one with each click."""
        at = outside_at(place, puzzle.rules.size)
        lines = tool.lines_from(*at, puzzle.rules.board) if at else ()
        if not lines:
            self.deselect()
            return NO_CHANGE
        kind = KIND_NAMED[tool.name]
        clues = [
            each for each in puzzle.rules.constraints
            if each.kind == tool.name and any(
                each.cells == kind.usual(Constraint(tool.name, line, each.value)).cells
                for line in lines
            )
        ]  # fmt: skip
        pending = self._pending.cells if self._pending else ()
        further = clues[clues.index(self.selected) + 1 :] if self.selected in clues else clues
        if further and not pending:
            self._select(further[0])
            return NO_CHANGE
        free = [
            line for line in lines
            if line != pending and all({*line} != {*each.cells} for each in clues)
        ]  # fmt: skip
        self._select(None)
        if free:
            self._pending = Constraint(tool.name, free[0], None)
        return NO_CHANGE

    def _put_twin(self, cell: int, puzzle: VariantPuzzle, tool: Tool) -> Change:
        first, self._twin = self._twin, ()
        second = moved(first, cell, puzzle.rules.size)
        if second is None or {*first} & {*second}:
            return NO_CHANGE
        return self._make((*first, *second), None, puzzle, tool)

    def of_cells(self, cells: Sequence[int], puzzle: VariantPuzzle) -> Change:
        """Make a constraint of cells that are selected, for who has no mouse."""
        tool = self.tool
        gestures = {Gesture.CELLS, *MARKS}
        if tool is None or tool.gesture not in gestures or not cells:
            return NO_CHANGE
        if tool.is_region:
            self._regions = with_region(puzzle.rules, tuple(cells))
            return NO_CHANGE
        return self._make(cells, tool.first_value(), puzzle, tool)

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
            self._pending = after
            return NO_CHANGE
        self.selected, self._pending = kind.usual(after), None
        return (None, None) if before == self.selected else (before, after)

    def with_choice(self, place: int) -> Change:
        """Give the selected constraint another one of its few values."""
        before = self.selected
        if before is None:
            return NO_CHANGE
        kind = KIND_NAMED[before.kind]
        after = kind.made(before.cells, kind.choices[place])
        self._select(kind.usual(after))
        return before, after

    def reversed(self) -> Change:
        """Turn the selected line round."""
        before = self.selected
        if before is None:
            return NO_CHANGE
        after = KIND_NAMED[before.kind].made(before.cells[::-1], before.value)
        self._select(after)
        return before, after

    def taken_away(self) -> Change:
        """Take the selected constraint away, or drop what is not there yet."""
        before = self.selected
        self.deselect()
        return before, None

    # What is seen

    def figures(self, puzzle: VariantPuzzle) -> tuple[Figure, ...]:
        """The figures of what is not yet a constraint of the puzzle."""
        tool, stroke = self.tool, self._stroke
        if self._twin:
            return (Area(self._twin, plain=True),)
        if stroke is not None and stroke.has_moved and tool is not None:
            return self._of_stroke(tuple(stroke.cells), puzzle, tool)
        if self._pending is not None:
            return self._of_pending(self._pending, puzzle)
        return ()

    def _of_stroke(
        self, cells: tuple[int, ...], puzzle: VariantPuzzle, tool: Tool
    ) -> tuple[Figure, ...]:
        if tool.is_region or tool.gesture is Gesture.TWINS:
            return (Area(cells, plain=True),)
        value = self._goes_on.value if self._goes_on else tool.first_value()
        kind = KIND_NAMED[tool.name]
        made = kind.made(cells, value)
        if len(cells) > (1 if tool.is_line else 0):
            return tuple(kind.figures(made, puzzle.rules.board, ()))
        return ()

    def _of_pending(self, pending: Constraint, puzzle: VariantPuzzle) -> tuple[Figure, ...]:
        if KIND_NAMED[pending.kind].gesture is Gesture.EDGE and pending.value is None:
            pending = replace(pending, value=UNKNOWN)
        return tuple(KIND_NAMED[pending.kind].figures(pending, puzzle.rules.board, ()))

    def without_changed(self, puzzle: VariantPuzzle) -> VariantPuzzle:
        """The puzzle without the constraint that is shown as it would be."""
        hidden = self._goes_on if self._stroke and self._stroke.has_moved else None
        if self._pending is not None:
            hidden = self.selected
        if hidden is None:
            return puzzle
        rules = puzzle.rules
        left = tuple(each for each in rules.constraints if each != hidden)
        return replace(puzzle, rules=Rules(rules.size, rules.board.regions, left))


def with_region(rules: Rules, cells: Iterable[int]) -> tuple[int, ...]:
    """The regions of a board in which some cells are a region of their own."""
    regions = [*rules.board.regions]
    fresh = max(regions) + 1
    for cell in cells:
        regions[cell] = fresh
    return tuple(regions)
