# SPDX-License-Identifier: MIT
"""What a landing does not run was run not long ago, and is noted only for what was committed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import project
import tried

MOST_DAYS = 3
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.mark.parametrize("chore", tried.CHORES)
def test_what_was_changed_was_tried_since(chore: str) -> None:
    days = tried.untried_days(tried.commits()[chore])
    if days is None:
        pytest.skip("there is no history here")
    assert days <= MOST_DAYS, f"run `make {chore}` and commit packaging/{tried.NOTE.name}"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit of a day in May."""
    monkeypatch.setattr(project, "ROOT", tmp_path)
    (tmp_path / "packaging").mkdir()
    git(tmp_path, "init", "-q")
    commit(tmp_path, "sudoku_qt/game.py", day=1)
    return tmp_path


def git(folder: Path, *words: str, **more: str) -> str:
    people = {f"GIT_{who}_NAME": "x" for who in ("AUTHOR", "COMMITTER")}
    people |= {f"GIT_{who}_EMAIL": "x@y" for who in ("AUTHOR", "COMMITTER")}
    own = {**people, "GIT_CONFIG_GLOBAL": os.devnull}
    command = ["git", *words]
    done = subprocess.run(
        command, cwd=folder, check=True, capture_output=True, text=True, env=os.environ | own | more
    )
    return done.stdout.strip()


def commit(folder: Path, name: str, day: int) -> str:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{day}\n", encoding="utf-8")
    git(folder, "add", name)
    when = f"2026-05-{day:02} 12:00:00 +0000"
    git(folder, "commit", "-qm", name, GIT_AUTHOR_DATE=when, GIT_COMMITTER_DATE=when)
    return git(folder, "rev-parse", "HEAD")


@needs_git
def test_the_age_is_that_of_the_oldest_change_that_was_not_tried(repository: Path) -> None:
    first = git(repository, "rev-parse", "HEAD")
    assert tried.untried_days(first) == 0

    commit(repository, "README.md", day=2)
    assert tried.untried_days(first) == 0, "no package is made of it"

    second = commit(repository, "packaging/spec.py", day=3)
    assert tried.untried_days(first) == 0, "changed with the last commit"

    commit(repository, "sudoku_qt/game.py", day=5)
    assert tried.untried_days(first) == 2
    assert tried.untried_days(second) == 0

    commit(repository, "README.md", day=9)
    assert tried.untried_days(first) == 6
    assert tried.untried_days(second) == 4
    assert tried.untried_days("0" * 40) is None


@needs_git
def test_only_what_was_committed_is_noted(repository: Path) -> None:
    where = repository / "packaging" / tried.NOTE.name
    (repository / "sudoku_qt/game.py").write_text("changed\n", encoding="utf-8")
    assert tried.note("windows", where).startswith("That is not noted: sudoku_qt/game.py is not")
    assert tried.commits(where) == {}

    last = commit(repository, "sudoku_qt/game.py", day=2)
    assert "is to be committed" in tried.note("windows", where)
    assert "is to be committed" in tried.note("package", where), (
        "the note itself counts for nothing"
    )
    assert tried.commits(where) == {"windows": last, "package": last}


def test_without_git_nothing_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tried.note("windows", tmp_path / "tried.json").startswith(
        "That is not noted: here is no"
    )
    assert tried.untried_days("HEAD") is None
