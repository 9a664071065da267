# SPDX-License-Identifier: MIT
"""The window program's arguments: what is understood, and what is refused in which words."""

from pathlib import Path

import pytest

from sudoku_qt.arguments import TASKS, Arguments
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

THEMES = ", ".join(sorted(path.stem for path in resource("themes").iterdir()))


def given(*words: str) -> Arguments:
    """The arguments that somebody typed after the program's name."""
    return Arguments(["sudoku-qt", *words])


def test_where_nothing_is_asked_for_one_plays() -> None:
    arguments = given()

    assert (arguments.task, arguments.files, arguments.wrong(), arguments.help) == ("", [], "", "")


@pytest.mark.parametrize("task", TASKS)
def test_a_task_and_where_its_result_goes(task: str) -> None:
    value = "" if task == "self-test" else "there"
    arguments = given(f"--{task}", *[value] * bool(value))

    assert (arguments.task, arguments.value(task), arguments.files) == (task, value, [])


def test_files_and_choices_for_this_time() -> None:
    arguments = given("--language", "zh_CN", "a.sudoku", "--theme", "dark", "b.gomoku")

    assert arguments.files == ["a.sudoku", "b.gomoku"]
    assert (arguments.value("language"), arguments.value("theme")) == ("zh_CN", "dark")
    assert arguments.wrong() == ""


def test_help_names_every_option() -> None:
    told = given("--help").help

    assert all(f"--{task}" in told for task in TASKS)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_behind_an_option_is_no_value_of_it(word: str) -> None:
    assert "--candidates" in given("--export", word).help


def test_a_picture_of_a_file_is_no_task_and_may_come_from_standard_input() -> None:
    arguments = given("--export", "a.svg", "--theme", "print", "-")

    assert (arguments.exports, arguments.task, arguments.files) == (True, "", ["-"])
    assert arguments.wrong() == ""
    assert given("--screenshot", "a.png", "-").wrong() == "There is no file “-”."
    assert "there are system, " in given("--theme", "print").wrong()


@in_turn(
    ("words", "said"),
    [
        (("--nonsense",), "Unknown option 'nonsense'."),
        (("-xq", "a.txt", "--more=3"), "Unknown options: x, q, more."),
        (("--theme",), "Missing value after '--theme'."),
        (("a.txt", "--self-test=3"), "Unexpected value after '--self-test'."),
        (("--theme", "blue"), f"--theme knows no “blue”; there are system, {THEMES}."),
        (("--language", ""), "--language knows no “”; there are en, zh_CN."),
        (("--screenshot", "shot.png", "missing.txt"), "There is no file “missing.txt”."),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], said: str) -> None:
    arguments = given(*words)
    assert (arguments.wrong(), arguments.value("theme") in {"", "blue"}) == (said, True)


def test_what_follows_an_option_is_its_value_and_behind_two_dashes_are_files() -> None:
    arguments = given("--screenshot", "--theme", "-", "--", "--theme", "-x")

    assert (arguments.value("screenshot"), arguments.value("theme")) == ("--theme", "")
    assert arguments.files == ["-", "--theme", "-x"]


def test_help_stands_in_columns_as_wide_as_a_terminal() -> None:
    lines = given("--help").help.splitlines()

    assert lines[:2] == ["Usage: sudoku-qt [options] [files…]", "A Sudoku and Gomoku program."]
    assert "  -h, --help                Show this help." in lines
    assert lines[-2:] == ["Arguments:", "  files                     Games and puzzles to open."]
    assert max(map(len, lines)) <= 79


def test_of_a_missing_file_to_be_played_the_window_tells(tmp_path: Path) -> None:
    assert given(str(tmp_path / "missing.txt")).wrong() == ""
