# SPDX-License-Identifier: MIT
"""The installed language: its name, the locale of its dates, and the language beside it."""

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_qt.languages import ENGLISH

BESIDE_ENGLISH = "zh_CN"
"""The second language of technique names and of the search in the guide if the first is English."""


def language() -> str:
    """The name of the installed language, which is also that of its folders: "zh_CN"."""
    return QCoreApplication.translate("Language", "en")  # translated as the language's own name


def other_language(here: str) -> str:
    """The language shown beside another one: English, or beside English another one."""
    return BESIDE_ENGLISH if here == ENGLISH else ENGLISH


def locale() -> QLocale:
    """The locale in which dates are written in the installed language."""
    return QLocale(language())
