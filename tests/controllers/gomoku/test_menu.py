# SPDX-License-Identifier: MIT
"""What can be done when: no action is offered that would do nothing."""

from sudoku_qt.controllers.actions import ActionRow
from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS, allowed
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup

PERSON, COMPUTER = GomokuPlayer(), GomokuPlayer("computer")
GAME = GomokuGame()


ANALYSIS = {"analyse", "find_win", "turning_points"}
"""What can be had whoever plays, but while a position is set up."""


def on(setup: GomokuSetup, words: str = "", *, drafting: bool = False) -> set[str]:
    """Name what is allowed after some moves."""
    state = GAME.start(setup)
    for word in words.split():
        state = GAME.play(setup, state, GomokuMove(word))
    told = allowed(setup, state, drafting=drafting)
    assert {told[name] for name in ANALYSIS} == {not drafting}
    return {name for name, yes in told.items() if yes} - ANALYSIS


def test_every_name_is_that_of_an_action() -> None:
    setup = GomokuSetup(players=(PERSON, PERSON))
    names = {row.name for row in GOMOKU_ROWS if isinstance(row, ActionRow)}
    assert allowed(setup, GAME.start(setup), drafting=False).keys() <= names


def test_what_makes_sense_depends_on_who_plays() -> None:
    two, one = GomokuSetup(players=(PERSON, PERSON)), GomokuSetup(players=(PERSON, COMPUTER))
    none = GomokuSetup(players=(COMPUTER, COMPUTER))
    assert "agree_draw" in on(two)
    assert "agree_draw" not in on(one)
    assert "hint" in on(one)
    assert "hint" not in on(one, "h8"), "it is the computer's turn"
    assert on(none) == {"swap_sides", "set_up"}


def test_an_opening_a_set_up_and_an_end_leave_little() -> None:
    swap = GomokuSetup(players=(PERSON, PERSON), opening="swap")
    assert on(swap) == {"agree_draw", "set_up"}, "nobody resigns before the first stone"
    two = GomokuSetup(players=(PERSON, PERSON))
    assert on(two, drafting=True) == set()
    assert on(two, "draw") == {"set_up"}
