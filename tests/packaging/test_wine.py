# SPDX-License-Identifier: MIT
"""Programs run under Wine: with what they are told, and never for ever. Wine is a stand-in here."""

import os
import sys
from pathlib import Path

import pytest

import wine
from wine import Windows, WineFault

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of programs that come before the system's own."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def stand_in(folder: Path, name: str, text: str) -> None:
    """Make a program."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def test_a_program_is_told_paths_as_windows_names_them(tmp_path: Path, programs: Path) -> None:
    stand_in(programs, "wine", r'printf "%s\r\n" "$@" $WINEPREFIX $DISPLAY $MORE; exit 3')
    inside = Windows(tmp_path / "prefix", ":7")
    done = inside.run([Path("/a/b.exe"), "--word", Path("/c")], 60, more={"MORE": "more"})
    prefix = str(tmp_path / "prefix")
    assert done.text.splitlines() == ["Z:\\a\\b.exe", "--word", "Z:\\c", prefix, ":7", "more"]
    assert done.code == 3


@pytest.mark.slow
def test_what_takes_too_long_is_ended_with_all_that_it_started(
    tmp_path: Path, programs: Path
) -> None:
    stand_in(programs, "wine", f"echo $$ > {tmp_path}/pid; echo at work; exec sleep 600")
    stand_in(programs, "wineserver", f"kill $(cat {tmp_path}/pid); echo $1 > {tmp_path}/told")
    with pytest.raises(WineFault, match=r"at work\n\nb.exe x took more than 1 s."):
        Windows(tmp_path, ":7").run([Path("/a/b.exe"), "x"], 1)
    assert (tmp_path / "told").read_text(encoding="utf-8") == "--kill\n"


def test_what_a_program_leaves_running_is_not_waited_for(
    tmp_path: Path, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wine, "REST_S", 0.1)
    stand_in(programs, "wine", f"sleep 600 & echo $! > {tmp_path}/pid; echo done")
    stand_in(programs, "wineserver", f"kill $(cat {tmp_path}/pid)")
    assert Windows(tmp_path, ":7").run(["a.exe"], 60) == wine.Done(0, "done\n")


def test_a_windows_is_made_once_and_has_the_fonts(tmp_path: Path, programs: Path) -> None:
    make = "mkdir -p $WINEPREFIX/drive_c/windows/Fonts"
    stand_in(programs, "wine", f'echo $1 "$2" >> {tmp_path}/told; {make}')
    font = tmp_path / "chinese.ttc"
    font.touch()
    inside = Windows(tmp_path / "prefix", ":7")
    inside.set_up([font])
    inside.set_up([font])
    assert (tmp_path / "told").read_text(encoding="utf-8") == (
        "wineboot --init\nwinecfg -v\nreg add\n"
    )
    assert (tmp_path / "prefix" / wine.FONTS / "chinese.ttc").exists()


def test_another_font_makes_the_windows_again(tmp_path: Path, programs: Path) -> None:
    make = "mkdir -p $WINEPREFIX/drive_c/windows/Fonts"
    stand_in(programs, "wine", f"echo $1 >> {tmp_path}/told; {make}")
    inside = Windows(tmp_path / "prefix", ":7")
    for text in ("one", "two"):
        (tmp_path / "chinese.ttc").write_text(text, encoding="utf-8")
        inside.set_up([tmp_path / "chinese.ttc"])
    assert (tmp_path / "told").read_text(encoding="utf-8") == "wineboot\nwinecfg\nreg\n" * 2
    assert (tmp_path / "prefix" / wine.FONTS / "chinese.ttc").read_text(encoding="utf-8") == "two"


def test_a_library_lies_where_windows_has_its_own(tmp_path: Path) -> None:
    (tmp_path / "icuuc.dll").touch()
    system = tmp_path / "prefix" / "drive_c" / "windows" / "system32"
    system.mkdir(parents=True)
    Windows(tmp_path / "prefix", ":7").add([tmp_path / "icuuc.dll"])
    assert (system / "icuuc.dll").exists()


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == "Xvfb" else name)
    assert wine.missing() == ["Xvfb"]
