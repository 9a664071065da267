# SPDX-License-Identifier: MIT
"""The f-puzzles object as a JSON file."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.text.fpuzzles import CARRIES, fpuzzle_kept, read_fpuzzle, write_fpuzzle
from sudoku_qt.engine.sudoku.text.position import Position
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat


class FpuzzlesFormat(PositionFormat):
    """One puzzle as an object with a grid of cells."""

    name = "fpuzzles"
    title = "f-puzzles (.json)"
    suffixes = (".json",)
    carries = CARRIES

    def likeness(self, head: str) -> float:
        """Look for an object with a grid."""
        return 0.97 if head.lstrip().startswith("{") and '"grid"' in head else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the object, or one of each line. Raises `FormatFault`."""
        first, _, rest = text.strip().partition("\n")
        if rest and first.rstrip().endswith("}"):
            from sudoku_qt.engine.sudoku.text.variants.found import lines_found  # rare, saves 33 ms

            return lines_found(text)
        return [read_fpuzzle(text)]

    def kept(self, position: Position) -> Position:
        """The position with at most one colour a cell."""
        return fpuzzle_kept(super().kept(position))

    def write_variant(self, position: Position) -> str:
        """Write the object with its rules."""
        from sudoku_qt.engine.sudoku.text.variants.found import written_object  # rare, saves 33 ms

        return written_object(position) + "\n"

    def write_position(self, position: Position) -> str:
        """Write the object."""
        return write_fpuzzle(position, indent=1) + "\n"
