# SPDX-License-Identifier: MIT
"""What is written in several languages is there in each, fresh, with a form for each number."""

import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.house_files import name_of, none_of
from tests.test_house import PREFIX, TRANSLATED


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_that_was_collected_is_translated(
    language: str, script: Callable[[str], ModuleType]
) -> None:
    translations = script("translations")
    written = translations.I18N / f"{PREFIX}{language}.ts"
    none_of(f'{name_of(written)} lacks "{text}"' for text in translations.untranslated(written))


def test_every_text_of_several_has_its_english_for_one(
    script: Callable[[str], ModuleType],
) -> None:
    translations = script("translations")
    written = translations.I18N / f"{translations.ENGLISH_PLURALS}.ts"
    none_of(f'{name_of(written)} lacks "{text}"' for text in translations.untranslated(written))


def test_no_text_is_there_once_for_one_and_once_for_several(
    script: Callable[[str], ModuleType],
) -> None:
    translations = script("translations")
    for language in TRANSLATED:
        tree = ET.parse(translations.I18N / f"{PREFIX}{language}.ts")  # noqa: S314 - our own file
        for context in tree.iter("context"):
            texts = {each.findtext("source") or "" for each in context.iter("message")}
            none_of(
                f'"{text}" is chosen by hand: say "{twin}" with a number'
                for text in texts
                for twin in texts
                if re.search(r"\b(1|[Oo]ne) \w", text) and twin == several(text)
            )


def several(text: str) -> str:
    """What a text of one thing is of several: "1 given" is "{count} givens"."""
    return re.sub(r"\b(?:1|[Oo]ne) (more )?(\w+)", r"{count} \1\2s", text, count=1)


@pytest.fixture(scope="module", params=TRANSLATED)
def updated(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    script: Callable[[str], ModuleType],
) -> tuple[ModuleType, Path, Path]:
    """The script, a language's file, and a copy of it that has all of today's texts."""
    pytest.importorskip("PySide6", reason="lupdate and lrelease come with PySide6")
    translations = script("translations")
    name = f"{PREFIX}{request.param}.ts"
    written, folder = translations.I18N / name, tmp_path_factory.mktemp("i18n")
    vars(translations)["I18N"] = folder  # a module of its own, loaded for this fixture
    shutil.copy(written, folder)
    return translations, written, translations.update(request.param)


@pytest.mark.slow
def test_every_text_is_translated(updated: tuple[ModuleType, Path, Path]) -> None:
    translations, written, copy = updated
    none_of(f'{name_of(written)} lacks "{text}"' for text in translations.untranslated(copy))


@pytest.mark.slow
def test_the_compiled_translation_is_fresh(updated: tuple[ModuleType, Path, Path]) -> None:
    translations, written, copy = updated
    shipped = written.with_suffix(".qm")
    stale = f"{name_of(shipped)} is stale: run `make translations`"
    assert shipped.read_bytes() == translations.compile_texts(copy).read_bytes(), stale


@pytest.mark.slow
def test_the_english_forms_are_fresh(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PySide6", reason="lupdate and lrelease come with PySide6")
    translations = script("translations")
    written = translations.I18N / f"{translations.ENGLISH_PLURALS}.ts"
    shutil.copy(written, tmp_path)
    monkeypatch.setattr(translations, "I18N", tmp_path)
    copy = translations.update_english()
    none_of(f'{name_of(written)} lacks "{text}"' for text in translations.untranslated(copy))
    shipped = written.with_suffix(".qm")
    stale = f"{name_of(shipped)} is stale: run `make translations`"
    assert shipped.read_bytes() == translations.compile_texts(copy).read_bytes(), stale


@pytest.mark.slow
def test_the_catalogue_of_the_command_line_is_fresh(updated: tuple[ModuleType, Path, Path]) -> None:
    translations, written, copy = updated
    fresh = translations.compile_catalogue(copy)
    shipped = written.parent / fresh.relative_to(copy.parent)
    stale = f"{name_of(shipped)} is stale: run `make translations`"
    assert shipped.read_bytes() == fresh.read_bytes(), stale
