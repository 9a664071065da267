# SPDX-License-Identifier: MIT
"""`sudoku canonical`."""

import json
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.cli.canonical import Canonical
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL, TWO_SEVENS
from tests.engine.sudoku.puzzle_lists import image


def form_of(puzzle: str) -> str:
    return to_text(kernel.canonical_form(parse(puzzle)))


def image_of(puzzle: str, seed: int) -> str:
    return to_text(image(parse(puzzle), Random(seed)))


def test_forms_stand_one_a_line_in_the_order_of_the_input(sudoku: Sudoku) -> None:
    ended = sudoku("canonical", stdin=f"{HARD}\n{EASY}\n{image_of(HARD, 1)}\n".encode())
    assert ended.code == 0
    assert ended.out.split() == [form_of(HARD), form_of(EASY), form_of(HARD)]


def test_forms_alone_are_written_at_once_without_a_record_of_each(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Canonical, "record")
    assert sudoku("canonical", HARD, EASY).out.split() == [form_of(HARD), form_of(EASY)]


def test_a_table_has_puzzle_and_form(sudoku: Sudoku) -> None:
    ended = sudoku("canonical", EASY, "--format", "jsonl")
    assert json.loads(ended.out) == {"line": 1, "puzzle": EASY, "form": form_of(EASY)}


def test_a_line_that_has_no_form_is_named_and_left_out(sudoku: Sudoku) -> None:
    ended = sudoku("canonical", stdin=f"{EASY}\n{TWO_SEVENS}\n{SEVERAL}\n".encode())
    assert ended.code == 1
    assert ended.out.split() == [form_of(EASY), form_of(SEVERAL)]
    assert ended.err == ["-:2: row 2 has two 7s"]


PUZZLES = [HARD, EASY, image_of(HARD, 1), SEVERAL, image_of(EASY, 2), EASY]


@pytest.mark.parametrize("jobs", [(), ("--jobs", "2")])
def test_of_each_class_the_first_is_written(jobs: tuple[str, ...], sudoku: Sudoku) -> None:
    text = "\n".join(PUZZLES * 700).encode()  # more than a piece
    ended = sudoku("canonical", "--unique", "--template", "{line} {puzzle}", *jobs, stdin=text)
    assert ended.out.splitlines() == [f"1 {HARD}", f"2 {EASY}", f"4 {SEVERAL}"]


def test_a_filter_goes_on_where_it_was_left(tmp_path: Path, sudoku: Sudoku) -> None:
    Path(tmp_path, "in.txt").write_text("\n".join(PUZZLES), "ascii")
    Path(tmp_path, "out.part").write_text(f"{HARD}\n{EASY}\n", "ascii")
    goes_on = ("--unique", "--template", "{puzzle}", "-o", "out", "--resume")
    assert sudoku("canonical", "in.txt", *goes_on).code == 0
    assert Path(tmp_path, "out").read_text("ascii").split() == [HARD, EASY, SEVERAL]


@pytest.mark.parametrize("layout", ["grid", "course"])
def test_drawn_grids_are_not_filtered(layout: str, sudoku: Sudoku) -> None:
    assert sudoku("canonical", EASY, "--format", layout).code == 0
    ended = sudoku("canonical", EASY, "--unique", "--format", layout)
    assert ended.code == 2
    assert "--unique" in ended.err[0]
