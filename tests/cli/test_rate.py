# SPDX-License-Identifier: MIT
"""`sudoku rate`."""

import json
import signal
from argparse import Namespace
from functools import partial
from unittest.mock import Mock

import pytest

from sudoku_qt.cli import rate
from sudoku_qt.cli.rate import DIGGING_FIELDS, digging_fields
from sudoku_qt.cli.stream import watched
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.work import Cancelled, Stop, never
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL, TWO_SEVENS, UNSOLVABLE


def test_every_row_has_its_figure_and_its_points() -> None:
    fields = digging_fields(parse(EASY), never)
    assert {*fields} == {*DIGGING_FIELDS}
    assert [fields[name] for name in DIGGING_FIELDS] == [30, 4, 1, 5, 4208, 3, 4.0, 4]
    assert digging_fields(parse(HARD), never)["searches"] != 4208


def test_counting_ends_where_it_is_no_longer_wanted() -> None:
    with pytest.raises(Cancelled):
        digging_fields(parse(EASY), lambda: True)


NEEDS_PAIRS = "4....1.5..98......1.74..6.....2..4.6..5...3..8.4..7.....9..65.8......93..3.7....4"
"""Singles alone do not solve it, but hardly more does."""


def test_a_rating_is_an_object_with_its_eight_keys(sudoku: Sudoku) -> None:
    ended = sudoku("rate", EASY, "--format", "jsonl")
    found = json.loads(ended.out)
    assert ended.code == 0
    assert list(found) == [
        "puzzle",
        "level",
        "minutes",
        "se_rating",
        "ladder_score",
        "hardest",
        "steps",
        "grade",
    ]
    assert found["grade"] == ""
    assert (found["puzzle"], found["level"], found["se_rating"]) == (EASY, 1, 1.2)
    assert isinstance(found["minutes"], float)


def test_text_and_csv_have_the_same_values(sudoku: Sudoku) -> None:
    text = sudoku("rate", EASY).out.split()
    header, line = sudoku("rate", EASY, "--format", "csv").out.splitlines()
    assert header.startswith("puzzle,level,minutes")
    assert line.split(",") == [*text, ""]


def test_some_values_can_be_left_out(sudoku: Sudoku) -> None:
    found = json.loads(sudoku("rate", EASY, "--only", "minutes,level", "--format", "jsonl").out)
    assert list(found) == ["puzzle", "level", "minutes"]


def test_the_digging_paper_s_rows_are_told_with_their_points(sudoku: Sudoku) -> None:
    header, line = sudoku("rate", EASY, "--only", "digging,level", "--format", "csv").out.split()
    assert header == (
        "puzzle,level,givens,givens_points,least,least_points,searches,searches_points,score,dug"
    )
    assert line == f"{EASY},1,30,4,1,5,4208,3,4.0,4"
    alone = json.loads(sudoku("rate", EASY, "--only", "digging", "--format", "jsonl").out)
    assert (alone["searches"], alone["score"]) == (4208, 4.0)
    assert 0.4 * alone["givens_points"] + 0.3 * (
        alone["least_points"] + alone["searches_points"]
    ) == pytest.approx(alone["score"])


def test_an_unknown_value_is_bad_usage(sudoku: Sudoku) -> None:
    ended = sudoku("rate", EASY, "--only", "level,beauty")
    assert ended.code == 2
    assert "beauty" in ended.err[0]


def test_puzzles_that_cannot_be_rated_are_named_by_line(sudoku: Sudoku) -> None:
    lines = f"{EASY}\n{UNSOLVABLE}\n{SEVERAL}\n{TWO_SEVENS}\n{EASY}"
    ended = sudoku("rate", "-", "--only", "level", stdin=lines.encode())
    assert ended.code == 1
    assert ended.out.splitlines() == [f"{EASY} 1"] * 2
    assert ended.err == [
        "-:2: no solution",
        "-:3: 2 or more solutions",
        "-:4: row 2 has two 7s",
    ]


def test_jobs_make_no_difference(sudoku: Sudoku) -> None:
    lines = (EASY + "\n") * 70
    alone = sudoku("rate", "-", "--only", "level", stdin=lines.encode())
    assert sudoku("rate", "-", "--only", "level", "--jobs", "2", stdin=lines.encode()) == alone


def test_a_terminal_is_told_of_a_puzzle_that_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr(rate, "PATIENCE", 0.0)
    asked = rate.patience("list", 12, never)
    assert [asked(), asked()] == [False, False]
    assert capsys.readouterr().err.count("list:12: ") == 1


