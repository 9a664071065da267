# SPDX-License-Identifier: MIT
"""Options have the value that was chosen, or where it is none of theirs, the usual one."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.models.option import Option
from sudoku_qt.store.settings import Settings

TABLE = (
    Option("wrap", "board", "", "Wrap", default=False),
    Option("ink", "board", "", "Ink", default="red", values=(("red", "Red"), ("blue", "Blue"))),
)


def test_what_is_chosen_is_told_and_remembered(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    preferences = Preferences(settings, TABLE)
    told: list[str] = []
    preferences.changed.connect(told.append)
    assert [preferences.now(row.name) for row in TABLE] == [False, "red"]
    preferences.set("wrap", value=True)
    preferences.set("ink", "blue")
    assert told == ["wrap", "ink"]
    again = Preferences(settings, TABLE)
    assert [again.now(row.name) for row in TABLE] == [True, "blue"]
    settings.set("ink", "loud")
    assert again.value("ink") == "red"
