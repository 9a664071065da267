# SPDX-License-Identifier: MIT
"""The English forms for numbers, which a program installs at its start, for parts alone."""

import pytest
from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.paths import resource

__all__ = ["english_forms"]


@pytest.fixture(scope="session", autouse=True)
def english_forms(qapp: QCoreApplication) -> None:
    """Say one of a thing as one of it, whether there is a program or not."""
    for translator in translators("en", resource("i18n"), qapp):
        qapp.installTranslator(translator)
