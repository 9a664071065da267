# SPDX-License-Identifier: MIT
"""The guide in the real window: nothing of the program is without its place in it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sudoku_qt.automation.dialogs import ASKING
from sudoku_qt.command_lines import command_line_tables
from sudoku_qt.controllers.actions import SHELL_ROWS, ActionRow, Separator
from sudoku_qt.controllers.appearance.translators import languages
from sudoku_qt.controllers.game_controller import controller_of
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.guide.guide import LONGEST_TRAIL, Guide, Trail
from sudoku_qt.engine.guide.pages import GuidePage, read_guide
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.contents import ContentsRole
from sudoku_qt.paths import resource
from tests.controllers.conftest import Program
from tests.controllers.sudoku import used_again
from tests.controllers.sudoku.by_hand import EASY, paste

program = used_again.program

LANGUAGES = languages(resource("i18n"))


@pytest.fixture
def guide(program: Program) -> Guide:
    """The guide with all its tables, not yet open."""
    program.shell.guide.add_tables(command_line_tables)
    return program.shell.guide


def pages(language: str) -> tuple[GuidePage, ...]:
    """The guide's own pages, their blanks open."""
    return read_guide(resource("guide") / language)


def listed(guide: Guide) -> list[str]:
    """The keys of what stands in the contents."""
    model = guide.view.contents.list.model()
    entries = (model.index(row, 0).data(ContentsRole.ENTRY) for row in range(model.rowCount()))
    return [entry.key for entry in entries if entry.key]


# What has to stand in it


def test_the_pages_are_the_same_in_each_language_and_ask_for_the_same() -> None:
    shape = [(page.key, sorted(page.blanks), sorted(page.links)) for page in pages("en")]
    for language in LANGUAGES[1:]:
        assert shape == [
            (page.key, sorted(page.blanks), sorted(page.links)) for page in pages(language)
        ]


@pytest.mark.slow
def test_each_blank_is_filled_and_each_link_leads_to_a_page(guide: Guide) -> None:
    tables = guide.tables()
    guide.show_guide()
    for page in pages("en"):
        for blank in page.blanks:
            assert blank in tables, f"{page.key} has a blank that nobody fills: {blank}"
            assert tables[blank]("en").strip(), f"nothing stands in the blank {blank}"
        for link in page.links:
            assert link in listed(guide), f"{page.key} leads to {link}, which is no page"


def test_each_dialog_and_each_action_without_a_key_is_told_of(guide: Guide) -> None:
    told = {blank for page in pages("en") for blank in page.blanks}
    assert not set(ASKING) - told, "write what these dialogs are for"
    tables = SHELL_ROWS, *(controller_of(entry).rows for entry in GAMES)
    rows = (row for table in tables for row in table if not isinstance(row, Separator))
    keyless = {row.name for row in rows if not (isinstance(row, ActionRow) and row.keys)}
    assert not keyless - told, "these have no key, so the guide has to say where they are"


def test_each_key_that_works_stands_on_the_page_of_keys(program: Program, guide: Guide) -> None:
    text = guide.tables()["keys"]("en").replace("\\", "")
    actions = program.shell._actions, program.controller.actions
    for table in actions:
        for name in table:
            assert all(key in text for key in table.shown_keys(name)), name
    for words, _keys in program.controller.board_keys().sheet:
        assert words in text


def test_each_technique_is_a_page(guide: Guide) -> None:
    guide.show_guide()
    keys = listed(guide)
    assert len(set(keys)) == len(keys)
    assert {rung.name for rung in LADDER} <= {*keys}


# Coming, reading, going


def test_f1_opens_it_and_escape_leads_back_to_the_game(program: Program, guide: Guide) -> None:
    clock = program.controller.session.clock
    program.press(Qt.Key.Key_F1)
    assert program.shell.window.filling() is guide.view
    assert clock.is_held("guide")
    assert program.status_text().startswith("First steps")
    program.press(Qt.Key.Key_F1)
    program.qtbot.keyClick(guide.view, Qt.Key.Key_Escape)
    assert not guide.is_open
    assert not clock.is_held("guide")
    assert program.shell.window.page() is program.controller.page


