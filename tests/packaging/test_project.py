# SPDX-License-Identifier: MIT
"""What packages say of the project is what pyproject.toml and the program itself say."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import project
from sudoku_qt import app
from sudoku_qt.controllers.appearance.translators import languages
from sudoku_qt.paths import resource
from sudoku_qt.version import version


def test_the_programs_are_those_that_are_installed_the_window_first() -> None:
    programs = project.programs()
    assert [program.name for program in programs][:2] == ["sudoku-qt", "sudoku"]
    assert [program.windowed for program in programs] == [True] + [False] * (len(programs) - 1)
    assert (programs[0].module, programs[0].function) == ("sudoku_qt.app", "main")


def test_the_desktops_know_the_program_by_the_name_it_gives_itself() -> None:
    assert project.APP_ID == app.APP_ID


def test_the_version_is_the_program_s() -> None:
    assert len(project.version().split(".")) == len(version().split(".")) == 3


def test_the_languages_are_those_that_the_window_offers() -> None:
    assert ["en", *project.languages()] == languages(resource("i18n"))


def test_a_package_that_is_not_made_is_told_and_stops_a_release(
    capsys: pytest.CaptureFixture[str],
) -> None:
    project.without("appimagetool", "AppImage", complete=False)
    sentence = "appimagetool is not here, so there is no AppImage."
    assert capsys.readouterr().out == f"{sentence}\n"
    with pytest.raises(SystemExit, match=sentence):
        project.without("appimagetool", "AppImage", complete=True)


@pytest.mark.slow
def test_the_source_package_carries_all_that_git_has(tmp_path: Path) -> None:
    git = shutil.which("git")
    if git is None or not (project.ROOT / ".git").exists():
        pytest.skip("this is no checkout, or git is not installed")
    listed = subprocess.check_output([git, "-C", str(project.ROOT), "ls-files"], text=True)
    wanted = {name for name in listed.splitlines() if (project.ROOT / name).is_file()}
    (tmp_path / "tree").mkdir()
    for name in wanted:
        (tmp_path / "tree" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tree" / name).symlink_to(project.ROOT / name)
    command = [sys.executable, "setup.py", "-q", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=tmp_path / "tree", check=True, stderr=subprocess.DEVNULL)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    assert not wanted - carried
