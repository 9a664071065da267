# SPDX-License-Identifier: MIT
"""Other engines play in the window; where one cannot go on the game does."""

from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.board import BLACK
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, TimeLimits
from sudoku_qt.models.gomoku.options import NewGomoku
from sudoku_qt.views.gomoku.dialogs.engine_log import EngineLogDialog
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from tests.controllers.conftest import click
from tests.controllers.gomoku.engines.conftest import Engines
from tests.controllers.gomoku.table import Table
from tests.sweeps import dear

PERSON = GomokuPlayer()
ANSWERS = "0,0 2,0 4,0 6,0"


def engine(name: str) -> GomokuPlayer:
    """An engine with a tenth of a second a move."""
    return GomokuPlayer("computer", "tenth", engine=name)


def begin(table: Table, *names: str, **words: object) -> None:
    """Begin as somebody does who has chosen the players in the dialog; "" is a person."""
    players = tuple(engine(name) if name else PERSON for name in names)
    table.controller.engines._allowed = set(names)
    table.begin(players=players, **words)


def question(table: Table) -> str:
    """What is asked."""
    card = table.controller.page.question
    return card.text() if card.isVisible() else ""


def test_an_engine_plays_against_a_person(table: Table, engines: Engines) -> None:
    engines("Alpha", "tells", ANSWERS)
    begin(table, "", "Alpha")
    table.click("h8 i8")
    assert table.order == ["h8", "a15", "i8", "c15"]
    black, white = (card.words for card in table.controller.page.players.cards)
    assert (black.name, white.name) == ("You", "Alpha")
    assert white.doing == "0.1 s a move"
    assert list(table.controller.engines.lines)[:1] == ["Alpha: MESSAGE I think"]


def test_two_engines_play_each_other_to_an_end(table: Table, engines: Engines) -> None:
    engines("Alpha", "", "3,3 4,3 5,3 6,3 7,3")
    engines("Beta", "", "3,9 4,9 5,9 6,9")
    begin(table, "Alpha", "Beta")
    table.program.qtbot.waitUntil(lambda: table.state.ending is not None)
    table.settle()
    assert table.state.ending is not None
    assert (table.state.ending.reason, table.state.ending.winner) == ("five", BLACK)
    assert table.controller.engines._hosts == {}, "they have ended with the game"


def test_an_engine_plays_our_own_computer(table: Table, engines: Engines) -> None:
    engines("Alpha", "", "3,3 12,12 3,12 12,3")  # far from where an answer may stand
    players = engine("Alpha"), GomokuPlayer("computer", "easy")
    table.controller.engines._allowed = {"Alpha"}
    table.begin(players=players)
    table.program.qtbot.waitUntil(lambda: len(table.order) >= 4)
    assert table.order[::2][:2] == ["d12", "m3"]


@pytest.mark.slow
def test_who_fails_is_told_of_and_may_try_again(table: Table, engines: Engines) -> None:
    engines("Alpha", "", "7,7 0,0")
    begin(table, "", "Alpha")
    table.click("h8")
    assert question(table) == (
        "The engine cannot go on Alpha has not moved: it played h8, which is not allowed."
    )
    assert table.order == ["h8"]
    assert not table.controller._may_play(), "it is the engine's turn"
    engines("Alpha", "", "0,0")
    table.controller.engines.close()
    click(table.program, "Try again")
    table.settle()
    assert table.order == ["h8", "a15"]
    assert question(table) == ""


@pytest.mark.parametrize(
    ("manners", "reason"),
    [("dies", "it ended"), dear("silent", "it took too long"), dear("floods", "it took too long")],
)
def test_our_computer_plays_on_for_whoever_fails(
    table: Table, engines: Engines, manners: str, reason: str
) -> None:
    engines("Alpha", manners)
    begin(table, "", "Alpha")
    table.click("h8")
    assert f"Alpha has not moved: {reason}." in question(table)
    assert f"Alpha: {reason}" in table.controller.engines.lines
    click(table.program, "Our computer plays on")
    table.program.qtbot.waitUntil(lambda: len(table.order) == 2)
    white = table.controller.session.setup.players[1]
    assert (white.kind, white.level, white.engine) == ("computer", "tenth", "")


def test_whoever_fails_may_resign(table: Table, engines: Engines) -> None:
    engines("Alpha", "dies")
    begin(table, "", "Alpha")
    table.click("h8")
    click(table.program, "It resigns")
    ending = table.state.ending
    assert ending is not None
    assert (ending.reason, ending.winner) == ("resigned", BLACK)


def test_the_clock_rests_while_it_is_asked(table: Table, engines: Engines) -> None:
    engines("Alpha", "dies")
    begin(table, "", "Alpha", limits=TimeLimits(game_ms=60_000))
    table.click("h8")
    assert table.controller.session.clock.is_held("engine")
    assert table.controller.page.players.cards[1].words.doing == "0.1 s a move"
    table.controller.undo()
    assert not table.controller.session.clock.is_held("engine")


