# SPDX-License-Identifier: MIT
"""What the workflows run on Linux is known here, and what only GitHub can do is left out."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

import project
import workflows

TOLD = """\
jobs:
  both:
    strategy:
      matrix:
        os: [macos-15, ubuntu-24.04]
    runs-on: ${{ matrix.os }}
    env:
      ASKED: 1
      HIDDEN: ${{ secrets.NAME }}
    steps:
      - uses: actions/checkout@v4
      - run: make first
      - if: runner.os == 'Linux'
        run: make second
      - if: runner.os == 'macOS'
        run: make third
      - if: runner.os == 'Linux'
        env:
          GH_TOKEN: ${{ github.token }}
        run: gh something
  elsewhere:
    runs-on: windows-2022
    steps:
      - run: make fourth
  tagged:
    if: startsWith(github.ref, 'refs/tags/v')
    runs-on: ubuntu-24.04
    steps:
      - run: make fifth
  wheels:
    runs-on: ubuntu-24.04
    steps:
      - run: pipx run cibuildwheel==3.1.4
"""


def test_a_job_s_commands_for_linux_are_run_in_order(tmp_path: Path) -> None:
    (tmp_path / "some.yml").write_text(TOLD, encoding="utf-8")
    assert list(workflows.jobs(tmp_path)) == [
        workflows.Job("both", ("make first", "make second"), {"ASKED": "1"})
    ]


def test_jobs_of_the_project_are_found_by_name() -> None:
    names = [job.name for job in workflows.jobs()]
    assert {"test", "lint", "without-qt", "demonstration", "package", "source"} <= set(names)
    assert len(set(names)) == len(names)


def test_every_action_is_pinned_by_its_hash_and_says_which_version_that_is() -> None:
    told = [path.read_text(encoding="utf-8") for path in sorted(workflows.WORKFLOWS.glob("*.yml"))]
    used = [line.strip() for text in told for line in text.splitlines() if "uses:" in line]
    pinned = re.compile(r"- uses: [\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
    assert used
    assert [line for line in used if not pinned.fullmatch(line)] == []


def test_no_job_asks_a_bare_python_for_what_only_the_set_up_brings() -> None:
    commands = [command for job in workflows.jobs() for command in job.commands]
    scripts = [command for command in commands if re.search(r"python3? packaging/", command)]
    assert scripts
    assert all("python packaging/bootstrap.py" in command for command in scripts)


def test_every_chore_that_a_workflow_names_is_there() -> None:
    told = (project.ROOT / "Makefile").read_text(encoding="utf-8")
    chores = re.findall(r"^([a-z-]+):", told, re.MULTILINE)
    files = sorted(workflows.WORKFLOWS.glob("*.yml"))
    text = " ".join(path.read_text(encoding="utf-8") for path in files)
    assert set(re.findall(r"run: make ([a-z-]+)", text)) <= set(chores)


def test_a_job_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workflows, "obstacle", lambda: "")
    with pytest.raises(SystemExit, match="There is no job tests for Linux"):
        workflows.main(["tests"])


def test_where_no_root_can_be_made_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert workflows.main([]) == 0
    assert capsys.readouterr().out == "The workflows were not tried: it takes root.\n"
