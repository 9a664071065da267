# SPDX-License-Identifier: MIT
"""Records of which a puzzle has any number."""

from sudoku_qt.cli.each import EACH, Each, Grids, records_of
from sudoku_qt.cli.layouts import Csv, layout_named


def test_each_thing_found_is_a_record_under_one_heading() -> None:
    layout = Each(Csv(("line", "found")))
    fields = {"line": 7, **records_of({"found": n} for n in (1, 2)).fields}
    assert layout.header() == "line,found\n"
    assert layout.record(fields) == "7,1\n7,2\n"
    assert layout.record({"line": 7, **records_of(()).fields}) == ""
    assert (layout.names, layout.lines_of_header) == (("line", "found"), 1)


def test_grids_are_drawn_at_once_as_each_would_be() -> None:
    grids = Grids("puzzle", bytes(range(1, 10)) * 18)
    for name in ("line", "grid", "course"):
        inner = layout_named(name, "puzzle", ("puzzle",), ("puzzle",))
        layout = Each(inner)

        assert layout.record({EACH: grids}) == layout.record({EACH: [*grids]})
        assert layout.record({EACH: grids}).count(inner.between or "\n") >= 1
