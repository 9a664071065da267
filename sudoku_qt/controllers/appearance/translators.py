# SPDX-License-Identifier: MIT
"""The available languages, and the translators that Qt needs for one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sudoku_qt.languages import ENGLISH, best_language

TRANSLATION = "sudoku_qt_"
"""The beginning of a translation's file name, before the language, such as "zh_CN"."""
ENGLISH_PLURALS = "plurals_en"
"""The file of the English texts with plural forms."""


def languages(folder: Path) -> list[str]:
    """The languages available: English, and those with a file in the folder."""
    files = sorted(folder.glob(f"{TRANSLATION}*.qm"))
    return [ENGLISH, *(file.stem.removeprefix(TRANSLATION) for file in files)]


def system_language(spoken: list[str]) -> str:
    """The first of the system's languages that is available, or else English."""
    return best_language(QLocale.system().uiLanguages(), spoken)


def own_translator(language: str, folder: Path, owner: QCoreApplication) -> QTranslator | None:
    """The translator of our texts; None if the file is damaged."""
    own = QTranslator(owner)
    return own if own.load(f"{TRANSLATION}{language}", str(folder)) else None


def translators(language: str, folder: Path, owner: QCoreApplication) -> list[QTranslator]:
    """The translators of Qt's own texts and of ours, in the order of installation.

    English has a file, too, for texts whose form depends on a number. The list is empty if the file
    of the language is missing or damaged.
    """
    name = ENGLISH_PLURALS if language == ENGLISH else f"{TRANSLATION}{language}"
    own = QTranslator(owner)
    if not own.load(name, str(folder)):
        return []
    if language == ENGLISH:
        return [own]
    qt = QTranslator(owner)
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [qt, own] if qt.load(f"qtbase_{language}", place) else [own]
