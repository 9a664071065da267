# SPDX-License-Identifier: MIT
"""Flathub is told of every file that a build wants, and of today's version."""

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import flathub
import project

FILES = (
    ("https://example.org/appdirs-1-py3-none-any.whl", "aa"),
    ("https://example.org/numpy-2-cp312-manylinux_2_28_{machine}.whl", "bb"),
)


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The manifest, where pip finds two files for each kind of processor."""

    def run(command: list[str], **_options: object) -> SimpleNamespace:
        platform = next(word for word in command if word.startswith("--platform="))
        machine = platform.partition("manylinux_2_28_")[2]
        found = [
            {
                "download_info": {
                    "url": address.format(machine=machine),
                    "archive_info": {"hashes": {"sha256": checksum}},
                }
            }
            for address, checksum in FILES
        ]
        return SimpleNamespace(stdout=json.dumps({"install": found}))

    monkeypatch.setattr(subprocess, "run", run)
    assert flathub.main(tmp_path) == 0
    text = (tmp_path / f"{project.APP_ID}.yml").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(text)
    return read


def test_each_file_is_listed_once_with_its_sum_and_processor(told: dict[str, Any]) -> None:
    listed = told["modules"][0]["sources"]
    assert [each["sha256"] for each in listed] == ["aa", "bb", "bb"]
    assert [each.get("only-arches") for each in listed] == [None, ["x86_64"], ["aarch64"]]


def test_files_for_older_systems_are_taken_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of pypdfium2 there are no others, and pip found nothing."""
    asked: list[str] = []

    def run(command: list[str], **_options: object) -> SimpleNamespace:
        asked.extend(word for word in command if word.startswith("--platform="))
        return SimpleNamespace(stdout=json.dumps({"install": []}))

    monkeypatch.setattr(subprocess, "run", run)
    flathub.sources("aarch64")
    assert asked == ["--platform=manylinux_2_28_aarch64", "--platform=manylinux2014_aarch64"]


def test_the_program_is_built_from_the_tag_of_its_version(told: dict[str, Any]) -> None:
    own = told["modules"][1]
    assert own["sources"] == [{"type": "git", "url": flathub.HOME, "tag": f"v{project.version()}"}]
    assert told["command"] == "sudoku-qt"


def test_qt_for_python_is_the_base_s() -> None:
    assert all("PySide" not in each for each in flathub.required())
    assert any(each.startswith("numpy") for each in flathub.required())
    assert any(each.startswith("cython") for each in flathub.required())
