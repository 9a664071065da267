# SPDX-License-Identifier: MIT
"""The command lines in the guide: each verb and option has its place, and each example runs."""

import os
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window program's options are Qt's")

from sudoku_qt.arguments import OPTIONS
from sudoku_qt.automation.paper_arguments import PAPER_OPTIONS
from sudoku_qt.cli.main import VERBS, main, parser_of
from sudoku_qt.command_lines import command_line_tables
from sudoku_qt.engine.guide.pages import GuidePage, read_guide
from sudoku_qt.paths import Paths, resource
from tests.sweeps import dear, every, in_turn

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
TAKE_LONG = {"--hardest", "--all", "gomoku-match"}


def page(key: str, language: str = "en") -> GuidePage:
    """A page of the guide."""
    return next(each for each in read_guide(resource("guide") / language) if each.key == key)


def examples(key: str, language: str = "en") -> list[str]:
    """The command lines that a page shows."""
    blocks = page(key, language).text.split("```")[1::2]
    return [line for block in blocks for line in block.splitlines() if line]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples name."""
    monkeypatch.chdir(tmp_path)
    for name in ("puzzles.txt", "puzzles.sdm", "game.sudoku"):
        Path(name).write_text(f"{PUZZLE}\n", encoding="utf-8")
    cases = Path(__file__).parent / "data" / "techniques" / "full_house.txt"
    Path("cases.txt").write_bytes(cases.read_bytes())
    Path("mask.txt").write_text(f"{PUZZLE}\n", encoding="utf-8")
    Path("order.txt").write_text("xy_wing 160\nw_wing off\n", encoding="utf-8")
    Path("positions.txt").write_text("h8a1i8a3j8a5k8o1\n", encoding="utf-8")
    monkeypatch.setattr(Paths, "of_user", lambda: Paths.below(tmp_path / "user"))
    scripts = str(Path(sys.executable).parent)
    monkeypatch.setenv("PATH", scripts, prepend=os.pathsep)
    monkeypatch.setattr(sys, "stdin", StringIO("END\n"))
    return tmp_path


def test_each_verb_has_a_section_with_its_options_and_an_example() -> None:
    text = page("command_line").text
    for verb in VERBS:
        assert f"## sudoku {verb}\n\n{{{{verb {verb}}}}}\n" in text, f"tell of sudoku {verb}"
        assert any(line.startswith(f"sudoku {verb}") for line in examples("command_line"))


@in_turn("verb", VERBS)
def test_each_option_of_a_verb_is_told(verb: str) -> None:
    table = command_line_tables()[f"verb {verb}"]("en")
    options = [name for each in parser_of(verb)._actions for name in each.option_strings]
    everywhere = {"-h", "--help", "--language"}
    assert [name for name in options if f"`{name}`" not in table and name not in everywhere] == []
    assert command_line_tables()[f"verb {verb}"]("zh_CN") != table


def test_each_option_of_the_window_program_is_told() -> None:
    for name, options in (("window_options", OPTIONS), ("paper_options", PAPER_OPTIONS)):
        table = command_line_tables()[name]("en")
        assert all(f"`--{names[-1]}`" in table for names, _, _ in options)


def test_both_languages_show_the_same_examples() -> None:
    for key in ("command_line", "cluster", "window_command_line"):
        assert examples(key, "en") == examples(key, "zh_CN")


@pytest.mark.parametrize(
    "line",
    [dear(line) if set(line.split()) & TAKE_LONG else line for line in examples("command_line")],
)
def test_each_example_of_the_command_line_runs(
    line: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *words = shlex.split(line)
    assert program == "sudoku"
    assert main(words) == 0, capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("line", every(5, examples("cluster")))
def test_each_example_of_the_cluster_runs(line: str, folder: Path) -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    program, *words = shlex.split(line)
    assert program == "sudoku"
    done = subprocess.run(
        [sys.executable, "-m", "sudoku_qt.cli.start", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=folder,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("line", every(3, examples("window_command_line")))
def test_each_example_of_the_window_program_runs(line: str, folder: Path) -> None:
    program, *words = shlex.split(line)
    assert program == "sudoku-qt"
    done = subprocess.run(
        [sys.executable, "-m", "sudoku_qt", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
