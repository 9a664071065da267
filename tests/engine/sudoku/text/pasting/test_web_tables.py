# SPDX-License-Identifier: MIT
"""Tables of pages are grids, or nearly, or nothing."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.pasting.web_tables import grids_in_tables

ROWS = ["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6",
        ".6....28.", "...419..5", "....8..79"]  # fmt: skip


def row(cells: str) -> str:
    """A row of a table."""
    return "<tr>" + "".join(f"<td>{cell.strip('.')}</td>" for cell in cells) + "</tr>"


def table(rows: list[str]) -> str:
    """A table."""
    return "<table>" + "".join(map(row, rows)) + "</table>"


def test_nine_tables_of_boxes_in_a_table_are_a_grid() -> None:
    boxes = [
        table([ROWS[3 * band + at][3 * stack : 3 * stack + 3] for at in range(3)])
        for band in range(3)
        for stack in range(3)
    ]
    cells = [f"<td>{box}</td>" for box in boxes]
    outer = "".join(f"<tr>{''.join(cells[at : at + 3])}</tr>" for at in (0, 3, 6))
    assert grids_in_tables(f"<table>{outer}</table>") == [ROWS]
    assert grids_in_tables("".join(boxes)) == [ROWS]


def test_rows_without_their_table_are_a_grid() -> None:
    assert grids_in_tables("".join(map(row, ROWS))) == [ROWS]


def test_fields_count_as_what_is_typed_in_them() -> None:
    typed = table(ROWS).replace("<td>5</td>", "<td><input size=1 value='5'></td>")
    assert grids_in_tables(typed) == [ROWS]


def test_a_layout_around_the_grid_is_no_part_of_it() -> None:
    page = f"<table><tr><td>Menu</td><td>{table(ROWS)}</td><td>1</td></tr></table>"
    assert grids_in_tables(page) == [ROWS]


def test_other_tables_are_none() -> None:
    assert grids_in_tables("<table><tr><td>1</td><td>2</td></tr></table>") == []
    assert grids_in_tables("<td>1</td></table></table><tr>") == []
    with pytest.raises(FormatFault, match="The text has 10 rows"):
        grids_in_tables(table([*ROWS, ROWS[0]]))