def test_an_opened_game_names_an_engine_and_starts_none(
    table: Table, engines: Engines, tmp_path: Path
) -> None:
    engines("Alpha", "", ANSWERS)
    begin(table, "", "Alpha")
    table.click("h8")
    path = tmp_path / "saved.gomoku"
    assert table.program.shell.documents.save_to(path)
    assert "/engines/" not in path.read_text("utf-8")
    table.program.shell.documents.open(path)
    table.click("i8")
    assert table.order == ["h8", "a15", "i8"]
    assert "Alpha plays here, a program that you have chosen once." in question(table)
    click(table.program, "Start it")
    table.program.qtbot.waitUntil(lambda: len(table.order) == 4)


def test_an_engine_that_nobody_has_chosen_is_asked_for(
    table: Table, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(table, "", "Stranger")
    table.click("h8")
    assert "Stranger plays here. Which program that is" in question(table)
    engines("Beta", "", ANSWERS)
    chooser = table.controller.engines.chooser
    monkeypatch.setattr(chooser, "ask", lambda: chooser.added.emit("Beta"))
    table.controller._show()
    click(table.program, "Choose a program…")
    table.program.qtbot.waitUntil(lambda: len(table.order) == 2)
    assert table.controller.session.setup.players[1].engine == "Beta"


def test_who_takes_back_while_an_engine_thinks_stops_it(table: Table, engines: Engines) -> None:
    engines("Alpha", "silent")
    begin(table, "", "Alpha")
    board = table.controller.page.board
    board.point_chosen.emit(100)
    assert table.controller.computer.is_thinking
    table.controller.undo()
    table.settle()
    assert table.order == []
    assert question(table) == ""


def test_the_dialog_begins_a_game_with_an_engine(
    table: Table, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    engines("Alpha", "", ANSWERS)
    wanted = NewGomoku(size=15, white="tenth", white_engine="Alpha")
    monkeypatch.setattr(NewGomokuDialog, "ask", lambda *_: wanted)
    table.controller.new()
    table.click("h8")
    assert table.order == ["h8", "a15"]


def test_what_engines_say_can_be_read(
    table: Table, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    engines("Alpha", "tells", ANSWERS)
    begin(table, "", "Alpha")
    table.click("h8")
    monkeypatch.setattr(EngineLogDialog, "tell", lambda lines, _: shown.extend(lines))
    table.controller.actions["engine_log"].trigger()
    assert shown == ["Alpha: MESSAGE I think", "Alpha: DEBUG 1 2 3"]


def test_closing_the_window_ends_every_engine(table: Table, engines: Engines) -> None:
    engines("Alpha", "lingers", ANSWERS)
    begin(table, "", "Alpha")
    table.click("h8")
    (host,) = table.controller.engines._hosts.values()
    assert host._process is not None
    process = host._process
    table.program.shell.window.close()
    assert not process.is_running


def test_another_game_ends_the_engines_of_the_one_before(table: Table, engines: Engines) -> None:
    engines("Alpha", "", ANSWERS)
    begin(table, "", "Alpha")
    table.click("h8")
    (host,) = table.controller.engines._hosts.values()
    table.begin()
    assert host._process is None


def test_an_engine_opens_by_swap2_itself(table: Table, engines: Engines) -> None:
    engines("Alpha", "swaps", "3,3;4,4;5,7 SWAP 0,0")
    begin(table, "Alpha", "", opening="swap2")
    assert table.order == ["d12", "e11", "f8"]
    click(table.program, "Put two stones more")
    table.click("h8 i9")
    table.settle()
    assert table.program.notice() == "Alpha keeps Black."
    assert not table.state.is_opening
    assert table.state.black_seat == 0


def test_the_third_choice_is_an_engine_s_too(table: Table, engines: Engines) -> None:
    engines("Alpha", "swaps", "3,3;4,4")
    begin(table, "", "Alpha", opening="swap2")
    table.click("h8 i9 a1")
    table.settle()
    assert table.order == ["h8", "i9", "a1", "d12", "e11"]
    assert "chooses" in table.program.notice() or "two stones more" in table.program.notice()
    click(table.program, "Play Black")
    assert table.state.black_seat == 0


@pytest.mark.parametrize("opening", ["swap2", "rif"])
def test_our_computer_opens_for_an_engine_that_cannot(
    table: Table, engines: Engines, opening: str
) -> None:
    engines("Alpha", "", "0,0")
    begin(table, "Alpha", "", opening=opening)
    assert len(table.order) == 3
    assert "Which colour do you want?" in question(table)
