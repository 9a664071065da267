# SPDX-License-Identifier: MIT
"""The kinds of files: the same ones are told to every system."""

import re
from pathlib import Path

import pytest

import file_kinds
import project
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.formats.sudoku.line import LineFormat

INSTALLER = project.ROOT / "packaging" / "windows" / "sudoku-qt.iss"
DESKTOP = project.ROOT / "packaging" / "linux" / f"{project.APP_ID}.desktop"
SUFFIXES = [kind.suffix for kind in file_kinds.KINDS]


def test_each_game_has_its_own_kind() -> None:
    pytest.importorskip("PySide6", reason="the games are played in the window")
    from sudoku_qt.controllers.games import GAMES

    own = [kind.suffix for kind in file_kinds.KINDS if kind.own]
    assert own == [entry.name for entry in GAMES]


def test_no_system_is_told_of_a_file_that_no_format_reads() -> None:
    read = {suffix for form in FORMATS for suffix in form.suffixes}
    told = {f".{kind.suffix}" for kind in file_kinds.KINDS if not kind.own}
    assert told == read - file_kinds.OTHERS
    assert read >= file_kinds.OTHERS


def test_a_suffix_of_a_new_format_is_told_of_without_more_ado() -> None:
    class Paper(LineFormat):
        suffixes = (".txt", ".csv", ".paper")

    (kind,) = file_kinds.foreign((Paper(),))
    assert (kind.suffix, kind.title) == ("paper", "Sudoku puzzles")


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
