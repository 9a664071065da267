# SPDX-License-Identifier: MIT
"""Where taking back leads: to the last turn of a person."""

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.play.taking_back import earlier, has_person, person_at_turn, redo
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.models.session import Session
from tests.controllers.gomoku.table import Table

PERSON, COMPUTER = GomokuPlayer(), GomokuPlayer("computer")


def played(owner: QObject, words: str, *players: GomokuPlayer) -> GomokuSession:
    """Play some moves between two players."""
    setup = GomokuSetup(size=15, players=(players[0], players[1]))
    session = Session(GomokuGame(), setup, owner)
    for word in words.split():
        session.play(GomokuMove(word))
    return session


@pytest.mark.parametrize(
    ("words", "players", "node"),
    [
        ("", (PERSON, COMPUTER), None),
        ("h8", (PERSON, COMPUTER), 0),
        ("h8 i9", (PERSON, COMPUTER), 0),
        ("h8 i9 j10 k11", (PERSON, COMPUTER), 2),
        ("h8", (COMPUTER, PERSON), None),
        ("h8 i9 j10", (COMPUTER, PERSON), 1),
        ("h8 i9 resign-black", (PERSON, COMPUTER), 2),
        ("h8 i9", (PERSON, PERSON), 1),
        ("h8 i9", (COMPUTER, COMPUTER), 1),
        ("", (COMPUTER, COMPUTER), None),
    ],
)
def test_taking_back_leads_to_a_turn_of_a_persons(
    owner: QObject, words: str, players: tuple[GomokuPlayer, GomokuPlayer], node: int | None
) -> None:
    assert earlier(played(owner, words, *players)) == node


def test_redoing_leads_forward_by_as_much(owner: QObject) -> None:
    session = played(owner, "h8 i9 j10 k11", PERSON, COMPUTER)
    session.go(0)
    redo(session)
    assert session.history.at == 2
    redo(session)
    assert session.history.at == 4
    redo(session)
    assert session.history.at == 4


def test_two_computers_go_forward_one_by_one(owner: QObject) -> None:
    session = played(owner, "h8 i9", COMPUTER, COMPUTER)
    assert not has_person(session.setup)
    session.go(0)
    redo(session)
    assert session.history.at == 1
    assert not person_at_turn(session.setup, session.state)


def test_a_notice_of_the_place_that_was_left_goes(table: Table) -> None:
    table.begin()
    table.click("h8 i9")
    for go in (table.controller.undo, table.controller.redo):
        table.controller.services.tell("Of this place")
        assert table.program.notice()
        go()
        assert not table.program.notice()


def test_again_is_offered_after_something_was_taken_back(table: Table) -> None:
    redo = next(
        each for each in table.program.shell.window.actions() if each.objectName() == "redo"
    )
    offered = [redo.isEnabled()]
    table.click("h8")
    offered.append(redo.isEnabled())
    table.program.shell.undo()
    table.settle()
    offered.append(redo.isEnabled())
    assert offered == [False, False, True]
