# SPDX-License-Identifier: MIT
"""Files that other programs and people wrote; they are not ours to hand on, and lie elsewhere."""

from pathlib import Path

import pytest

from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import Position, position_of
from sudoku_qt.engine.sudoku.words import write_notes
from tests.sweeps import in_turn

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""What most of them hold."""


def positions(path: Path) -> list[Position]:
    """Read a file."""
    return [position_of(found) for found in recognise(path.read_bytes()).found]


@in_turn(
    ("name", "form", "count"),
    [
        ("81line_sudokuexchange_bank.txt", "line", 20),
        ("81line_tdoku_test_puzzles.txt", "line", 16),
        ("course_format.txt", "course", 2),
        ("course_sudoku_txt_slontia.txt", "course", 1),
        ("hodoku_exemplars_utf16le_bom_crlf.txt", "line", 19),
        ("hodoku_library_lines.txt", "hodoku", 28),
        ("sdk_sudocue_documented_example.sdk", "sdk", 1),
        ("sdm_crlf_qqwing_easy.sdm", "line", 20),
        ("sdm_sudocue_top10000.sdm", "line", 10),
        ("sdm_top1465_dots_trailing_blank.sdm", "line", 6),
    ],
)
def test_a_list_is_recognised_and_counted(data: Path, name: str, form: str, count: int) -> None:
    recognised = recognise((data / "formats" / name).read_bytes())

    assert (recognised.format.name, len(recognised.found)) == (form, count)


@in_turn(
    ("name", "form", "entered", "notes"),
    [
        ("multiline_utf8bom_box.txt", "grid", {}, {}),
        ("fpuzzles.json", "fpuzzles", {2: 2}, {"r1c2": "12"}),
        ("fpuzzles_url.txt", "fpuzzles_link", {2: 2}, {"r1c2": "12"}),
        ("ksudoku_from_serializer.ksudoku", "ksudoku", {9: 4}, {"r3c1": "12"}),
        ("opensudoku_v2.opensudoku", "opensudoku", {}, {}),
        ("opensudoku2_v3.opensudoku2", "opensudoku2", {}, {}),
        ("sdk_sadman_sections.sdk", "sdk", {1: 4}, {}),
        ("sudokucoach_string.txt", "coach", {}, {}),
        ("sudokuexchange_url.txt", "sudokuexchange", {}, {}),
        ("sudokupad_urls.txt", "sudokupad", {}, {}),
        ("sudokuwiki_urls.txt", "sudokuwiki", {}, {}),
    ],
)
def test_its_cells_are_read(
    data: Path, name: str, form: str, entered: dict[int, int], notes: Section
) -> None:
    path = data / "formats" / name
    first = positions(path)[0]

    assert recognise(path.read_bytes()).format.name == form
    assert {line_of(each.setup.givens) for each in positions(path)} == {HARD}
    assert {cell: first.grid.values[cell] for cell in first.grid.filled_cells} == entered
    assert write_notes(first.grid.candidates) == notes


def test_marks_names_and_clocks_are_read(data: Path) -> None:
    (marked,) = positions(data / "formats" / "fpuzzles.json")
    assert write_notes(marked.grid.markings.corners) == {"r1c2": "46"}
    assert write_notes(marked.grid.markings.colours) == {"r1c3": "3"}
    assert (marked.setup.title, marked.setup.author) == ("Sample", "formats study")
    assert positions(data / "formats" / "sudokupad_urls.txt")[1] == marked

    (timed,) = positions(data / "formats" / "opensudoku_v2.opensudoku")
    assert (timed.elapsed_ms, timed.setup.comment) == (65_000, "hello")
    assert positions(data / "formats" / "opensudoku2_v3.opensudoku2") == [timed]
    assert positions(data / "formats" / "ksudoku_from_serializer.ksudoku")[0].elapsed_ms == 65_000

    (headed,) = positions(data / "formats" / "sdk_sudocue_documented_example.sdk")
    assert (headed.setup.author, headed.setup.comment.split("\n")[:2]) == (
        "Ruud",
        ["Just start plugging in the numbers", "#B03-08-2006"],
    )


def test_a_game_of_gnome_sudoku_is_read(data: Path) -> None:
    (played,) = positions(data / "formats" / "gnome_sudoku_43_savefile.json")

    assert line_of(played.setup.givens).startswith("...42...8.......71...9183..")
    assert (played.grid.values[1], write_notes(played.grid.candidates)) == (3, {"r1c3": "14"})
    assert played.elapsed_ms == 8_391


def test_records_of_simple_sudoku_are_read(data: Path) -> None:
    (played,) = positions(data / "formats" / "ss_simple_sudoku_IE_records.ss")

    assert {cell: played.grid.values[cell] for cell in played.grid.filled_cells} == {
        2: 9, 7: 4, 15: 3, 35: 8, 38: 8, 75: 1,
    }  # fmt: skip
    assert write_notes(played.grid.candidates)["r9c7"] == "46"


def test_a_library_s_step_is_its_comment(data: Path) -> None:
    read = positions(data / "formats" / "hodoku_library_lines.txt")

    assert read[0].setup.comment == "0000 1 182"
    assert read[0].grid.values.count(0) < read[0].setup.givens.count(0)
    assert any(any(each.grid.candidates) for each in read)


@in_turn(
    ("name", "said"),
    [
        ("opensudoku_v1_truncated_tail.opensudoku", "damaged or cut off: line 23"),
        ("course_puzzles_digits0to8_real_error.txt", "Line 1: no 9 in a grid that is nearly full"),
        ("hodoku_save_refuse.hsol", "This is a game saved by HoDoKu"),
        ("hodoku_reglib_head.txt", "holds no puzzle"),
        ("SOURCES.md", "holds no puzzle"),
    ],
)
def test_what_is_damaged_or_none_is_refused(data: Path, name: str, said: str) -> None:
    with pytest.raises(Fault, match=said):
        recognise((data / "formats" / name).read_bytes())


def test_the_givens_of_an_unknown_object_are_found(data: Path) -> None:
    recognised = recognise((data / "formats" / "proposed_own_format.json").read_bytes())
    assert recognised.format.name == "pasted"
    assert [position_of(each).setup.givens.count(0) for each in recognised.found] == [81 - 21]
