# SPDX-License-Identifier: MIT
"""`sudoku cases`."""

from pathlib import Path

import pytest

from tests.cli.conftest import Sudoku

GRID = "+12345678." + "." * 72
GOOD = f":0000:9:{GRID}:::919:"
BAD = f":0000:9:{GRID}:::819:"
UNKNOWN = f":4711:9:{GRID}:::919:"


@pytest.mark.parametrize(
    ("lines", "said", "code"),
    [
        ([GOOD, GOOD], ["0000 full_house 2 2 0", "2 passed, 0 failed, 0 not covered"], 0),
        ([GOOD, BAD], ["0000 full_house 2 1 1", "1 passed, 1 failed, 0 not covered"], 1),
        ([UNKNOWN], ["4711 - 0 0 0", "0 passed, 0 failed, 1 not covered"], 0),
        (
            ["# a remark", "", GOOD],
            ["0000 full_house 1 1 0", "1 passed, 0 failed, 0 not covered"],
            0,
        ),
    ],
)
def test_cases_are_counted(
    lines: list[str], said: list[str], code: int, sudoku: Sudoku, tmp_path: Path
) -> None:
    (tmp_path / "cases.txt").write_text("\n".join(lines), "utf-8")
    ended = sudoku("cases", "cases.txt")
    assert ended.out.splitlines() == said
    assert ended.code == code


def test_cases_that_fail_are_shown(sudoku: Sudoku, tmp_path: Path) -> None:
    (tmp_path / "cases.txt").write_text(f"{GOOD}\n{BAD}\n", "utf-8")
    assert BAD in sudoku("cases", "--failed", "cases.txt").out.splitlines()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "“nonsense” is not a case."),
        (GOOD.replace(":9:", ":a:"), "“a” cannot be the digits of a case."),
        (GOOD.replace("919", "12"), "“12” cannot be the placements of a case."),
    ],
)
def test_a_line_that_is_no_case_is_named(
    line: str, said: str, sudoku: Sudoku, tmp_path: Path
) -> None:
    (tmp_path / "cases.txt").write_text(f"{GOOD}\n{line}\n", "utf-8")
    ended = sudoku("cases", "cases.txt")
    assert ended.code == 3
    assert ended.err == [f"sudoku: cases.txt:2: {said}"]


def test_a_missing_file_is_named(sudoku: Sudoku) -> None:
    assert sudoku("cases", "nowhere.txt").code == 3


def test_what_is_no_text_is_named(sudoku: Sudoku, tmp_path: Path) -> None:
    (tmp_path / "cases.txt").write_bytes(b"PK\x03\x04\0\0\0")
    ended = sudoku("cases", "cases.txt")
    assert ended.code == 3
    assert ended.err == ["sudoku: cases.txt: This is not a text file."]
