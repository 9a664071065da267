# SPDX-License-Identifier: MIT
"""The languages that there are files for, and what Qt needs to speak one of them."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sudoku_qt.languages import ENGLISH, best_language

TRANSLATION = "sudoku_qt_"
"""How the file of a language begins; the rest is the language, as in "zh_CN"."""
ENGLISH_PLURALS = "plurals_en"
"""The file of the English texts that have a form for each number."""


def languages(folder: Path) -> list[str]:
    """List what can be spoken: English, and whatever has a file in the folder."""
    files = sorted(folder.glob(f"{TRANSLATION}*.qm"))
    return [ENGLISH, *(file.stem.removeprefix(TRANSLATION) for file in files)]


def system_language(spoken: list[str]) -> str:
    """The first language of the system that is spoken here, or else English."""
    return best_language(QLocale.system().uiLanguages(), spoken)


def own_translator(language: str, folder: Path, owner: QCoreApplication) -> QTranslator | None:
    """Load our texts in a language; None where the file is damaged."""
    own = QTranslator(owner)
    return own if own.load(f"{TRANSLATION}{language}", str(folder)) else None


def translators(language: str, folder: Path, owner: QCoreApplication) -> list[QTranslator]:
    """List what says Qt's own texts and then ours, the one to be installed first first.

    English has a file of its own of the texts that have a form for each number. The list is empty
    where the file of the language is missing or damaged.
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
