# SPDX-License-Identifier: MIT
"""The program speaks and looks as its options say, at once."""

from tests.controllers.conftest import Program


def test_language_theme_and_size_follow_the_options(program: Program) -> None:
    preferences = program.shell.preferences
    preferences.set("language", "zh_CN")
    preferences.set("theme", "dark")
    preferences.set("zoom", "115")
    assert program.appearance.language == "zh_CN"
    assert program.appearance.theme().dark
    assert program.appearance.zoom == 115
    preferences.set("language", "")
    assert program.appearance.language == "en", "as the system of the tests"
