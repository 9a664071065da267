# SPDX-License-Identifier: MIT
"""The kinds of files: the same ones are told to every system."""

import re
from pathlib import Path

import pytest

import file_kinds
import project

INSTALLER = project.ROOT / "packaging" / "windows" / "sudoku-qt.iss"
DESKTOP = project.ROOT / "packaging" / "linux" / f"{project.APP_ID}.desktop"
SUFFIXES = ["sudoku", "gomoku", "sdk", "sdm", "ss", "opensudoku", "psq"]


def test_they_are_the_program_s_own_and_those_that_others_write() -> None:
    assert [kind.suffix for kind in file_kinds.KINDS] == SUFFIXES
    assert [kind.suffix for kind in file_kinds.KINDS if kind.own] == SUFFIXES[:2]


@pytest.mark.parametrize(
    ("file", "pattern", "told"),
    [
        (DESKTOP, r"^MimeType=(.*)$", [kind.media_type for kind in file_kinds.KINDS]),
        (INSTALLER, r'SupportedTypes".*ValueName: "\.(\w+)"', SUFFIXES),
    ],
    ids=["linux", "windows"],
)
def test_each_system_is_told_of_all(file: Path, pattern: str, told: list[str]) -> None:
    found = re.findall(pattern, file.read_text(encoding="utf-8-sig"), re.MULTILINE)
    assert [word for line in found for word in line.split(";") if word] == told


def test_no_name_is_given_twice() -> None:
    for names in ("suffix", "media_type", "uniform_type"):
        assert len({getattr(kind, names) for kind in file_kinds.KINDS}) == len(SUFFIXES)
