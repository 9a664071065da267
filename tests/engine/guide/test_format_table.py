# SPDX-License-Identifier: MIT
"""The table of formats: each has its row, and what it says is true of the format."""

from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats import FORMATS, format_named
from sudoku_qt.engine.guide.format_table import format_table
from sudoku_qt.engine.message import Message
from tests.sweeps import in_turn


def rows(game: str) -> dict[str, list[str]]:
    """The cells of each row by the name of its format."""
    table = format_table(lambda message: message.sentence(str), game)
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines())
    return {each[1].split("`")[1]: each for each in cells}


def test_each_format_has_its_row_below_its_game() -> None:
    for game in ("sudoku", "gomoku"):
        assert [*rows(game)] == [form.name for form in FORMATS if form.game == game]


@in_turn("form", FORMATS)
def test_a_row_says_files_and_whether_it_is_written_and_holds_several(form: Format) -> None:
    title, files, several, lost = rows(form.game)[form.name]
    assert title == Message(form.title).sentence(str)
    assert all(f"`{suffix}`" in files for suffix in form.suffixes)
    assert (several == "✓") == (form.between is not None)
    assert (lost == "is only read") == (not form.writes)


def test_what_is_lost_is_what_the_format_does_not_carry() -> None:
    assert rows("sudoku")[format_named("opensudoku2").name][3] == "colours, colours of candidates"
    assert "entered digits" in rows("sudoku")["line"][3]
