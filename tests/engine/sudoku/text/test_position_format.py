# SPDX-License-Identifier: MIT
"""What formats of Sudoku say of themselves and of a position."""

from dataclasses import replace

from sudoku_qt.engine.formats import FORMATS, format_named
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.engine.sudoku.text.position import found_at, position
from sudoku_qt.engine.sudoku.text.position_format import Part, PositionFormat, parts_of, with_notes

PUZZLE = position(b"\1\2" + bytes(79))
PLAYED = with_notes(position(b"\1" + bytes(80), b"\0\2" + bytes(79)), (0, 0, 4, *[0] * 78))


def test_a_line_keeps_the_givens_alone() -> None:
    line = format_named("line")

    assert line.write(found_at(PLAYED)) == "1" + "." * 80 + "\n"
    assert line.lost(found_at(PUZZLE)) is None
    assert str(line.lost(found_at(PLAYED))) == (
        "81-character lines cannot hold: entered digits, notes."
    )


def test_every_part_that_is_lost_has_a_name() -> None:
    whole = replace(PLAYED.renamed(title="T", author="A", comment="C"), elapsed_ms=1)
    lost = str(format_named("gnome_code").lost(found_at(whole)))

    for part in (Part.VALUES, Part.NOTES, Part.CLOCK, Part.TITLE, Part.AUTHOR, Part.COMMENT):
        assert str(part.value) in lost


CARRIED = {
    "line": "",
    "grid": "",
    "course": "",
    "candidates": "values notes",
    "hodoku": "values notes",
    "simple_sudoku": "values notes",
    "sdk": "values title author comment",
    "sdx": "values notes",
    "opensudoku": "values notes clock comment",
    "opensudoku2": "values notes corners clock comment",
    "ksudoku": "values notes clock",
    "gnome": "values notes clock",
    "fpuzzles": "values notes corners colours title author comment",
    "sudokupad": "values notes corners colours title author comment",
    "fpuzzles_link": "values notes corners colours title author comment",
    "sudokuwiki": "values notes",
    "sudokuexchange": "",
    "coach": "values notes",
    "gnome_code": "",
}
"""What each format holds besides the givens."""


def test_each_format_holds_what_its_program_knows() -> None:
    marks = Markings(*((0, 0, 0, mask, *[0] * 77) for mask in (1, 2, 4)))
    noted = with_notes(PLAYED, (0, 0, 0b1100, *[0b111111100] * 78))
    whole = replace(noted, grid=noted.grid.with_markings(marks), elapsed_ms=60_000).renamed(
        title="T", author="A", comment="C"
    )
    before = parts_of(whole)
    assert all(before[part] != empty for part, empty in parts_of(position(bytes(81))).items())

    for form in FORMATS:
        if isinstance(form, PositionFormat) and form.writes:
            after = parts_of(form.kept(whole))
            held = [part.name.lower() for part in Part if before[part] == after[part]]
            assert " ".join(held) == f"givens {CARRIED[form.name]}".strip(), form.name


def test_givens_are_counted_and_one_solution_is_told() -> None:
    line = format_named("line")
    solved = kernel.solve(bytes(81))

    assert solved
    assert str(line.description(found_at(position(b"\1" + bytes(80))))) == "1 given"
    assert str(line.description(found_at(PUZZLE))) == "2 givens"
    assert str(line.description(found_at(position(solved)))) == "81 givens, one solution"
