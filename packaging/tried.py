# SPDX-License-Identifier: MIT
"""Notes which commit `make package` and `make windows` last went through with, all of it well.

Neither is run at each landing, so what they would find breaks unseen. The note lies beside this
file and is committed; a test fails where something that they try was changed long before the last
commit and they were not run since.
"""

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import project

CHORES = ("package", "windows")
NOTE = Path(__file__).with_name("tried.json")
SOURCES = ("sudoku_qt", "resources", "packaging", "pyproject.toml", "setup.py")
"""What the packages are made of, and with."""
DAY_S = 86_400


def note(chore: str, where: Path = NOTE) -> str:
    """Note that a chore went through, and give a sentence about that."""
    changed = _git("status", "--porcelain", "--untracked-files=all", "--", *SOURCES)
    if changed is None:
        return "That is not noted: here is no git, or no repository."
    others = [line for line in changed.splitlines() if not line.endswith(where.name)]
    if others:
        return f"That is not noted: {others[0].split()[-1]} is not as it is in the last commit."
    commit = _git("rev-parse", "HEAD") or ""
    noted = {**commits(where), chore: commit.strip()}
    where.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return f"Noted in {where.name}, which is to be committed."


def commits(where: Path = NOTE) -> Mapping[str, str]:
    """The commit that each chore last went through with."""
    if not where.exists():
        return {}
    noted: dict[str, str] = json.loads(where.read_text(encoding="utf-8"))
    return noted


def untried_days(commit: str) -> float | None:
    """How long before the last commit something was first changed that was not tried since.

    0 where nothing was changed; None where this cannot be known: there is no git, or not all of the
    history.
    """
    if _git("merge-base", "--is-ancestor", commit, "HEAD") is None:
        return None
    but = f":(exclude)packaging/{NOTE.name}"
    since = _git("log", "--format=%ct", f"{commit}..HEAD", "--", *SOURCES, but)
    last = _git("log", "-1", "--format=%ct")
    if not since or last is None:
        return 0.0
    return (int(last) - min(map(int, since.split()))) / DAY_S


def _git(*words: str) -> str | None:
    """What git says; None where it fails or is not there."""
    try:
        done = subprocess.run(
            [shutil.which("git") or "git", *words],
            cwd=project.ROOT,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    except OSError:
        return None
    return None if done.returncode else done.stdout
