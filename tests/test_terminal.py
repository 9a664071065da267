# SPDX-License-Identifier: MIT
"""What the terminal is told, and with which exit code it ends."""

import os
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from sudoku_qt.arguments import Arguments
from sudoku_qt.paths import Paths
from sudoku_qt.store.settings import Settings
from sudoku_qt.terminal import FAILED, REFUSED, do_without_display, has_display, refuse, speak, tell


def test_lines_come_as_they_are_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell(["one", "two"]) == 0
    assert capsys.readouterr().out == "one\ntwo\n"


def test_what_fails_half_way_is_one_line_and_an_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def lines() -> Iterator[str]:
        yield "one"
        raise ValueError("no solution")

    assert tell(lines()) == FAILED
    assert capsys.readouterr() == ("one\n", "sudoku-qt: failed: no solution\n")


def test_a_refusal_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert refuse("so it is.") == REFUSED
    assert capsys.readouterr() == ("", "sudoku-qt: so it is.\n")


def test_where_what_is_wanted_is_not_spoken_the_players_choice_is(
    qapp: QApplication,
) -> None:
    settings = Settings(Paths.of_user().settings)
    settings.set("language", "zh_CN")
    settings.save()
    speak(qapp, "fr")
    told = Arguments(["sudoku-qt", "--language", "fr"]).wrong()
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    assert told == "--language 没有“fr”，可用：en、zh_CN。"


@pytest.mark.parametrize(("name", "there"), [("WAYLAND_DISPLAY", True), ("NOBODY", False)])
def test_a_display_is_looked_for_where_one_is_named(
    name: str, *, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(name, "one")
    assert has_display() is (there or sys.platform != "linux")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
@pytest.mark.parametrize(
    ("before", "after"), [(None, "offscreen"), ("", "offscreen"), ("minimal", "minimal")]
)
def test_without_a_display_it_paints_in_memory_unless_told_otherwise(
    before: str | None, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    if before is not None:
        monkeypatch.setenv("QT_QPA_PLATFORM", before)
    do_without_display()
    assert os.environ["QT_QPA_PLATFORM"] == after
