# SPDX-License-Identifier: MIT
"""The course project's command line, byte for byte."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.rating.rater import level_and_minutes
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

WHOLE = "is no whole number from 1 to 1,000,000 (see sudoku --help)"
OTHERWISE = "with --keep-going it gets the solutions of all other puzzles"
NOT_BLANKS = "is not A~B with 20 ≤ A ≤ B ≤ 55"
USAGE = "usage: sudoku -c N | -s PATH | -n N -m M | -n N -r A~B [-u]"


def grids_in(text: str) -> list[bytes]:
    """Read what was written, and see that it is written as it has to be."""
    grids = text.removesuffix("\n").split("\n\n")
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    for grid in grids:
        lines = grid.split("\n")
        assert [len(line) for line in lines] == [17] * 9
        assert all(set(line[1::2]) == {" "} for line in lines)
    return [bytes(int(cell) for cell in grid.split()) for grid in grids]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], f"{USAGE}; sudoku --help tells more"),
        (["-c", "abc"], f"argument -c: “abc” {WHOLE}"),
        (["-c", "0"], f"argument -c: “0” {WHOLE}"),
        (["-c", "-1"], f"argument -c: “-1” {WHOLE}"),
        (["-c", "1000001"], f"argument -c: “1000001” {WHOLE}"),
        (["-c", "99999999999"], f"argument -c: “99999999999” {WHOLE}"),
        (["-c", "5.5"], f"argument -c: “5.5” {WHOLE}"),
        (["-c", "5a"], f"argument -c: “5a” {WHOLE}"),
        (["-c"], "argument -c: expected one argument (see sudoku --help)"),
        (["-c", "1", "2"], "unrecognized arguments: 2 (see sudoku --help)"),
        (["-c", "1", "-c", "1"], "-c is given twice (see sudoku --help)"),
        (["-x"], "unrecognized arguments: -x (see sudoku --help)"),
        (["-c", "1", "-s", "x"], f"-c and -s do not go together ({USAGE})"),
        (["-s", "x", "-n", "1"], f"-s and -n do not go together ({USAGE})"),
        (["-n", "10"], f"-n needs -m M, a level, or -r A~B, a number of blanks ({USAGE})"),
        (["-m", "1"], f"-m goes with -n ({USAGE})"),
        (["-r", "20~55"], f"-r goes with -n ({USAGE})"),
        (["-u"], f"-u goes with -r ({USAGE})"),
        (["-n", "10", "-u"], f"-u goes with -r ({USAGE})"),
        (["-c", "1", "-m", "1"], f"-m goes with -n ({USAGE})"),
        (["--seed", "x"], f"--seed goes with -c or -n ({USAGE})"),
        (["-s", "x", "--seed", "x"], f"--seed goes with -c or -n ({USAGE})"),
        (["-c", "1", "--keep-going"], f"--keep-going goes with -s ({USAGE})"),
        (["-o", "x"], f"{USAGE}; sudoku --help tells more"),
        (["-n", "10", "-u", "5"], "unrecognized arguments: 5 (see sudoku --help)"),
        (["-n", "10", "-m", "1", "-u"], f"-m and -u do not go together ({USAGE})"),
        (["-n", "1", "-m", "1", "-r", "20~55"], f"-m and -r do not go together ({USAGE})"),
        (["-n", "10001", "-m", "1"], "argument -n: “10001” is no whole number from 1 to 10,000"),
        (["-n", "10", "-m", "4"], "argument -m: “4” is no whole number from 1 to 3"),
        (["-n", "10", "-r", "55~20"], "argument -r: “55~20” is not A~B with 20 ≤ A ≤ B ≤ 55"),
        (["-n", "10", "-r", "19~55"], "argument -r: “19~55” is not A~B with 20 ≤ A ≤ B ≤ 55"),
        (["-n", "10", "-r", "20~56"], "argument -r: “20~56” is not A~B with 20 ≤ A ≤ B ≤ 55"),
        (["-n", "10", "-r", "20-55"], "argument -r: “20-55” is not A~B with 20 ≤ A ≤ B ≤ 55"),
        (
            ["-n", "10", "-r", "30~60"],
            f"argument -r: “30~60” {NOT_BLANKS}; others are made by “sudoku generate --clues 21~51",
        ),
        (["-n", "10", "-r", "30~65"], f"argument -r: “30~65” {NOT_BLANKS} (see"),
        (["-c", "1", "--first", "0"], "argument --first: “0” is no whole number from 1 to 9"),
        (["-n", "1", "-m", "1", "--first", "1"], f"--first goes with -c ({USAGE})"),
        (["-s", "x", "--uniform"], f"--uniform goes with -c ({USAGE})"),
    ],
)
def test_bad_arguments_are_one_line_and_touch_nothing(
    arguments: list[str], sentence: str, tmp_path: Path, sudoku: Sudoku
) -> None:
    (tmp_path / "sudoku.txt").write_text("before", encoding="utf-8")
    ended = sudoku(*arguments)

    assert (ended.code, ended.out, len(ended.err)) == (2, "", 1)
    assert ended.err[0].startswith(f"sudoku: {sentence}")
    assert [path.name for path in tmp_path.iterdir()] == ["sudoku.txt"]
    assert (tmp_path / "sudoku.txt").read_text(encoding="utf-8") == "before"


@pytest.mark.parametrize("extra", [[], ["--uniform"]], ids=["images", "uniform"])
@pytest.mark.parametrize("count", [1, 2, 2500])
def test_full_grids_differ_and_begin_alike(
    count: int, extra: list[str], tmp_path: Path, sudoku: Sudoku
) -> None:
    assert sudoku("-c", str(count), *extra) == (0, "", [])
    grids = grids_in((tmp_path / "sudoku.txt").read_text(encoding="utf-8"))

    assert len(set(grids)) == len(grids) == count
    assert {grid[0] for grid in grids} == {1}
    assert all(Grid.of_givens(grid).solved for grid in grids[:100])


def test_the_first_digit_the_file_and_the_seed_can_be_chosen(
    tmp_path: Path, sudoku: Sudoku
) -> None:
    for name in ("one", "two"):
        assert sudoku("--first", "7", "-o", name, "--seed", "x", "-c", "20").code == 0

    assert (tmp_path / "one").read_text(encoding="utf-8") == (tmp_path / "two").read_text(
        encoding="utf-8"
    )
    assert {grid[0] for grid in grids_in((tmp_path / "one").read_text(encoding="utf-8"))} == {7}
    assert sudoku("-c", "20", "-o", "-").out != (tmp_path / "one").read_text(encoding="utf-8")


def test_a_file_that_is_there_is_overwritten(tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "sudoku.txt").write_text("x" * 10_000, encoding="utf-8")
    sudoku("-c", "1")

    assert len(grids_in((tmp_path / "sudoku.txt").read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize("text", [course_text(EASY, HARD), f"{EASY}\n{HARD}\n"])
def test_puzzles_of_a_file_are_solved(text: str, tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "puzzles").write_text(text, encoding="utf-8")

    assert sudoku("-s", "puzzles") == (0, "", [])
    assert (tmp_path / "sudoku.txt").read_text(encoding="utf-8") == course_text(
        EASY_SOLVED, HARD_SOLVED
    )


def test_one_of_several_solutions_will_do(tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "puzzles").write_text(course_text(SEVERAL), encoding="utf-8")

    assert sudoku("-s", "puzzles") == (0, "", [])
    (grid,) = grids_in((tmp_path / "sudoku.txt").read_text(encoding="utf-8"))
    assert Grid.of_givens(grid).solved
    assert grid[0] == 1


def test_bad_puzzles_are_named_and_nothing_is_written(tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "puzzles").write_text(
        course_text(EASY, TWO_SEVENS, UNSOLVABLE, HARD), encoding="utf-8"
    )
    ended = sudoku("-s", "puzzles")

    assert ended.code == 1
    assert ended.err == [
        "puzzles:11: row 2 has two 7s",
        "puzzles:21: no solution",
        f"sudoku: nothing is written to sudoku.txt; {OTHERWISE}",
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["puzzles"]


def test_nothing_is_said_of_writing_nothing_where_it_was_written(sudoku: Sudoku) -> None:
    ended = sudoku("-s", TWO_SEVENS, "-o", "-")

    assert ended.err == [f"{TWO_SEVENS}:1: row 2 has two 7s"]


def test_with_keep_going_the_others_are_written(tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "puzzles").write_text(
        course_text(TWO_SEVENS, EASY, UNSOLVABLE, HARD), encoding="utf-8"
    )
    ended = sudoku("-s", "puzzles", "--keep-going")

    assert ended.code == 1
    assert len(ended.err) == 2
    assert (tmp_path / "sudoku.txt").read_text(encoding="utf-8") == course_text(
        EASY_SOLVED, HARD_SOLVED
    )


@pytest.mark.parametrize("text", [course_text, "{}\n# a list\n".format])
def test_digits_from_0_to_8_are_suspected(
    text: Callable[[str], str], tmp_path: Path, sudoku: Sudoku
) -> None:
    (tmp_path / "puzzles").write_text(text(EASY.replace("9", "0")), encoding="utf-8")
    ended = sudoku("-s", "puzzles")

    assert ended.code == 0
    assert len(ended.err) == 1
    assert ended.err[0].startswith("sudoku: puzzles has no 9 at all; if its digits are 0 to 8")


@pytest.mark.parametrize("text", [course_text, "{}\n".format, "{}\n# a list\n".format])
def test_a_full_grid_of_digits_from_0_to_8_is_refused(
    text: Callable[[str], str], tmp_path: Path, sudoku: Sudoku
) -> None:
    (tmp_path / "puzzles").write_text(text(EASY_SOLVED.replace("9", "0")), encoding="utf-8")
    ended = sudoku("-s", "puzzles")

    assert ended.code == 1
    assert ended.err[0].startswith("puzzles:1: no 9 in a grid that is nearly full")
    assert not (tmp_path / "sudoku.txt").exists()


@pytest.mark.torture
def test_a_million_grids_differ(tmp_path: Path, sudoku: Sudoku) -> None:
    assert sudoku("-c", "1000000").code == 0
    grids = (tmp_path / "sudoku.txt").read_bytes().removesuffix(b"\n").split(b"\n\n")

    assert len(grids) == len(set(grids)) == 1_000_000
    assert {len(grid) for grid in grids} == {161}
    assert {grid[:1] for grid in grids} == {b"1"}
    assert all(Grid.of_givens(bytes(map(int, grid.split()))).solved for grid in grids[::1000])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "cannot read puzzles: No such file or directory"),
        (b"", "puzzles: The file is empty."),
    ],
)
def test_an_input_that_cannot_be_read_ends_it_with_3(
    content: bytes | None, reason: str, tmp_path: Path, sudoku: Sudoku
) -> None:
    if content is not None:
        (tmp_path / "puzzles").write_bytes(content)
    ended = sudoku("-s", "puzzles")

    assert (ended.code, ended.err) == (3, [f"sudoku: {reason}"])
    assert not (tmp_path / "sudoku.txt").exists()
    assert not (tmp_path / "sudoku.txt.part").exists()


@pytest.mark.parametrize(("course_level", "level"), [("1", 1), ("2", 3), ("3", 4)])
def test_puzzles_of_a_level_have_one_solution(
    course_level: str, level: int, tmp_path: Path, sudoku: Sudoku
) -> None:
    assert sudoku("-m", course_level, "-n", "20").code == 0
    puzzles = grids_in((tmp_path / "sudoku.txt").read_text(encoding="utf-8"))

    assert len(set(puzzles)) == 20
    assert all(kernel.count_solutions(puzzle, 2) == 1 for puzzle in puzzles)
    assert {level_and_minutes(puzzle)[0] for puzzle in puzzles} == {level}


@pytest.mark.parametrize("unique", [[], ["-u"]], ids=["any", "unique"])
@pytest.mark.parametrize("blanks", ["20~55", "54~55", "30~30"])
def test_puzzles_have_so_many_blanks(
    blanks: str, unique: list[str], tmp_path: Path, sudoku: Sudoku
) -> None:
    assert sudoku("-n", "30", "-r", blanks, *unique).code == 0
    puzzles = grids_in((tmp_path / "sudoku.txt").read_text(encoding="utf-8"))
    least, most = map(int, blanks.split("~"))
    counts = [kernel.count_solutions(puzzle, 2) for puzzle in puzzles]

    assert len(set(puzzles)) == 30
    assert all(least <= puzzle.count(0) <= most for puzzle in puzzles)
    assert 0 not in counts
    assert not unique or set(counts) == {1}
