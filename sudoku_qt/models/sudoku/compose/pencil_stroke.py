# SPDX-License-Identifier: MIT
"""A stroke with a tool: of a new constraint, or from a grip or an end of the selected one."""

from collections.abc import Iterable, Sequence

from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.figures import Area, Figure
from sudoku_qt.engine.sudoku.variants.gesture import Gesture
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard
from sudoku_qt.models.sudoku.compose.grips import Grip, grip_at, towards
from sudoku_qt.models.sudoku.compose.strokes import Place, Stroke, cell_at
from sudoku_qt.models.sudoku.compose.tools import Tool, tool_named


class PencilStroke:
    """A stroke that is being drawn with a tool."""

    def __init__(
        self,
        tool: Tool,
        stroke: Stroke,
        goes_on: Constraint | None = None,
        grip: Grip | None = None,
    ) -> None:
        self.tool = tool
        self._stroke = stroke
        self.goes_on = goes_on
        """The constraint that is changed by it."""
        self.grip = grip
        """Where that was taken hold of."""

    def reach(self, place: Place) -> bool:
        """Go on to a place; return whether the cells are others now."""
        return self._stroke.reach(place)

    @property
    def has_moved(self) -> bool:
        """Whether a cell was added or taken back."""
        return self._stroke.has_moved

    @property
    def last_cell(self) -> int | None:
        """The cell where it is."""
        return self._stroke.cells[-1] if self._stroke.cells else None

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells, in the order of the constraint."""
        cells = tuple(self._stroke.cells)
        return cells[::-1] if self.grip and self.grip.is_turned else cells

    @property
    def value(self) -> Value:
        """The value of what it makes."""
        return self.goes_on.value if self.goes_on else self.tool.first_value()

    @property
    def is_area(self) -> bool:
        """Whether it only marks cells, of a region or of a clone."""
        return self.tool.is_region or self.tool.gesture is Gesture.TWINS

    def figures(self, board: VariantBoard) -> tuple[Figure, ...]:
        """The figures of what it would make."""
        cells = self.cells
        if self.is_area:
            return (Area(cells, plain=True),)
        if len(cells) <= (1 if self.tool.is_line else 0):
            return ()
        kind = KIND_NAMED[self.tool.name]
        return tuple(kind.figures(kind.made(cells, self.value), board, ()))


def begun_stroke(
    place: Place, side: int, tool: Tool, selected: Constraint | None
) -> PencilStroke | None:
    """A stroke from a place, on which a selected constraint may be taken hold of."""
    grip = grip_at(place, selected, side)
    cell = cell_at(place, side)
    if grip is None and selected and cell is not None:
        grip = _at_cell(cell, selected, tool, side)
    if grip and selected:
        own = tool_named(selected.kind)
        stroke = Stroke(place, side, is_line=own.is_line, cells=grip.cells)
        return PencilStroke(own, stroke, selected, grip)
    if cell is None:
        return None
    return PencilStroke(tool, Stroke(place, side, is_line=tool.is_line))


def _at_cell(cell: int, selected: Constraint, tool: Tool, side: int) -> Grip | None:
    """The hold of a constraint of the tool's kind at a cell: an end of a line, any of an area."""
    cells: Sequence[int] = selected.cells
    if selected.kind != tool.name or cell not in cells:
        return None
    place = Place(cell % side + 0.5, cell // side + 0.5)
    if tool.gesture is Gesture.CELLS:
        return Grip(place, towards(selected.cells, cell, side), is_shown=False)
    if tool.is_line and cell in {cells[0], cells[-1]}:
        is_turned = cell != cells[-1]
        order = selected.cells[::-1] if is_turned else selected.cells
        return Grip(place, order, is_turned, is_shown=False)
    return None


def with_region(rules: Rules, cells: Iterable[int]) -> tuple[int, ...]:
    """The regions of a board in which some cells are a region of their own."""
    regions = [*rules.board.regions]
    fresh = max(regions) + 1
    for cell in cells:
        regions[cell] = fresh
    return tuple(regions)
