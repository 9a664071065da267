# SPDX-License-Identifier: MIT
"""A wheel holds the resources, all of them, where the installed program looks for them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_a_build_lays_every_resource_into_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    shipped = sorted(
        path.relative_to(ROOT / "resources")
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and path.suffix != ".ts"
    )
    built = tmp_path / "sudoku_qt" / "resources"
    assert shipped
    assert sorted(path.relative_to(built) for path in built.rglob("*") if path.is_file()) == shipped


@pytest.mark.slow
def test_wheel_and_source_say_that_the_package_has_types(tmp_path: Path) -> None:
    """`py.typed` is what a type checker looks for beside what is imported."""
    for command in (["build_py", "--build-lib", str(tmp_path)], ["egg_info", "-e", str(tmp_path)]):
        whole = [sys.executable, "setup.py", "-q", *command]
        subprocess.run(whole, cwd=ROOT, check=True, capture_output=True)
    assert (tmp_path / "sudoku_qt/py.typed").is_file()
    listed = (tmp_path / "sudoku_qt.egg-info/SOURCES.txt").read_text(encoding="utf-8")
    assert "sudoku_qt/py.typed" in listed.splitlines()


def test_a_wheel_brings_along_the_man_pages_that_were_made(
    tmp_path: Path, script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = script("../setup")
    page = tmp_path / "man" / "man1" / "sudoku.1"
    page.parent.mkdir(parents=True)
    page.touch()
    monkeypatch.setattr(setup, "MANUAL", tmp_path)
    assert setup.manual_files() == [("share/man/man1", [page.as_posix()])]
    monkeypatch.setattr(setup, "MANUAL", tmp_path / "none")
    assert setup.manual_files() == []
