# SPDX-License-Identifier: MIT
"""Language, theme and size change live, and are remembered."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.appearance import ZOOMS, system_language
from tests.controllers.conftest import Begin, Program


def chosen(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isChecked()]


def test_the_theme_changes_live_and_is_remembered(begin: Begin) -> None:
    program = begin().start()
    program.appearance.set_theme("dark")
    assert program.shell.window.theme.name == "dark"
    assert program.desk.page.theme.dark
    assert begin().start().shell.window.theme.name == "dark"


def test_the_language_is_remembered_but_a_passing_one_is_not(begin: Begin) -> None:
    program = begin().start()
    program.appearance.set_language("zh_CN", remember=False)
    assert program.settings.text("language") == ""
    program.appearance.set_language("zh_CN")
    assert program.settings.text("language") == "zh_CN"


def test_an_unknown_language_is_english(program: Program) -> None:
    program.appearance.set_language("tlh", remember=False)
    assert program.appearance.language == "en"


def test_menus_offer_the_choices_with_the_current_one_ticked(program: Program) -> None:
    menu = QMenu()
    program.appearance.fill_languages(menu)
    assert [action.text() for action in menu.actions()] == ["English", "简体中文"]
    assert chosen(menu) == ["English"]
    program.appearance.fill_themes(menu)
    assert len(menu.actions()) == 3
    menu.actions()[2].trigger()
    assert program.shell.window.theme.dark


def test_zooming_goes_step_by_step_and_stops_at_the_ends(program: Program) -> None:
    size = QApplication.font().pointSizeF()
    program.appearance.zoom_in()
    assert program.shell.window.theme.zoom == pytest.approx(1.15)
    assert QApplication.font().pointSizeF() > size
    for _ in ZOOMS:
        program.appearance.turn_zoom(1)
    assert program.shell.window.theme.zoom == pytest.approx(2.0)
    for _ in ZOOMS:
        program.appearance.turn_zoom(-1)
    assert program.shell.window.theme.zoom == pytest.approx(0.75)
    program.appearance.turn_zoom(0)
    program.appearance.zoom_reset()
    assert QApplication.font().pointSizeF() == pytest.approx(size)


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["zh-CN", "en-US"], "zh_CN"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh-TW", "en-GB"], "en"),
        (["de-DE", "zh-CN"], "zh_CN"),
        (["de-DE"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_takes_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, names: list[str], language: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return names

    monkeypatch.setattr(QLocale, "system", System)
    assert system_language(["en", "zh_CN"]) == language
