# SPDX-License-Identifier: MIT
"""`sudoku generate` with other rules."""

import csv
import json

import pytest

from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from tests.cli.conftest import Sudoku


def test_puzzles_are_written_as_objects_a_line(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "--variant", "killer", "--count", "3", "--size", "6", "--to", "fpuzzles",
        "--seed", "monday",
    )  # fmt: skip
    lines = ended.out.splitlines()
    puzzles = [*map(read_variant, lines)]
    assert len({each.rules for each in puzzles}) == 3
    assert {each.rules.size for each in puzzles} == {6}
    assert all(count_solutions(each) == 1 for each in puzzles)
    assert sudoku("check", stdin=ended.out.encode()).code == 0


@pytest.mark.parametrize("form", ["fpuzzles_link", "sudokupad"])
def test_links_hold_the_rules_and_plain_puzzles_too(sudoku: Sudoku, form: str) -> None:
    ended = sudoku("generate", "--variant", "jigsaw", "--seed", "1", "--to", form, "-o", "made.txt")
    assert ended.code == 0
    back = sudoku("convert", "--to", "fpuzzles", "made.txt").out
    assert '"region"' in back
    plain = sudoku("generate", "--seed", "1", "--to", form).out
    lines = sudoku("generate", "--seed", "1").out.splitlines()
    assert sudoku("convert", stdin=plain.encode()).out.splitlines() == lines[1:]


def test_rules_of_a_file_are_kept(sudoku: Sudoku) -> None:
    sudoku("generate", "--variant", "diagonals", "--size", "4", "--to", "fpuzzles_link",
           "-o", "rules.txt")  # fmt: skip
    made = sudoku("generate", "--rules", "rules.txt", "--variant", "odd", "--to", "fpuzzles")
    named = read_variant(made.out).rules.named()
    assert named == ("size", "diagonal+", "diagonal-", "odd")


def test_a_table_has_the_object_and_no_level(sudoku: Sudoku) -> None:
    made = sudoku("generate", "--variant", "odd", "--format", "csv", "-n", "2", "--seed", "1")
    one, two = csv.DictReader(made.out.splitlines())
    assert (one["level"], one["seed"], two["seed"], two["line"]) == ("", "1", "1 2", "2")
    givens = sum("value" in cell for row in json.loads(one["puzzle"])["grid"] for cell in row)
    assert int(one["clues"]) == givens


def test_without_a_seed_the_one_it_took_is_told_beside_the_objects(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--variant", "odd", "--size", "4")
    (told,) = ended.err
    seed = told.removeprefix("seed ")
    assert sudoku("generate", "--variant", "odd", "--size", "4", "--seed", seed).out == ended.out


def test_a_level_is_kept_and_told(sudoku: Sudoku) -> None:
    made = sudoku("generate", "--variant", "killer", "--size", "6", "--level", "2", "--seed", "1",
                  "--format", "jsonl")  # fmt: skip
    record = json.loads(made.out)
    assert record["level"] == 2
    rated = json.loads(sudoku("rate", "--format", "jsonl", stdin=record["puzzle"].encode()).out)
    assert rated["level"] == 2


def test_an_interrupted_run_goes_on(sudoku: Sudoku) -> None:
    whole = ("generate", "--variant", "even", "--size", "4", "--to", "fpuzzles", "--seed", "1")
    sudoku(*whole, "-n", "3", "-o", "whole.txt")
    with open("whole.txt", encoding="utf-8") as stream:  # noqa: PTH123 - in the folder of the run
        text = stream.read()
    with open("again.txt.part", "w", encoding="utf-8") as stream:  # noqa: PTH123 - as above
        stream.write("".join(text.splitlines(keepends=True)[:1]))
    assert sudoku(*whole, "-n", "3", "-o", "again.txt", "--resume").code == 0
    with open("again.txt", encoding="utf-8") as stream:  # noqa: PTH123 - as above
        assert stream.read() == text


@pytest.mark.parametrize(
    ("said", "code", "reason"),
    [
        ("--variant killer --level 5", 2, "the levels 1 to 4"),
        ("--size 4 --one-key-step", 2, "--one-key-step goes with the plain rules only"),
        ("--variant killer --format grid", 2, "are not drawn"),
        ("--variant killers", 2, "“killers” is no kind of rules"),
        ("--rules nofile --size 4", 2, "--rules and --size do not go together"),
        ("--rules nofile", 3, "cannot read nofile"),
        ("--rules plain.txt", 3, "has no object or link of f-puzzles"),
        ("--rules broken.txt", 3, "broken.txt: "),
        ("--variant antiking --size 4", 1, "no full board keeps these rules"),
    ],
)
def test_what_cannot_be_is_told(sudoku: Sudoku, said: str, code: int, reason: str) -> None:
    for name, text in (("plain.txt", "nothing"), ("broken.txt", '{"grid": [[]]}')):
        with open(name, "w", encoding="utf-8") as stream:  # noqa: PTH123 - in the folder of the run
            stream.write(text)
    ended = sudoku("generate", *said.split())
    assert ended.code == code
    assert reason in ended.err[-1]
