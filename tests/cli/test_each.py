# SPDX-License-Identifier: MIT
"""Records of which a puzzle has any number."""

from sudoku_qt.cli.each import Each, records_of
from sudoku_qt.cli.layouts import Csv


def test_each_thing_found_is_a_record_under_one_heading() -> None:
    layout = Each(Csv(("line", "found")))
    fields = {"line": 7, **records_of({"found": n} for n in (1, 2)).fields}
    assert layout.header() == "line,found\n"
    assert layout.record(fields) == "7,1\n7,2\n"
    assert layout.record({"line": 7, **records_of(()).fields}) == ""
    assert (layout.names, layout.lines_of_header) == (("line", "found"), 1)
