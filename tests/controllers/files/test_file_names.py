# SPDX-License-Identifier: MIT
"""The names proposed for files are taken by every system, and hide no file that is there."""

from pathlib import Path

from sudoku_qt.controllers.files.file_names import LONGEST, free_path, numbered, safe_stem
from tests.sweeps import in_turn


@in_turn(
    ("name", "stem"),
    [
        ("Easy 2026-11-25", "Easy 2026-11-25"),
        ("极难 2026-11-25", "极难 2026-11-25"),
        ('a/b\\c:d*e?"<f>|.', "abcdef"),
        ("  ", "sudoku"),
        ("…", "sudoku"),
        ("Aux", "sudoku Aux"),
        ("lpt1", "sudoku lpt1"),
        ("x" * 100, "x" * LONGEST),
    ],
)
def test_a_name_keeps_what_every_system_takes(name: str, stem: str) -> None:
    assert safe_stem(name, "sudoku") == stem


def test_a_file_that_is_there_is_not_proposed_to_be_overwritten(tmp_path: Path) -> None:
    assert free_path(tmp_path, "Easy.sudoku") == tmp_path / "Easy.sudoku"
    for name in ("Easy.sudoku", "Easy 2.sudoku"):
        (tmp_path / name).touch()
    assert free_path(tmp_path, "Easy.sudoku") == tmp_path / "Easy 3.sudoku"


def test_numbers_have_as_many_digits_as_the_last(tmp_path: Path) -> None:
    board = tmp_path / "a.b.svg"
    assert numbered(board, 3, 9) == tmp_path / "a.b-3.svg"
    assert numbered(board, 3, 100) == tmp_path / "a.b-003.svg"
