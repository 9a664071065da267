# SPDX-License-Identifier: MIT
"""What a screen reader reads out while a Sudoku is played, heard through Qt's own events."""

import pytest
from PySide6.QtCore import Qt

from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, go, paste

Key = Qt.Key


@pytest.fixture
def play(program: Program, heard: list[str]) -> Program:
    """A puzzle of which nothing has been said yet."""
    paste(program, EASY)
    heard.clear()
    return program


def enter(program: Program, cell: int, key: Key) -> None:
    """Enter a digit with the keyboard."""
    go(program, cell)
    program.press(key)


def test_a_conflict_is_heard_when_it_comes_and_when_it_has_gone(
    play: Program, heard: list[str]
) -> None:
    enter(play, 2, Key.Key_5)
    assert heard == ["In conflict: r1c1 and r1c3."]

    enter(play, 2, Key.Key_4)
    assert heard[1:] == ["Nothing is in conflict any longer."]


def test_of_several_conflicts_those_that_stay_are_heard(play: Program, heard: list[str]) -> None:
    enter(play, 2, Key.Key_5)
    enter(play, 3, Key.Key_7)
    enter(play, 3, Key.Key_6)

    assert heard[1:] == [
        "In conflict: r1c1, r1c3, r1c4 and r1c5.",
        "Still in conflict: r1c1 and r1c3.",
    ]


def test_a_conflict_comes_back_with_undo_and_is_named_as_the_player_likes(
    play: Program, heard: list[str]
) -> None:
    play.controller.preferences.set("coordinates", "letters")
    enter(play, 2, Key.Key_5)
    play.shell.undo()
    play.shell.redo()

    assert heard == [
        "In conflict: A1 and A3.",
        "Nothing is in conflict any longer.",
        "In conflict: A1 and A3.",
    ]


def test_who_wants_no_conflicts_shown_hears_of_none(play: Program, heard: list[str]) -> None:
    play.controller.preferences.set("mistakes", "off")
    enter(play, 2, Key.Key_5)

    assert heard == []


def test_another_puzzle_has_conflicts_of_its_own(play: Program, heard: list[str]) -> None:
    enter(play, 2, Key.Key_5)
    paste(play, EASY)
    heard.clear()
    enter(play, 3, Key.Key_6)

    assert heard == []


def test_the_end_of_the_puzzle_is_heard_with_its_time(play: Program, heard: list[str]) -> None:
    for cell in (cell for cell in range(81) if EASY[cell] == "."):
        enter(play, cell, Key(Key.Key_0 + int(SOLUTION[cell])))
    play.settle()

    assert len(heard) == 1
    assert heard[0].startswith("Solved\n0:")
    assert "no mistakes" in heard[0]


def test_notes_hypotheses_and_what_is_missing_are_heard(play: Program, heard: list[str]) -> None:
    actions = play.controller.actions
    for name in ("fill_notes", "what_if", "adopt", "missing_here"):
        actions[name].trigger()
    begins = [text.partition(" ")[0] for text in heard]

    assert begins == ["Notes", "What", "The", "Missing"]
    assert heard[2] == "The hypothesis is part of the game now."