def test_links_lead_on_and_keys_lead_back(program: Program, guide: Guide) -> None:
    guide.show_guide()
    guide.view.text.followed.emit("entering")
    guide.view.text.followed.emit("nowhere")
    assert guide.title == "Digits, notes and colours"
    program.qtbot.keyClick(guide.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert guide.title == "First steps"
    assert not guide.view.back.isEnabled()
    guide.view.forward.click()
    assert guide.title == "Digits, notes and colours"


@pytest.mark.slow
def test_a_search_finds_pages_and_techniques_in_both_languages(guide: Guide) -> None:
    guide.show_guide()
    search = guide.view.contents.search
    search.setText("x-wing")
    assert "x_wing" in listed(guide)
    search.setText("二阶鱼")
    assert "x_wing" in listed(guide)
    assert "printing" not in listed(guide)
    search.setText("每日一题")
    assert listed(guide)[0] == "daily"
    search.setText("zzqq")
    assert not guide.view.contents.nothing.isHidden()
    search.clear()
    assert listed(guide)[0] == "first_steps"


@pytest.mark.slow
def test_it_leads_back_to_the_lessons_that_it_was_opened_from(
    program: Program, guide: Guide
) -> None:
    program.press(Qt.Key.Key_L)
    program.settle()
    assert program.controller.learning.is_open
    guide.show_guide()
    guide.close()
    assert program.controller.learning.is_open
    program.controller.learning.close()


def test_a_game_that_begins_takes_its_place(program: Program, guide: Guide) -> None:
    guide.show_guide()
    paste(program, EASY)
    program.settle()
    assert not guide.is_open
    assert not program.controller.session.clock.is_held("guide")


@pytest.mark.slow
def test_changed_keys_and_another_language_are_told_at_once(program: Program, guide: Guide) -> None:
    program.controller.actions.set_keys({})
    guide.show_guide()
    guide.show_page("hints")
    assert "**Play" in guide._page.text
    program.appearance.set_language("zh_CN", remember=False)
    assert guide.title == "提示与理由"
    guide.view.contents.search.setText("x-wing")
    assert "x_wing" in listed(guide)
    guide.view.contents.search.clear()
    assert "游戏" in guide.view.text.toPlainText()
    program.appearance.set_language("en", remember=False)
    assert guide.title == "Hints, and why"


def test_without_the_window_s_owner_the_command_line_stays_out(program: Program) -> None:
    program.shell.guide.show_guide()
    program.shell.guide.show_page("command_line")
    assert "sudoku solve" in program.shell.guide.view.text.toPlainText()
    assert QApplication.activeModalWidget() is None


@pytest.mark.slow
def test_the_foot_speaks_of_no_progress_while_the_guide_is_read(program: Program) -> None:
    program.shell.guide.show_guide()
    assert "Saved automatically" not in program.status_text()
    program.controller.learning.learn()
    assert program.status_text().endswith("Saved automatically")


def test_one_goes_back_and_forward_along_what_was_read() -> None:
    trail = Trail()
    assert (trail.here, trail.can_walk(-1), trail.can_walk(1)) == ("", False, False)
    for key in ("a", "b", "b", "c"):
        trail.go(key)
    trail.walk(-1)
    assert trail.here == "b"
    trail.walk(-1)
    assert (trail.here, trail.can_walk(-1), trail.can_walk(1)) == ("a", False, True)
    trail.walk(-1)
    assert trail.here == "a"
    trail.walk(2)
    assert trail.here == "c"


def test_another_way_forgets_what_one_had_come_back_from() -> None:
    trail = Trail()
    for key in ("a", "b"):
        trail.go(key)
    trail.walk(-1)
    trail.go("c")
    assert (trail.here, trail.can_walk(1)) == ("c", False)
    trail.walk(-1)
    assert trail.here == "a"


def test_it_does_not_grow_for_ever() -> None:
    trail = Trail()
    for number in range(LONGEST_TRAIL + 5):
        trail.go(str(number))
    trail.walk(1 - LONGEST_TRAIL)
    assert (trail.here, trail.can_walk(-1)) == ("5", False)
