# SPDX-License-Identifier: MIT
"""The list of the translators holds every text of the engine, and knows what is missing."""

import argparse
import ast
import gettext
import io
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.message import Counted

TS = (
    "<TS><context><name>{context}</name><message><source>{text}</source>"
    "<translation>好</translation></message></context></TS>"
)


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


def test_templates_are_found_wherever_something_is_said_or_raised(translations: ModuleType) -> None:
    code = 'raise FileFault("a {b}", b=1)\nx = IllegalMove("c" if y else "d")\nprint("e")'
    code += '\nMessage("f")'
    assert sorted(templates_in(translations, code)) == ["a {b}", "c", "d", "f"]


@pytest.mark.slow
def test_the_engines_texts_are_collected(translations: ModuleType) -> None:
    texts = dict.fromkeys(translations.engine_texts())
    assert ("Message", "row {number} has two {digit}s") in texts
    assert ("Message", "This puzzle has no solution.") in texts
    assert ("Message", "81-character lines") in texts
    assert {("Level", "expert"), ("DiggingLevel", "evil")} <= texts.keys()


def test_what_the_command_line_says_is_collected(translations: ModuleType) -> None:
    texts = dict.fromkeys(text for _, text in translations.command_line_texts())
    assert "stop at the first bad puzzle" in texts  # of a flag
    assert "how many (1)" in texts  # of an option
    assert "write the solution of every puzzle, or all that it has" in texts  # of a verb
    assert "an input cannot be read" in texts  # said later
    assert "{option} is given twice" in texts  # said at once


def test_what_argparse_says_is_what_it_says(translations: ModuleType) -> None:
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    strange = [text for text in translations.ARGPARSE if repr(text)[1:-1] not in source]
    assert strange == []


def test_a_catalogue_is_one_that_gettext_reads(translations: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "sudoku_qt_zh_CN.ts"
    source.write_text(TS.format(context="Message", text="no {kind}"), encoding="utf-8")
    read = gettext.GNUTranslations(io.BytesIO(translations.catalogue(source)))
    assert read.gettext("no {kind}") == "好"
    assert read.gettext("no other") == "no other"
    assert "charset=UTF-8" in read.gettext("")


def test_names_of_levels_have_a_context_in_a_catalogue(
    translations: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "sudoku_qt_zh_CN.ts"
    source.write_text(TS.format(context="DiggingLevel", text="easy"), encoding="utf-8")
    read = gettext.GNUTranslations(io.BytesIO(translations.catalogue(source)))
    assert read.pgettext("DiggingLevel", "easy") == "好"
    assert read.pgettext("Level", "easy") == read.gettext("easy") == "easy"


def test_a_catalogue_leaves_out_what_the_window_alone_says(
    translations: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "sudoku_qt_zh_CN.ts"
    source.write_text(TS.format(context="Shell", text="Saved"), encoding="utf-8")
    read = gettext.GNUTranslations(io.BytesIO(translations.catalogue(source)))
    assert read.gettext("Saved") == "Saved"


RUSSIAN = (
    '<TS><context><name>Message</name><message numerus="yes"><source>{count} givens</source>'
    "<translation><numerusform>{count} цифра</numerusform><numerusform>{count} цифры</numerusform>"
    "<numerusform>{count} цифр</numerusform></translation></message></context></TS>"
)


def test_a_language_with_more_forms_than_english_has_them_all(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "sudoku_qt_ru.ts"
    source.write_text(RUSSIAN, encoding="utf-8")
    with pytest.raises(SystemExit, match="PLURAL_FORMS lacks it"):
        translations.catalogue(source)
    rule = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
    rule += "(n%100<10 || n%100>=20) ? 1 : 2);"
    monkeypatch.setitem(translations.PLURAL_FORMS, "ru", rule)
    read = gettext.GNUTranslations(io.BytesIO(translations.catalogue(source)))
    said = [read.ngettext("1 given", "{count} givens", count) for count in (1, 2, 5, 21)]
    words = [
        Counted("1 given", "{count} givens", n).sentence(str, read.ngettext) for n in (21, 3, 12)
    ]
    assert said == ["{count} цифра", "{count} цифры", "{count} цифр", "{count} цифра"]
    assert words == ["21 цифра", "3 цифры", "12 цифр"]


def test_the_forms_that_go_with_numbers_are_collected(translations: ModuleType) -> None:
    assert translations.counted_texts()["{count} givens"] == "1 given"
    assert ("SudokuCard", "{count} givens") in set(translations.window_plurals())


def test_what_nobody_translated_is_named(translations: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "sudoku_qt_zh_CN.ts"
    source.write_text(
        "<TS><context><message><source>done</source><translation>好</translation></message>"
        '<message><source>open</source><translation type="unfinished"/></message></context></TS>',
        encoding="utf-8",
    )
    assert translations.untranslated(source) == ["open"]


def test_a_form_that_is_missing_is_named(translations: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "some.ts"
    source.write_text(RUSSIAN.replace("{count} цифры", ""), encoding="utf-8")
    assert translations.untranslated(source) == ["{count} givens"]


@pytest.mark.slow
def test_who_has_the_compiled_texts_open_reads_on_in_those_of_before(
    translations: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "x_zh_CN.ts"
    source.write_text(TS.format(context="A", text="One"), encoding="utf-8")
    before = translations.compile_texts(source).read_bytes()
    with source.with_suffix(".qm").open("rb") as held:
        source.write_text(TS.format(context="A", text="Another"), encoding="utf-8")
        assert translations.compile_texts(source).read_bytes() != before == held.read()
    assert {path.suffix for path in tmp_path.iterdir()} == {".ts", ".qm"}
