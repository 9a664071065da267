# SPDX-License-Identifier: MIT
"""What formats of Sudoku say of themselves and of a position."""

from dataclasses import replace

from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.text.position import found_at, position
from sudoku_qt.engine.sudoku.text.position_format import Part, with_notes

PUZZLE = position(b"\1\2" + bytes(79))
PLAYED = with_notes(position(b"\1" + bytes(80), b"\0\2" + bytes(79)), (0, 0, 4, *[0] * 78))


def test_a_line_keeps_the_givens_alone() -> None:
    line = format_named("line")

    assert line.write(found_at(PLAYED)) == "1" + "." * 80 + "\n"
    assert line.lost(found_at(PUZZLE)) is None
    assert str(line.lost(found_at(PLAYED))) == (
        "81-character lines cannot hold: entered digits, centre notes."
    )


def test_every_part_that_is_lost_has_a_name() -> None:
    whole = replace(PLAYED.renamed(title="T", author="A", comment="C"), elapsed_ms=1)
    lost = str(format_named("gnome_code").lost(found_at(whole)))

    for part in (Part.VALUES, Part.NOTES, Part.CLOCK, Part.TITLE, Part.AUTHOR, Part.COMMENT):
        assert str(part.value) in lost


def test_givens_are_counted_and_one_solution_is_told() -> None:
    line = format_named("line")
    solved = kernel.solve(bytes(81))

    assert solved
    assert str(line.told(found_at(position(b"\1" + bytes(80))))) == "1 given"
    assert str(line.told(found_at(PUZZLE))) == "2 givens"
    assert str(line.told(found_at(position(solved)))) == "81 givens, one solution"
