# SPDX-License-Identifier: MIT
"""The contract of a verb, held against every verb there is."""

import pytest

from sudoku_qt.cli.main import VERBS, verb_named
from sudoku_qt.cli.options import Parser
from sudoku_qt.cli.puzzle_verb import PuzzleVerb
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY
from tests.sweeps import in_turn

each_verb = in_turn("name", VERBS)


@each_verb
def test_its_summary_is_a_line_of_the_help(name: str, sudoku: Sudoku) -> None:
    summary = verb_named(name).summary

    assert summary[0].islower()
    assert not summary.endswith(".")
    assert summary in sudoku("--help").out


@each_verb
def test_its_options_can_be_asked_for(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(prog=f"sudoku {name}")
    verb_named(name).add_options(parser)

    with pytest.raises(SystemExit) as ended:
        parser.parse_args(["--help"])
    assert ended.value.code == 0
    assert f"usage: sudoku {name}" in capsys.readouterr().out


@each_verb
def test_an_unknown_option_is_refused_in_one_line(name: str, sudoku: Sudoku) -> None:
    ended = sudoku(name, "--no-such-option")

    assert ended.code == 2
    assert len(ended.err) == 1
    assert ended.err[0].endswith(f"(see sudoku {name} --help)")


PUZZLE_VERBS = {name: verb for name in VERBS if isinstance(verb := verb_named(name), PuzzleVerb)}


@in_turn(
    ("name", "layout"),
    [(name, layout) for name, verb in PUZZLE_VERBS.items() for layout in verb.formats],
)
def test_a_verb_of_puzzles_fills_every_field_of_every_format(
    name: str, layout: str, sudoku: Sudoku
) -> None:
    ended = sudoku(name, EASY, PUZZLE_VERBS[name].format_options[0], layout)

    assert ended.code == 0, ended.err
    assert ended.out.endswith("\n")


@in_turn("name", [name for name, verb in PUZZLE_VERBS.items() if verb.fields()])
def test_a_verb_of_puzzles_takes_a_template_with_all_its_fields(name: str, sudoku: Sudoku) -> None:
    verb = PUZZLE_VERBS[name]
    template = "|".join(f"{{{field}}}" for field in verb.fields())
    ended = sudoku(name, EASY, "--template", template)

    assert ended.code == 0
    assert {line.count("|") for line in ended.out.splitlines()} == {len(verb.fields()) - 1}
    assert "{" not in ended.out
