# SPDX-License-Identifier: MIT
"""Texts of a language that is not installed, with its plural forms, or else English."""

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.models.wording import Wording
from sudoku_qt.paths import resource


def chinese() -> Wording:
    """The Chinese texts, while English ones are installed."""
    owner = QCoreApplication.instance()
    assert owner is not None
    return Wording("zh_CN", translators("zh_CN", resource("i18n"), owner)[-1])


def test_a_language_is_spoken_without_being_installed(qtbot: QtBot) -> None:
    given = Message("{givens}, one solution", givens=Counted("1 given", "{count} givens", 30))
    assert chinese().say(given) == "30 个提示数，唯一解"
    assert Wording("en").say(given) == "30 givens, one solution"
    assert chinese().text("WebPage", "Check") == "检查"
    assert QCoreApplication.translate("WebPage", "Check") == "Check"


def test_a_text_without_a_translation_stays_as_it_is(qtbot: QtBot) -> None:
    assert chinese().text("WebPage", "Nobody says this.") == "Nobody says this."
    assert Wording("en").say(Counted("1 given", "{count} givens", 1)) == "1 given"
