# SPDX-License-Identifier: MIT
"""Lines of a list of steps, for tests of the list and of what shows it."""

from sudoku_qt.models.sudoku.steps.model import StepRow


def row(number: int, name: str, level: int, cell: int, digit: int) -> StepRow:
    """A line of a list."""
    cells, digits = frozenset({cell, cell + 1}), frozenset({digit})
    single, score = name.endswith("Single"), 10 * level
    said = f"c{cell} = {digit}"
    technique = name.lower().replace(" ", "_")
    return StepRow(number, technique, name, name, "链列", level, score, said, cells, digits, single)


ROWS = (
    row(1, "Hidden Single", 1, 40, 3)._replace(is_past=True),
    row(2, "XY-Wing", 4, 20, 5)._replace(is_next=True, other_name="双叉"),
    row(3, "Pointing", 3, 60, 7),
    row(4, "Naked Single", 3, 10, 5),
    row(5, "Pointing", 3, 0, 2),
)
