# SPDX-License-Identifier: MIT
"""The ways in which records are written."""

import json

import pytest

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.layouts import NAMES, Foreign, Line, Template, layout_named
from sudoku_qt.engine.formats import format_named, recognise_text
from tests.cli.puzzles import EASY, HARD, course_text
from tests.sweeps import in_turn

COLUMNS = ("line", "puzzle", "comment")
FIELDS = {"line": 3, "puzzle": EASY, "comment": 'easy, "1"'}


def cells(*puzzles: str) -> bytes:
    return bytes(int(cell) if cell != "." else 0 for puzzle in puzzles for cell in puzzle)


@in_turn(
    ("name", "text"),
    [
        ("line", EASY + "\n"),
        ("course", course_text(EASY)),
        ("csv", f'3,{EASY},"easy, ""1"""\n'),
        ("jsonl", json.dumps(FIELDS) + "\n"),
    ],
)
def test_a_record_is_written(name: str, text: str) -> None:
    assert layout_named(name, "puzzle", ("puzzle",), COLUMNS).record(FIELDS) == text


@pytest.mark.parametrize("name", ["line", "csv", "jsonl"])
def test_many_records_are_written_as_each_would_be(name: str) -> None:
    layout = layout_named(name, "puzzle", COLUMNS, COLUMNS)
    others = {"line": 4, "puzzle": HARD, "comment": ""}
    columns = {field: [FIELDS[field], others[field]] for field in COLUMNS}

    assert layout.rows(columns) == [layout.record(FIELDS), layout.record(others)]
    assert layout.rows({"line": [3, 4]}) is None


def test_a_foreign_format_says_what_stands_round_its_positions() -> None:
    layout = Foreign(format_named("opensudoku"))
    text = layout.header() + layout.record({"text": "<game/>\n"}) + layout.footer()

    assert text.endswith('created="0">\n<game/>\n</folder>\n</opensudoku>\n')
    assert layout.lines_of_header == layout.header().count("\n") == 3
    assert Foreign(format_named("course")).between == "\n"


def test_a_drawn_grid_is_one_that_formats_read() -> None:
    text = layout_named("grid", "puzzle", ("puzzle",), COLUMNS).record(FIELDS)
    recognised = recognise_text(text)
    form, (found,) = recognised.format, recognised.found

    assert form.name == "grid"
    assert form.write(found) == text
    assert "".join(str(row) for row in found.setup["givens"]) == EASY  # type: ignore[union-attr]  # a list


@pytest.mark.parametrize("name", ["line", "grid", "course"])
def test_many_grids_at_once_are_written_as_one_by_one(name: str) -> None:
    layout = layout_named(name, "puzzle", ("puzzle",), COLUMNS)
    records = [layout.between + layout.record({"puzzle": puzzle}) for puzzle in (EASY, HARD)]

    assert layout.bulk("puzzle", cells(EASY, HARD)) == bytearray("".join(records).encode())
    assert layout.bulk("solution", cells(EASY)) is None


@in_turn("name", NAMES)
def test_the_lines_of_a_record_are_as_many_as_it_says(name: str) -> None:
    layout = layout_named(name, "puzzle", ("puzzle",), COLUMNS)

    assert (layout.between + layout.record(FIELDS)).count("\n") == layout.lines_of_record
    assert layout.header().count("\n") == layout.lines_of_header


def test_lines_of_several_fields_leave_out_what_is_empty() -> None:
    layout = layout_named("line", "puzzle", ("puzzle", "comment", "line"), COLUMNS)

    assert layout.record({**FIELDS, "comment": ""}) == f"{EASY} 3\n"


def test_what_a_puzzle_does_not_have_is_a_dash_or_nothing() -> None:
    fields = {"puzzle": EASY, "minutes": None, "grade": "", "steps": 7}
    columns = {name: [value] for name, value in fields.items()}
    for layout, text in (
        (Line([*fields]), f"{EASY} - 7\n"),
        (Template("{steps} {minutes}|{grade}", [*fields]), "7 |\n"),
    ):
        assert layout.record(fields) == text
        assert layout.rows(columns) == [text]


def test_remarks_stand_where_a_comment_can() -> None:
    remarks = {
        name: layout_named(name, "puzzle", ("puzzle",), COLUMNS).comment("seed 1") for name in NAMES
    }

    assert remarks == {"line": "# seed 1\n", "grid": "", "course": "", "csv": "", "jsonl": ""}


def test_a_template_has_fields_in_braces() -> None:
    template = Template(r"{line}\t<{puzzle}>\n{not one}", COLUMNS)

    assert template.record(FIELDS) == f"3\t<{EASY}>\n{{not one}}\n"
    assert template.lines_of_record == 2


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageFault, match=r"“\{rating\}” is no field; there are line, puzzle"):
        Template("{puzzle} {rating}", COLUMNS)


def test_a_table_has_no_formula_in_it_unless_it_becomes_parquet() -> None:
    fields = {"line": -3, "puzzle": EASY, "comment": "=HYPERLINK(1)"}
    columns = {name: [value] for name, value in fields.items()}
    table = layout_named("csv", "puzzle", ("puzzle",), COLUMNS)

    assert table.record(fields) == f"-3,{EASY},'=HYPERLINK(1)\n"
    assert table.rows(columns) == [table.record(fields)]
    typed = layout_named("parquet", "puzzle", ("puzzle",), COLUMNS)
    assert typed.record(fields) == f"-3,{EASY},=HYPERLINK(1)\n"


def test_a_template_is_filled_by_columns_only_if_they_have_all_it_names() -> None:
    assert Template("{puzzle}", COLUMNS).rows({"puzzle": [EASY] * 2}) == [f"{EASY}\n"] * 2
    assert Template("{puzzle} {line}", COLUMNS).rows({"puzzle": [EASY]}) is None
    assert Template("no field", COLUMNS).rows({"puzzle": [EASY]}) is None, "each gets its line"
