# SPDX-License-Identifier: MIT
"""How many lines are searched, and by which engine: chosen beside the board, and remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.analysis import choice
from sudoku_qt.engine.gomoku.protocol import analyst as analysts
from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst
from sudoku_qt.store.gomoku.engines import EngineStore, OtherEngine
from tests.controllers.gomoku.table import Table
from tests.engine.gomoku.protocol.scripted import Scripted
from tests.waiting import until

Add = Callable[[str, str], None]


@pytest.fixture
def add(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Add:
    """A function that puts an engine with its manners into the list."""
    scripted, commands = Scripted(tmp_path), dict[str, tuple[str, ...]]()
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    for name, seconds in (("LENIENCE", 20.0), ("STOPPING", 20.0), ("BRIEF", 0.3)):
        monkeypatch.setattr(analysts, name, seconds)
    monkeypatch.setattr(choice, "Analyst", lambda words, heard: Analyst(commands[words[0]], heard))

    def put(name: str, manners: str) -> None:
        EngineStore(table.program.settings).add(OtherEngine(name, f"/engines/{name}"))
        commands[f"/engines/{name}"] = tuple(scripted.command(manners, "7,8"))

    return put


def rows(table: Table) -> list[str]:
    """The rows on the card."""
    return [row.text() for row in table.controller.page.analysis.rows.rows if not row.isHidden()]


def choose(table: Table, text: str) -> None:
    """Choose an entry of the menu of lines."""
    menu = table.controller.page.analysis.run.menu()
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_the_number_of_lines_is_remembered(table: Table) -> None:
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "5 lines")
    until(lambda: len(rows(table)) == 5)
    table.settle()
    assert table.program.settings.number(choice.LINES_KEY, 3, 1, 8) == 5
    table.controller.actions["analyse"].trigger()
    table.controller.actions["analyse"].trigger()
    assert table.controller.page.analysis.run.number.number == 5
    table.settle()


def test_what_another_engine_says_is_shown_like_ours(table: Table, add: Add) -> None:
    add("Rapfi", "yixin plain")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Rapfi")
    table.controller.actions["run_analysis"].trigger()
    card = table.controller.page.analysis
    until(lambda: rows(table)[:1] == ["a10 4 a9 54 %"])
    assert rows(table) == ["a10 4 a9 54 %", "b10 4 b9 53 %", "c10 4 c9 52 %"]
    assert card._title.text() == "Rapfi"
    assert "depth 4" in card._search_depth.text()
    assert card.balance.share == pytest.approx(0.54)
    table.controller.actions["run_analysis"].trigger()
    table.settle()
    assert rows(table)[0] == "a10 4 a9 54 %"
    choose(table, "Our computer")
    until(lambda: "Analysis" in card._title.text())
    table.settle()


def test_who_fails_is_named_with_the_reason(table: Table, add: Add) -> None:
    add("Bad", "yixin dies")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Bad")
    until(lambda: "Bad cannot go on: it ended." in table.controller.page.analysis.text())
    table.settle()


def test_of_an_engine_that_only_plays_its_move_is_shown(table: Table, add: Add) -> None:
    add("Plain", "")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Plain")
    card = table.controller.page.analysis
    until(lambda: bool(rows(table)) and rows(table)[0].startswith("h7"))
    assert "%" not in rows(table)[0]
    assert card.balance.share < 0
    table.settle()


def test_an_engine_that_was_taken_from_the_list_is_chosen_no_more(table: Table, add: Add) -> None:
    add("Rapfi", "yixin plain quick")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Rapfi")
    table.settle()
    table.controller.actions["analyse"].trigger()
    EngineStore(table.program.settings).remove("Rapfi")
    table.controller.actions["analyse"].trigger()
    assert table.controller.analysis.finder.who == ""
    table.settle()


def test_a_move_of_the_game_stops_it_and_walking_does_not(table: Table, add: Add) -> None:
    table.click("h8 a1 i8 a2")
    table.controller.actions["analyse"].trigger()
    table.controller.actions["run_analysis"].trigger()
    analysis = table.controller.analysis
    analysis.go_to(2)
    assert analysis.finder.is_endless
    assert table.controller.page.analysis.run.run.accessibleName() == "Stop"
    analysis.leave_preview()
    table.controller.page.board.point_chosen.emit(3)
    table.settle()
    assert table.controller.page.analysis.run.run.accessibleName() == "Analyse until stopped"
    assert len(table.order) == 5


def test_closing_the_card_ends_the_engine(table: Table, add: Add, tmp_path: Path) -> None:
    add("Rapfi", "yixin plain")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Rapfi")
    table.controller.actions["run_analysis"].trigger()
    until(lambda: bool(rows(table)) and rows(table)[0].startswith("a10"))
    table.controller.actions["analyse"].trigger()
    table.settle()
    assert (tmp_path / "told.txt").read_text("utf-8").split()[-1] == "END"


def test_closing_the_window_stops_it_and_ends_the_engine(table: Table, add: Add) -> None:
    add("Rapfi", "yixin plain lingers")
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    choose(table, "Rapfi")
    table.controller.actions["run_analysis"].trigger()
    until(lambda: bool(rows(table)) and rows(table)[0].startswith("a10"))
    analyst = table.controller.analysis.finder._analyst
    assert analyst is not None
    assert analyst._process is not None
    process = analyst._process
    table.program.shell.window.close()
    assert not process.is_running
    table.settle()


def test_a_pause_stops_what_would_go_on_without_end(table: Table) -> None:
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    table.controller.actions["run_analysis"].trigger()
    table.controller.session.clock.hold("paused", on=True)
    assert not table.controller.analysis.finder.is_endless
    assert table.controller.page.analysis.run.run.accessibleName() == "Analyse until stopped"
    table.controller.session.clock.hold("paused", on=False)
    table.settle()
