# SPDX-License-Identifier: MIT
"""Tags a release, or says why there is none yet.

    python packaging/release.py

refuses unless the tree is clean, the changelog tells of the version, the version stands in
pyproject.toml alone, the tag is new, and lint and tests pass. The tag is what the workflow
release.yml builds from; pushing it is left to the hand.
"""

import re
import subprocess
import sys
from collections.abc import Callable

import project

ELSEWHERE = {"CHANGELOG.md", "pyproject.toml"}
"""Where the version may stand: in the one place, and in what tells of it."""
CHORES = ("lint", "test")


class Refused(Exception):
    """Why there is no release."""


def git(*words: str) -> str:
    """Ask git about the checkout, and return its answer."""
    command = ["git", "-C", str(project.ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def tree_is_clean(_version: str) -> None:
    """Refuse while something is not committed."""
    if changed := git("status", "--porcelain").strip():
        raise Refused(f"Not everything is committed:\n{changed}")


def changelog_tells(version: str) -> None:
    """Refuse while the players would not be told what is new."""
    text = (project.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entry = re.search(rf"^## {re.escape(version)}\b.*\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    if entry is None or not entry[1].strip():
        raise Refused(f"CHANGELOG.md says nothing under '## {version}'.")


def version_stands_once(version: str) -> None:
    """Refuse where the version was written down a second time."""
    whole = rf"(^|[^0-9.]){re.escape(version)}($|[^0-9.])"
    command = ["git", "-C", str(project.ROOT), "grep", "-lIE", whole, "--", ":!tests/data"]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split("\n")
    if others := sorted(set(found) - ELSEWHERE - {""}):
        raise Refused(f"The version stands in other places too: {', '.join(others)}")


def tag_is_new(version: str) -> None:
    """Refuse to release a version twice."""
    if git("tag", "--list", f"v{version}").strip():
        raise Refused(f"v{version} was released already.")


def chores_pass(_version: str) -> None:
    """Refuse where lint or a test fails."""
    for chore in CHORES:
        command = ["/usr/bin/env", "make", chore]
        if subprocess.run(command, cwd=project.ROOT, check=False).returncode:
            raise Refused(f"`make {chore}` fails.")


CONDITIONS: tuple[Callable[[str], None], ...] = (  # the quick ones first
    tree_is_clean,
    changelog_tells,
    version_stands_once,
    tag_is_new,
    chores_pass,
)


def main() -> int:
    """Ask for every condition, then tag."""
    version = project.version()
    try:
        for condition in CONDITIONS:
            condition(version)
    except Refused as reason:
        print(f"There is no release of {version}. {reason}", file=sys.stderr)
        return 1
    git("tag", "--annotate", f"v{version}", "--message", f"sudoku-qt {version}")
    print(f"v{version} is tagged. `git push origin v{version}` builds and publishes it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
