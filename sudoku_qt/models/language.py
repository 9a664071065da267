# SPDX-License-Identifier: MIT
"""Which language is installed: its name, the locale of its dates, and which other one helps."""

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_qt.languages import ENGLISH

BESIDE_ENGLISH = "zh_CN"
"""What techniques are called, too, and the guide is searched in, where English is spoken."""


def language() -> str:
    """The name of the language that is installed, which is that of its folders: "zh_CN"."""
    return QCoreApplication.translate("Language", "en")  # translated as the language's own name


def other_language(here: str) -> str:
    """The language that helps beside another: English, and beside English one more."""
    return BESIDE_ENGLISH if here == ENGLISH else ENGLISH


def locale() -> QLocale:
    """How days and months are written in the language that is installed."""
    return QLocale(language())
