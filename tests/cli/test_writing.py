# SPDX-License-Identifier: MIT
"""The run from pieces to a whole file."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.cli.exits import OutputFault, UsageFault
from sudoku_qt.cli.layouts import Line, layout_named
from sudoku_qt.cli.options import Parser
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cli.writing import (
    add_output_options,
    chosen_layout,
    records_left_behind,
    write_records,
)
from tests.cli.puzzles import EASY, course_text

LINE = Line(("n",))


def options(*arguments: str) -> Namespace:
    parser = Parser(prog="test")
    add_output_options(parser, ("n", "puzzle"), ("line", "csv"))
    return parser.parse_args(list(arguments))


def numbers_after(done: int) -> Iterator[int]:
    return iter(range(done + 1, 6))


def written(number: int) -> Outcome:
    return Outcome(f"{number}\n".encode(), 1)


def test_records_are_written_behind_what_heads_them(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = options("-o", str(path))

    assert write_records(numbers_after, written, LINE, said, size=5, remark="seed 1") == 0
    assert path.read_text(encoding="utf-8") == "# seed 1\n1\n2\n3\n4\n5\n"


@pytest.mark.parametrize("part", ["", "# seed 1\n", "# seed 1\n1\n2\n", "# seed 1\n1\n2\n3"])
def test_what_an_interrupted_run_left_is_gone_on_with(tmp_path: Path, part: str) -> None:
    path = tmp_path / "out"
    Path(f"{path}.part").write_text(part, encoding="utf-8")
    said = options("-o", str(path), "--resume")

    assert write_records(numbers_after, written, LINE, said, size=5, remark="seed 1") == 0
    assert path.read_text(encoding="utf-8") == "# seed 1\n1\n2\n3\n4\n5\n"


def test_a_run_that_fails_leaves_its_part(tmp_path: Path) -> None:
    def fail(number: int) -> Outcome:
        if number == 3:
            raise ValueError(number)
        return written(number)

    with pytest.raises(ValueError, match="3"):
        write_records(numbers_after, fail, LINE, options("-o", str(tmp_path / "out")), size=None)
    assert (tmp_path / "out.part").read_text(encoding="utf-8") == "1\n2\n"
    assert not (tmp_path / "out").exists()


def test_grids_are_counted_by_their_lines(tmp_path: Path) -> None:
    said = options("-o", str(tmp_path / "out"), "--resume")
    part = tmp_path / "out.part"
    layout = layout_named("course", "puzzle", (), ())
    part.write_text(course_text(EASY, EASY), encoding="utf-8")

    assert records_left_behind(layout, said) == 2
    part.write_text(course_text(EASY, EASY) + "1 2 3\n", encoding="utf-8")
    with pytest.raises(OutputFault, match="was not written by such a run"):
        records_left_behind(layout, said)


def test_only_a_file_can_be_gone_on_with() -> None:
    with pytest.raises(UsageFault, match="--resume needs -o FILE"):
        records_left_behind(LINE, options("--resume"))


def test_a_template_comes_before_a_format() -> None:
    layout = chosen_layout(options("--template", "<{n}>"), "puzzle", ("n",), ("n",), ("n",))

    assert layout.record({"n": 5}) == "<5>\n"
