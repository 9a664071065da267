# SPDX-License-Identifier: MIT
"""The list of the translators holds every text of the engine, and knows what is missing."""

import ast
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def translations(script: Callable[[str], ModuleType]) -> ModuleType:
    """The script."""
    return script("translations")


def templates_in(translations: ModuleType, code: str) -> list[str]:
    return [
        text
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        for text in translations._templates(node)
    ]


def test_templates_of_faults_are_found_wherever_they_are_raised(translations: ModuleType) -> None:
    code = 'raise FileFault("a {b}", b=1)\nx = IllegalMove("c" if y else "d")\nprint("e")'
    assert sorted(templates_in(translations, code)) == ["a {b}", "c", "d"]


def test_the_engines_texts_are_collected(translations: ModuleType) -> None:
    texts = dict.fromkeys(translations.engine_texts())
    assert ("Fault", "row {number} has two {digit}s") in texts
    assert ("Fault", "This puzzle has no solution.") in texts
    assert ("Format", "81-character lines") in texts


def test_what_nobody_translated_is_named(translations: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "some.ts"
    source.write_text(
        "<TS><context><message><source>done</source><translation>好</translation></message>"
        '<message><source>open</source><translation type="unfinished"/></message></context></TS>',
        encoding="utf-8",
    )
    assert translations.untranslated(source) == ["open"]
