# SPDX-License-Identifier: MIT
"""The self-test fails where something does not work; `tests/test_app.py` sees it pass."""

import sys
from typing import NoReturn

import pytest

from sudoku_qt.automation import self_test
from sudoku_qt.automation.self_test import LOOKED_AT, each_page, each_part
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.engine.guide.pages import read_guide
from sudoku_qt.engine.pictures.paper import missing
from sudoku_qt.engine.sudoku.kernel.solver import PuzzleStatus, Result
from sudoku_qt.paths import resource
from tests.controllers.conftest import Begin, Program


def test_a_kernel_that_is_wrong_fails_it(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begin()
    wrong = Result(PuzzleStatus.ONE, bytes(range(81)))
    monkeypatch.setattr(self_test, "solve", lambda _text: wrong)
    with pytest.raises(self_test.SelfTestFailed, match="does not solve"):
        list(self_test.self_test(WindowDriver(program.shell, program.appearance)))


def test_a_page_that_was_not_shipped_fails_it_by_name(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    page = "techniques/zh_CN/xy_wing.md"
    monkeypatch.setattr(
        self_test, "resource", lambda name: resource("no such file" if name == page else name)
    )
    with pytest.raises(self_test.SelfTestFailed, match=page):
        list(self_test.self_test(WindowDriver(program.shell, program.appearance)))


def test_a_lesson_that_is_not_painted_fails_it_by_name(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin().start(painting=True)
    monkeypatch.setattr(self_test, "is_painted", lambda _widget: False)
    driver = WindowDriver(program.shell, program.appearance)
    with pytest.raises(self_test.SelfTestFailed, match="rows_columns_boxes: explained"):
        self_test._lessons(driver, program.controller)


def test_pictures_are_read_and_what_is_read_wrongly_fails_it(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PIL.Image")
    pytest.importorskip("pypdfium2")
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    assert self_test._pictures(driver, program.controller) == "read from .png and .pdf"

    monkeypatch.setattr(self_test, "parse", lambda _text: bytes(81))
    with pytest.raises(self_test.SelfTestFailed, match=r"a \.png was read wrongly"):
        self_test._pictures(driver, program.controller)


def test_only_a_package_has_to_read_pictures(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: object) -> NoReturn:
        raise missing()

    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    monkeypatch.setattr(self_test, "find_spec", lambda name: None if name == "PIL" else name)
    told = self_test._pictures(driver, program.controller)
    assert told == "note: not all can be read without PIL"

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(PictureReader, "read", unread)
    with pytest.raises(self_test.SelfTestFailed, match=r"a \.png was not read: "):
        self_test._pictures(driver, program.controller)


def test_a_character_that_no_font_has_is_named(begin: Begin) -> None:
    begin()
    unassigned = "\U0001fbfe"
    assert self_test.without_glyph(f"数{unassigned}独9") == unassigned


def test_where_there_is_no_chinese_font_that_is_noted(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin().start()
    driver = WindowDriver(program.shell, program.appearance)
    monkeypatch.setattr(self_test, "_has_glyph", lambda _letter: True)
    assert "note" not in self_test._chinese(driver, program.controller)

    monkeypatch.setattr(self_test, "_has_glyph", str.isascii)
    said = self_test._chinese(driver, program.controller)
    assert "note: no font here has" in said
    assert "Chinese characters" in said


def test_the_characters_looked_for_are_those_of_the_pages() -> None:
    characters = self_test.chinese_characters()
    assert set("候选数宫") <= set(characters)
    assert len(characters) == len(set(characters))


@pytest.mark.parametrize(
    ("part", "answer", "said"),
    [
        ("each_dialog", [("sudoku: new", [])], "dialogs did not come: sudoku: new"),
        ("each_dialog", [("sudoku: new", [False])], "dialogs did not come: sudoku: new"),
        ("unseen_cards", ["TipCard"], "cards did not come: TipCard"),
    ],
)
def test_a_dialog_or_card_that_does_not_come_fails_it_by_name(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, part: str, answer: list[object], said: str
) -> None:
    program = begin()
    monkeypatch.setattr(self_test, part, lambda *_: answer)
    check = {"each_dialog": self_test._dialogs, "unseen_cards": self_test._cards}[part]
    driver = WindowDriver(program.shell, program.appearance)
    with pytest.raises(self_test.SelfTestFailed, match=said):
        check(driver, program.controller)


def test_a_hint_that_does_not_go_on_fails_it(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begin().start(painting=True)
    driver = WindowDriver(program.shell, program.appearance)
    monkeypatch.setattr(program.controller.hints, "_step_on", lambda: None)
    with pytest.raises(self_test.SelfTestFailed, match="stage 2 of a hint"):
        self_test._hint(driver, program.controller)


def test_each_check_has_a_name_of_its_own() -> None:
    names = [name for name, _ in self_test.CHECKS]
    assert len({*names}) == len(names)


@pytest.mark.slow
def test_each_page_is_seen_and_the_game_comes_back(program: Program) -> None:
    guide, seen = program.shell.guide, {}
    for key in each_page(WindowDriver(program.shell, program.appearance)):
        assert guide.view.isVisible()
        seen[key] = guide.view.title.text()
    assert seen == {page.key: page.title for page in read_guide(resource("guide") / "en")}
    assert not guide.is_open


@pytest.mark.slow
def test_each_part_is_seen_and_the_game_comes_back(program: Program) -> None:
    driver = WindowDriver(program.shell, program.appearance)
    page = program.controller.learning.page
    seen = {}
    for part in each_part(driver, program.controller):
        assert page.isVisible()
        seen[part] = page.part
    assert [part for part in seen if part.startswith("x_wing")] == [
        "x_wing: explained",
        "x_wing: exercises",
        "x_wing: puzzles",
    ]
    assert all(part.endswith(shown) for part, shown in seen.items())
    assert {part.partition(":")[0] for part in seen} == set(LOOKED_AT)
    assert not program.controller.learning.is_open
