# SPDX-License-Identifier: MIT
"""The digging paper's score of a puzzle as fields of a record, with its rows."""

from sudoku_qt.engine.work import Stop

DIGGING = "digging"
"""The name for all of these fields where fields are chosen."""
ROWS = ("givens", "least", "searches")
DIGGING_FIELDS = (
    *(name for row in ROWS for name in (row, f"{row}_points")),
    "score",
    "dug",
)
"""The number and the points of each criterion, then the score and the level."""


def digging_fields(puzzle: bytes, stop: Stop) -> dict[str, object]:
    """The fields of the score of a puzzle with a solution. Raises `Cancelled`."""
    from sudoku_qt.engine.sudoku.generate.course.digging_paper import score  # 60 ms

    found = score(puzzle, stop)
    fields: dict[str, object] = {"score": found.value, "dug": found.level}
    for name, row in zip(ROWS, found.rows, strict=True):
        fields |= {name: row.figure, f"{name}_points": row.points}
    return fields
