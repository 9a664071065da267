# SPDX-License-Identifier: MIT
"""What packages say of the project is what pyproject.toml and the program itself say."""

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
