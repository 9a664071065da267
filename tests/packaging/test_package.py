# SPDX-License-Identifier: MIT
"""Packaging a program: its starts are compared, what fails is said, and nothing slow passes.

The build itself takes minutes: `make package` runs it.
"""

import sys
from pathlib import Path

import pytest

import package

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture(autouse=True)
def _work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "WORK", tmp_path)
    monkeypatch.setattr(package, "ROUNDS", 1)


def stand_in(path: Path, text: str) -> Path:
    """Make a program that says something."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_ratio_is_that_of_what_both_compute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = {tmp_path / "a": 0.26, tmp_path / "b": 0.2}
    monkeypatch.setattr(package, "computing_of_a_start", took.__getitem__)
    assert package.start_ratio(*took) == pytest.approx(1.3)


@pytest.mark.parametrize("end", ["exec sleep 60", "trap 'exit 0' TERM; sleep 60 & wait"])
def test_a_program_is_left_alone_and_ended(
    end: str, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "STANDING_S", 0.3)
    note = tmp_path / "note"
    program = stand_in(tmp_path / "sudoku-qt", f"echo $HOME $XDG_STATE_HOME $# > {note}\n{end}")
    assert 0 < package.computing_of_a_start(program) < 60
    where, state, words = note.read_text(encoding="utf-8").split()
    assert (where, words) == (state, "0")
    assert Path(where) != home


def test_a_program_that_does_not_start_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "STANDING_S", 0.3)
    broken = stand_in(tmp_path / "sudoku-qt", "exit 3")
    with pytest.raises(SystemExit, match="sudoku-qt did not start: 3"):
        package.computing_of_a_start(broken)


def test_a_self_test_that_fails_stops_the_build_with_what_it_said(tmp_path: Path) -> None:
    broken = stand_in(tmp_path / "sudoku-qt", "echo kernel: wrong; exit 1")
    with pytest.raises(SystemExit, match="kernel: wrong\n\nsudoku-qt failed: 1"):
        package.self_test(broken)


def test_the_self_test_leaves_the_user_s_home_alone(tmp_path: Path, home: Path) -> None:
    told = stand_in(tmp_path / "sudoku-qt", "echo $HOME $QT_QPA_PLATFORM")
    where, platform = package.self_test(told, **package.offscreen()).split()
    assert Path(where) != home
    assert platform == "offscreen"


def test_on_windows_the_self_test_has_a_screen_for_its_fonts() -> None:
    assert package.offscreen("linux") == {"QT_QPA_PLATFORM": "offscreen"}
    assert package.offscreen("win32") == {}


def test_a_folder_weighs_what_its_files_weigh(tmp_path: Path) -> None:
    folder = tmp_path / "weighed"
    folder.mkdir()
    (folder / "file").write_bytes(bytes(1000))
    (folder / "link").symlink_to("file")
    assert package.size(folder) == 1000


def test_there_is_a_packer_for_each_system() -> None:
    scripts = Path(package.__file__).parent
    assert all((scripts / f"{name}.py").is_file() for name in package.PACKERS.values())
