# SPDX-License-Identifier: MIT
"""What can be spoken, what the system wants, and that Qt's own texts are spoken, too."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.translators import languages, system_language, translators
from sudoku_qt.paths import resource


def test_a_language_is_a_file_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "sudoku_qt_xx.qm").touch()
    assert languages(tmp_path) == ["en", "xx"]


def test_qts_own_dialogs_and_ours_are_translated(qapp: QApplication) -> None:
    loaded = list(translators("zh_CN", resource("i18n"), qapp))
    assert [
        loaded[0].translate("QFileDialog", text) for text in ("Look in:", "Files of type:")
    ] == [
        "查找范围：",
        "文件类型：",
    ]
    assert loaded[1].translate("KeysDialog", "Keys") == "按键一览"
    lacking = ("&Look in:", "Files of &type:")
    assert [loaded[1].translate("QFileDialog", text) for text in lacking] == [
        "查找范围(&L)：",
        "文件类型(&T)：",
    ]


def test_english_has_its_forms_for_numbers_and_nothing_else(qapp: QApplication) -> None:
    (plurals,) = translators("en", resource("i18n"), qapp)
    given, several = (
        plurals.translate("SudokuCard", "{count} givens", None, count) for count in (1, 2)
    )
    assert (given, several) == ("1 given", "{count} givens")
    assert not plurals.translate("KeysDialog", "Keys")


def test_a_language_without_files_is_silent(tmp_path: Path, qapp: QApplication) -> None:
    assert list(translators("xx", tmp_path, qapp)) == []


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
