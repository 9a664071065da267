# SPDX-License-Identifier: MIT
"""`sudoku generate`."""

import json
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.maker import MakeOptions, make
from sudoku_qt.engine.sudoku.solver import to_text
from tests.cli.conftest import Sudoku


def test_puzzles_follow_from_the_seed_and_their_number(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "-n", "3", "--seed", "7q4-km2", "--level", "3")
    head, first, second, third = ended.out.splitlines()

    assert head == "# seed 7Q4-KM2"
    assert first == to_text(make(MakeOptions(level=3, seed="7Q4-KM2")).givens)
    assert second == to_text(make(MakeOptions(level=3, seed="7Q4-KM2 2")).givens)
    assert third not in {first, second}


def test_without_a_seed_it_tells_the_one_it_took(sudoku: Sudoku) -> None:
    first = sudoku("generate")
    seed = first.out.splitlines()[0].removeprefix("# seed ")

    assert sudoku("generate", "--seed", seed).out == first.out
    assert sudoku("generate").out != first.out


def test_what_it_makes_is_what_solve_reads(sudoku: Sudoku) -> None:
    made = sudoku("generate", "-n", "20", "--level", "5", "--symmetry", "none")
    ended = sudoku("solve", "--unique", stdin=made.out.encode())

    assert ended.code == 0
    assert len(ended.out.split()) == 20


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_jobs_change_nothing(jobs: str, sudoku: Sudoku) -> None:
    arguments = ("generate", "-n", "150", "--mode", "simple", "--seed", "jobs")

    assert sudoku(*arguments, "--jobs", jobs).out == sudoku(*arguments).out


def test_the_number_of_givens_may_be_a_range(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "-n", "30", "--clues", "30~32", "--symmetry", "none", "--format", "jsonl"
    )

    assert {json.loads(line)["clues"] for line in ended.out.splitlines()} == {30, 31, 32}


def test_a_table_tells_all(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "--mode", "classic", "--level", "4", "--seed", "x", "--format", "csv"
    )
    head, record = ended.out.splitlines()

    names = "line,puzzle,clues,mode,level,minutes,classic,hardest,symmetry,score,dug,seed"
    fields = dict(zip(head.split(","), record.split(","), strict=True))
    assert head == names
    assert (fields["mode"], fields["dug"], fields["seed"]) == ("classic", "4", "X")
    assert float(fields["minutes"]) > 0


def test_an_interrupted_run_is_gone_on_with(tmp_path: Path, sudoku: Sudoku) -> None:
    arguments = ("generate", "-n", "100", "--seed", "resume")
    whole = sudoku(*arguments).out
    (tmp_path / "out.part").write_text("".join(whole.splitlines(keepends=True)[:40]))

    assert sudoku(*arguments, "-o", "out", "--resume").code == 0
    assert (tmp_path / "out").read_text() == whole


def test_a_pattern_that_cannot_have_so_many_givens_is_a_fault(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--clues", "79", "--symmetry", "all", "--seed", "odd")

    assert ended.code == 1
    assert ended.err == ["This pattern cannot have 79 givens."]


@pytest.mark.parametrize(
    "arguments",
    [
        ["-n", "0"],
        ["--level", "6"],
        ["--mode", "magic"],
        ["--symmetry", "spiral"],
        ["--clues", "16"],
        ["--clues", "40~30"],
        ["--clues", "30", "--mode", "classic"],
        ["--resume", "-o", "out"],
    ],
)
def test_arguments_that_make_no_sense_end_it_with_2(
    arguments: list[str], tmp_path: Path, sudoku: Sudoku
) -> None:
    ended = sudoku("generate", *arguments)

    assert ended.code == 2
    assert len(ended.err) == 1
    assert list(tmp_path.iterdir()) == []
