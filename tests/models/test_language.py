# SPDX-License-Identifier: MIT
"""Which language is installed is asked in one place, and each translation names itself there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate

from sudoku_qt.controllers.appearance.translators import languages, translators
from sudoku_qt.models.language import language, locale, other_language
from sudoku_qt.paths import resource

PACKAGE = Path(__file__).parents[2] / "sudoku_qt"
DAY = QDate(2026, 12, 24)


@pytest.fixture(params=languages(resource("i18n")))
def installed(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Speak each language during a test."""
    loaded = translators(request.param, resource("i18n"), qapp)
    for translator in loaded:
        qapp.installTranslator(translator)
    yield request.param
    for translator in loaded:
        qapp.removeTranslator(translator)


def test_each_language_says_its_name(installed: str) -> None:
    assert language() == installed
    assert locale().name().startswith(installed)
    assert other_language(installed) not in {"", installed}


def test_a_day_is_written_as_in_the_language(installed: str) -> None:
    months = {"en": "December", "zh_CN": "十二月"}
    assert locale().toString(DAY, "MMMM") == months[installed]


def test_nothing_else_asks_for_the_language_by_a_text_of_its_own() -> None:
    asks = re.compile(r"""\btr\("en"\)|(translate|NOOP)\("\w+", "en"\)""")
    found = [path.stem for path in PACKAGE.rglob("*.py") if asks.search(path.read_text("utf-8"))]
    assert found == ["language"]