def test_a_file_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert not rate.patience("", 12, never)()
    assert not capsys.readouterr().err


def test_ctrl_c_ends_it_in_the_middle_of_a_puzzle(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def rated(_cells: bytes, *_wanted: object, stop: Stop) -> dict[str, object]:
        asked.append(stop())
        if len(asked) == 3:
            signal.raise_signal(signal.SIGINT)
        if stop():
            raise Cancelled
        return {"level": 1}

    monkeypatch.setattr(rate, "values", rated)
    lines = f"{TWO_SEVENS}\n" + f"{EASY}\n" * 4 + f"{SEVERAL}\n"
    ended = sudoku("rate", "-", "--only", "level", stdin=lines.encode())

    assert ended.code == 130
    assert ended.out.splitlines() == [f"{EASY} 1"] * 2
    assert ended.err == ["-:1: row 2 has two 7s"]
    assert asked == [False] * 3
    assert watched()() is False


def test_a_terminal_is_told_what_follows_the_puzzle(terminal: Sudoku) -> None:
    ended = terminal("rate", EASY, "--only", "hardest,level")

    assert ended.out == f"{EASY} 1 hidden_single\n"
    assert ended.err == ["puzzle level hardest"]
    for elsewhere in (("--format", "csv"), ("--template", "{level}"), ("-o", "out")):
        assert terminal("rate", EASY, *elsewhere).err == []
    assert terminal("rate", "missing.txt").err == [
        "sudoku: cannot read missing.txt: No such file or directory"
    ]


def test_the_system_is_asked_who_notes_ctrl_c_once_a_batch(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Mock(wraps=signal.getsignal)
    sudoku("rate", EASY)
    monkeypatch.setattr(signal, "getsignal", asked)
    counts = []
    for number in (1, 4):
        asked.reset_mock()
        sudoku("rate", "-", stdin=f"{EASY}\n".encode() * number)
        counts.append(asked.call_count)

    assert counts[1] == counts[0]


@pytest.mark.parametrize("layout", ["grid", "course"])
def test_what_has_no_room_for_a_rating_is_refused(layout: str, sudoku: Sudoku) -> None:
    assert sudoku("rate", EASY, "--format", layout).code == 2


def test_a_table_has_the_names_of_the_other_formats(sudoku: Sudoku) -> None:
    head = sudoku("rate", EASY, "--only", "level,se_rating", "--format", "csv").out.splitlines()[0]

    assert head == "puzzle,level,se_rating"


def test_pearl_and_diamond_are_told_where_they_are_asked_for(sudoku: Sudoku) -> None:
    ended = sudoku("rate", EASY, "--only", "se_diamond,se_pearl,se_rating")
    assert ended.out.split() == [EASY, "1.2", "1.2", "1.2"]


@pytest.mark.parametrize(
    "more", [("--only", "level"), ("--format", "csv"), ("--template", "{puzzle}")]
)
def test_an_explanation_has_no_columns(sudoku: Sudoku, more: tuple[str, str]) -> None:
    ended = sudoku("rate", EASY, "--explain", *more)
    assert ended.code == 2
    assert "--explain" in ended.err[0]


@pytest.mark.parametrize(
    "layout",
    [
        (),
        ("--format", "csv"),
        ("--format", "jsonl"),
        ("--template", "{line}: {se_rating} {steps} {comment}"),
        ("--template", "one"),
    ],
)
def test_a_batch_says_what_each_puzzle_would(layout: tuple[str, ...], sudoku: Sudoku) -> None:
    lines = f"{EASY} # the first\n{NEEDS_PAIRS}\n{TWO_SEVENS}\n{EASY}\n"
    together = sudoku("rate", "-", "--only", "se_rating,level", *layout, stdin=lines.encode())
    alone = [
        sudoku("rate", each, "--only", "se_rating,level", "--strict", *layout).out.splitlines()[-1]
        for each in (NEEDS_PAIRS, EASY)
    ]

    assert together.code == 1
    written = together.out.replace("2: ", "1: ").replace("4: ", "1: ").splitlines()
    assert written[-2:] == alone


def test_no_list_is_so_long_that_its_pieces_are_not_enough_for_many_processes() -> None:
    line = len(EASY) + 1
    at_a_time = partial(rate.VERB.at_a_time, options=Namespace())
    sizes = [at_a_time(number and number * line) for number in (None, 50, 1600, 5000)]

    assert sizes == [8, 8, 8, 25]
    assert at_a_time(10**9) == 64
