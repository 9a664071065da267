# SPDX-License-Identifier: MIT
"""The robot drives the whole program that the tests of the controllers make."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from tests.controllers.conftest import Begin, Program, begin, empty_library
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here

__all__ = ["begin", "empty_library", "program"]


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a first start, whose window paints whatever changes."""
    return begin().start(painting=True)


@pytest.fixture(scope="session", autouse=True)
def _chinese_fonts(qapp: QApplication) -> None:
    """Hand Qt the fonts of Windows: without a screen it finds none there, collections least."""
    if sys.platform == "win32":
        for path in sorted(Path(os.environ["SYSTEMROOT"], "Fonts").glob("*.ttc")):
            QFontDatabase.addApplicationFont(str(path))
