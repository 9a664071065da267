# SPDX-License-Identifier: MIT
"""The version is the one of pyproject.toml, and asking for it late keeps the start quick."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from sudoku_qt.version import METADATA, version

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


@pytest.fixture(autouse=True)
def unknown() -> Iterator[None]:
    """Let the version be found out anew, and forget what a test says it is."""
    version.cache_clear()
    yield
    version.cache_clear()


def missing(name: str) -> str:
    """Answer as importlib.metadata does for a package that is not installed."""
    raise metadata.PackageNotFoundError(name)


def test_an_installed_program_knows_its_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / METADATA.format("9.8.7")).mkdir()
    monkeypatch.setattr(sys, "path", ["", str(tmp_path / "none"), str(tmp_path)])
    assert version() == "9.8.7"


def test_the_name_of_that_folder_says_what_is_in_it() -> None:
    assert version() == metadata.version("sudoku-qt")


def test_an_installed_program_may_have_other_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.setattr(metadata, "version", {"sudoku-qt": "9.8.7"}.__getitem__)
    assert version() == "9.8.7"


def test_a_checkout_that_was_never_installed_reads_the_project(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.setattr(metadata, "version", missing)
    assert version() == tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]


def test_importing_the_module_does_not_import_the_machinery() -> None:
    code = (
        "import sys; from sudoku_qt.version import version; version();"
        "print('importlib.metadata' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
