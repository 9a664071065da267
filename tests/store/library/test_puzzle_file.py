# SPDX-License-Identifier: MIT
"""Files of puzzles: every format there is, lines however long, files however large."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.line_list import LONGEST_LINE
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.work import never
from sudoku_qt.store import files
from sudoku_qt.store.library import puzzle_file
from sudoku_qt.store.library.entry import Entry, Imported, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.puzzle_file import PuzzleFile
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.rows import VARYING, Values
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.store.library.samples import write_list
from tests.sweeps import in_turn

FORMATS = Path(__file__).parents[2] / "data" / "formats"
SAMPLES = sorted(FORMATS.glob("*/good.*"))
PUZZLE, NAME = VARYING.index("puzzle"), VARYING.index("name")
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def read(path: Path) -> PuzzleFile:
    """A file that is about to be read."""
    return PuzzleFile(path, Entry("", ""), puzzle_file.entry_of_found, never)


def rows_in(file: PuzzleFile) -> list[Values]:
    """The rows of the Sudokus in a file."""
    return [each for each in file.rows() if not isinstance(each, Entry)]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (EASY, ""),
        (EASY.replace(".", "0"), ""),
        (EASY.replace(".", "*"), ""),
        (EASY + "\r", ""),
        (f"{EASY} # of my aunt", "of my aunt"),
        (f"12,{EASY},7.1", "12 7.1"),
        (f"#12 {EASY}", "12"),
        (f"{EASY},{SOLUTION}", ""),
        ("\ufeff" + EASY, ""),
    ],
)
def test_a_line_is_a_puzzle_and_perhaps_its_name(tmp_path: Path, line: str, name: str) -> None:
    (row,) = rows_in(read(write_list(tmp_path / "list.txt", [line])))

    assert (row[PUZZLE], row[NAME]) == (EASY, name)


def test_lines_that_are_no_puzzles_are_counted(tmp_path: Path) -> None:
    lines = ["# mine", EASY, "", EASY[:-1], "x" * (LONGEST_LINE * 3), OTHER]
    file = read(write_list(tmp_path / "list.txt", lines))

    assert [row[PUZZLE] for row in rows_in(file)] == [EASY, OTHER]
    assert file.refused == 2


@pytest.mark.parametrize("piece", [1, 7, 82, 83, 1000])
def test_where_a_piece_ends_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(puzzle_file, "PIECE", piece)
    every = puzzles(9)
    path = tmp_path / "list.txt"
    path.write_text("\n".join(every), encoding="utf-8")  # the last line has no end

    assert [row[PUZZLE] for row in rows_in(read(path))] == every


def test_a_list_may_be_larger_than_any_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 100)

    assert len([*read(write_list(tmp_path / "list.txt", puzzles(9))).rows()]) == 9


@pytest.mark.parametrize("data", [b"", b"\0\1\2", b"no puzzle", b"PK\3\4"])
def test_what_is_no_list_is_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(data)

    with pytest.raises(Fault):
        [*read(path).rows()]


@pytest.mark.parametrize("good", SAMPLES, ids=lambda path: path.parent.name)
def test_every_format_can_be_imported(library: Library, good: Path) -> None:
    came = library.import_file(good, "Samples")

    assert came.kept
    for entry in library.page(Query(), 0, 100):
        if entry.game == "sudoku":
            assert len(entry.puzzle) == 81
        else:
            assert set(json.loads(entry.puzzle)) == {"setup", "state", "moves"}


def test_lines_in_two_bytes_a_letter_are_read_whole(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{EASY}\n{OTHER}\n", encoding="utf-16")

    assert library.import_file(path, "") == Imported(kept=2)


@pytest.mark.parametrize("encoding", ["utf-8", "gbk"])
def test_a_heading_says_which_column_holds_the_puzzles(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "list.csv"
    path.write_text(f"编号,答案,题目\n1,{SOLUTION},{EASY}\n", encoding=encoding)
    file = read(path)

    assert [row[PUZZLE] for row in rows_in(file)] == [EASY]
    assert not file.refused


def test_a_game_is_a_line_that_says_it_whole_and_is_the_same_in_every_version() -> None:
    """By its digest a game is known again."""
    found = Found("gomoku", {"title": "五子棋", "size": 15}, None, ("h8", "i9"))
    line = puzzle_file.line_of_found(found)

    assert line == '{"moves":["h8","i9"],"setup":{"size":15,"title":"五子棋"},"state":null}'
    assert puzzle_file.found_in_line("gomoku", line) == found
    for damaged in ("{", "[]", '{"moves":[]}', '{"moves":3,"setup":{},"state":null}'):
        with pytest.raises(Fault, match="is damaged"):
            puzzle_file.found_in_line("gomoku", damaged)


@in_turn(
    ("title", "comment", "name"),
    [("One", "Two", "One"), ("", "Two", "Two"), ("", "", ""), (SOLUTION, "", "")],
)
def test_of_a_sudoku_its_level_its_time_and_its_name_are_known(
    title: str, comment: str, name: str
) -> None:
    setup = SudokuSetup(parse(EASY), title=title, comment=comment, level=4, minutes=12.3456)
    like = Entry("", "", collection="Club", source=Source.MADE)
    entry = puzzle_file.entry_of_found(Found("sudoku", SudokuGame().write_setup(setup)), like)

    assert entry == replace(like, game="sudoku", puzzle=EASY, name=name, level=4, predicted_s=740.7)
