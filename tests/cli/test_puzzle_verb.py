# SPDX-License-Identifier: MIT
"""What every verb that goes through puzzles does, shown by `solve`."""

from pathlib import Path

import pytest

from sudoku_qt.cli.main import parser_of
from sudoku_qt.cli.misfits import misfit
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import (
    EASY,
    EASY_SOLVED,
    HARD,
    HARD_SOLVED,
    SEVERAL,
    TWO_SEVENS,
    UNSOLVABLE,
    course_text,
)

LIST = f"{EASY}\n{TWO_SEVENS}\n# remark\n{UNSOLVABLE}\n{EASY[:80]}\n{HARD}\n"
FAULTS = [
    "2: row 2 has two 7s",
    "4: no solution",
    "5: 80 cells; a Sudoku has 81.",
]


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.txt"
    path.write_text(LIST, encoding="utf-8")
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bad_puzzles_are_named_and_the_rest_goes_on(
    puzzles: Path, jobs: str, sudoku: Sudoku
) -> None:
    ended = sudoku("solve", str(puzzles), "--jobs", jobs)

    assert ended.code == 1
    assert ended.out.split() == [EASY_SOLVED, HARD_SOLVED]
    assert ended.err == [f"{puzzles}:{fault}" for fault in FAULTS]


@pytest.mark.parametrize("verb", ["solve", "check", "convert", "steps", "rate"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_line_without_a_puzzle_is_named_once(verb: str, jobs: str, sudoku: Sudoku) -> None:
    ended = sudoku(verb, "--jobs", jobs, stdin=f"{EASY}\n\n\nhello\n".encode())

    assert ended.code == 1
    assert ended.err == ["-:4: no puzzle here: there are no 81 cells in a row."]


def test_strict_stops_at_the_first(puzzles: Path, tmp_path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("solve", str(puzzles), "--strict", "-o", "out")

    assert ended.code == 1
    assert ended.err == [f"{puzzles}:{FAULTS[0]}"]
    assert (tmp_path / "out.part").read_text(encoding="utf-8") == EASY_SOLVED + "\n"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("arguments", [["solve"], ["rate"], ["convert"], ["-s"]])
def test_an_input_is_not_written_over_before_it_is_read(
    sudoku: Sudoku, tmp_path: Path, arguments: list[str]
) -> None:
    part = tmp_path / "out.part"
    part.write_text(f"{EASY}\n", encoding="utf-8")
    ended = sudoku(*arguments, "out.part", "-o", "out")

    assert ended == (2, "", ["sudoku: out.part would be lost before it is read; rename it"])
    assert part.read_text(encoding="utf-8") == f"{EASY}\n"


def test_several_files_are_named_with_their_faults(puzzles: Path, sudoku: Sudoku) -> None:
    ended = sudoku("solve", EASY, str(puzzles))

    assert ended.out.split() == [EASY_SOLVED, EASY_SOLVED, HARD_SOLVED]
    assert ended.err == [f"{puzzles}:{fault}" for fault in FAULTS]


def test_standard_input_and_output_are_the_default(sudoku: Sudoku) -> None:
    assert sudoku("solve", stdin=course_text(EASY, HARD).encode()).out.split() == [
        EASY_SOLVED,
        HARD_SOLVED,
    ]
    assert sudoku("solve", "-", stdin=EASY.encode()).out == EASY_SOLVED + "\n"


def test_an_input_that_cannot_be_read_ends_it_with_3(tmp_path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("solve", "missing.txt", "-o", "out")

    assert (ended.code, ended.out) == (3, "")
    assert ended.err == ["sudoku: cannot read missing.txt: No such file or directory"]
    assert list(tmp_path.iterdir()) == []


def test_an_output_that_cannot_be_written_ends_it_with_4(sudoku: Sudoku, tmp_path: Path) -> None:
    ended = sudoku("solve", EASY, "-o", "missing/out")

    assert ended.code == 4
    folder = tmp_path / "missing"
    assert ended.err == [f"sudoku: cannot write missing/out: there is no folder {folder}"]


@pytest.mark.parametrize("layout", ["line", "csv", "jsonl", "grid", "course"])
@pytest.mark.parametrize("records", range(5))
def test_resuming_ends_in_the_same_file(
    layout: str, records: int, tmp_path: Path, sudoku: Sudoku
) -> None:
    lines = [EASY, TWO_SEVENS, HARD, SEVERAL, "hello", EASY, HARD]
    (tmp_path / "in").write_text("\n".join(lines), encoding="utf-8")
    sudoku("solve", "in", "-o", "whole", "--format", layout)
    whole = (tmp_path / "whole").read_text(encoding="utf-8")
    if layout in {"grid", "course"}:
        parts = whole.split("\n\n")
        part = "\n\n".join(parts[:records]) + ("\n" if records else "")
    else:
        head = 1 if layout == "csv" else 0
        part = "".join(whole.splitlines(keepends=True)[: records + head])
    (tmp_path / "out.part").write_text(part, encoding="utf-8")

    ended = sudoku("solve", "in", "-o", "out", "--format", layout, "--resume")

    assert ended.code in {0, 1}
    assert (tmp_path / "out").read_text(encoding="utf-8") == whole


@pytest.mark.parametrize(
    ("puzzle", "count", "sentence"),
    [
        (TWO_SEVENS, 0, "row 2 has two 7s"),
        (UNSOLVABLE, 0, "no solution"),
        (SEVERAL, 2, "2 or more solutions"),
    ],
)
def test_a_misfit_is_explained(puzzle: str, count: int, sentence: str) -> None:
    cells = bytes(int(cell) if cell != "." else 0 for cell in puzzle)

    assert str(misfit(cells, count)) == sentence


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_a_full_puzzle_is_told_once_of_each_input(
    sudoku: Sudoku, tmp_path: Path, jobs: str
) -> None:
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text(f"{EASY}\n" + f"{EASY_SOLVED}\n" * 3000, encoding="utf-8")
    ended = sudoku("solve", "one.txt", "two.txt", "--jobs", jobs)
    note = "no empty cell: a solution, not a puzzle (of others like it nothing is said)"

    assert ended.code == 0
    assert ended.err == [f"one.txt:2: {note}", f"two.txt:2: {note}"]


@pytest.mark.parametrize("verb", ["rate", "check", "steps", "count", "canonical", "minimal"])
def test_every_verb_tells_of_full_puzzles_and_of_no_others(sudoku: Sudoku, verb: str) -> None:
    nearly = f".{EASY_SOLVED[1:]}"

    assert len(sudoku(verb, EASY_SOLVED).err) == 1
    assert sudoku(verb, nearly).err == []


@pytest.mark.parametrize("verb", ["unavoidable", "automorphisms"])
def test_verbs_for_grids_do_not(sudoku: Sudoku, verb: str) -> None:
    assert sudoku(verb, EASY_SOLVED).err == []


def test_no_verb_takes_the_solutions_of_a_table_for_its_puzzles(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    (tmp_path / "table.csv").write_text(f"id,solution,puzzle\n1,{EASY_SOLVED},{EASY}\n", "utf-8")
    for words in (("rate", "--template", "{puzzle}"), ("solve", "--template", "{puzzle}")):
        ended = sudoku(*words, "table.csv")

        assert (ended.code, ended.out, ended.err) == (0, f"{EASY}\n", [])


@pytest.mark.parametrize("verb", ["solve", "rate", "generate", "pattern"])
def test_the_help_offers_parquet_only_where_it_tells_of_clusters(verb: str) -> None:
    text = parser_of(verb).format_help()

    assert "jsonl,parquet" not in text
    assert text.count("parquet") == 1
    assert text.index("--cluster ADDRESS  ") < text.index("parquet") < text.index("--part N  ")
