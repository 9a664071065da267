# SPDX-License-Identifier: MIT
"""The release script refuses, each time for its reason, and tags only what is whole."""

import shutil
import subprocess
from pathlib import Path

import pytest

import project
import release

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")

VERSION = "7.8.9"


@pytest.fixture(autouse=True)
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project, ready for its release."""
    for name, text in {
        "pyproject.toml": f'[project]\nversion = "{VERSION}"\n',
        "CHANGELOG.md": f"# New\n\n## {VERSION}\n\n- Something.\n\n## 7.8.8\n\n- Older.\n",
        "Makefile": "lint test:\n\t@true\n",
        "code.py": "",
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "no such file"))
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "somebody")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "somebody@example.org")
    release.git("init", "--quiet")
    commit()
    return tmp_path


def commit() -> None:
    """Commit everything."""
    release.git("add", "--all")
    release.git("commit", "--quiet", "--allow-empty", "--message", "All")


def test_what_is_whole_is_tagged_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main() == 0
    assert release.git("tag").split() == [f"v{VERSION}"]
    assert release.main() == 1
    assert "released already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("CHANGELOG.md", "# New\n\n## 7.8.8\n\n- Older.\n", "says nothing"),
        ("CHANGELOG.md", f"# New\n\n## {VERSION}\n\n## 7.8.8\n\n- Older.\n", "says nothing"),
        ("code.py", f'VERSION = "{VERSION}"\n', "other places too: code.py"),
        ("Makefile", "lint:\n\t@true\ntest:\n\t@false\n", "`make test` fails"),
        ("Makefile", "lint:\n\t@false\ntest:\n\t@true\n", "`make lint` fails"),
    ],
)
def test_it_refuses_and_says_why(
    checkout: Path, name: str, text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / name).write_text(text, encoding="utf-8")
    commit()
    assert release.main() == 1
    assert reason in capsys.readouterr().err
    assert release.git("tag") == ""


def test_it_refuses_what_is_not_committed(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "code.py").write_text("changed = True\n", encoding="utf-8")
    assert release.main() == 1
    assert "Not everything is committed" in capsys.readouterr().err


def test_a_longer_number_is_no_second_version(checkout: Path) -> None:
    (checkout / "code.py").write_text(f"ADDRESS = '1{VERSION}'\n", encoding="utf-8")
    commit()
    assert subprocess.run(["git", "--version"], check=False).returncode == release.main() == 0
