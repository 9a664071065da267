# SPDX-License-Identifier: MIT
"""The languages in which lessons are printed."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.paths import resource


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """What has everything said in a language until the end of a test."""
    installed = list[QTranslator]()

    def choose(language: str) -> None:
        for translator in translators(language, resource("i18n"), qapp):
            qapp.installTranslator(translator)
            installed.append(translator)

    yield choose
    for translator in installed:
        qapp.removeTranslator(translator)
