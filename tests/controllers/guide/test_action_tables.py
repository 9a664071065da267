# SPDX-License-Identifier: MIT
"""What the guide says of actions: where they are, and the keys that the player gave them."""

from sudoku_qt.models.keys import KEY_SET, KEYS
from tests.controllers.conftest import Program
from tests.controllers.sudoku import used_again

program = used_again.program


def said(program: Program, name: str) -> str:
    """What stands in the blank of an action."""
    return program.shell.guide.tables()[name]("en")


def test_an_action_is_told_by_its_menu_its_words_and_its_keys(program: Program) -> None:
    assert said(program, "print_out").replace("\N{NO-BREAK SPACE}", " ") == (
        "**File ▸ Print** (Ctrl+P)"
    )
    assert said(program, "resign").replace("\N{NO-BREAK SPACE}", " ") == "**Play ▸ Resign**"


def test_the_keys_are_those_that_were_chosen(program: Program) -> None:
    program.shell.preferences.set(KEYS, "hint=Ctrl+U")
    program.shell.preferences.set(KEY_SET, "own")
    assert said(program, "hint").endswith("(Ctrl+U)")
    program.shell.preferences.set(KEY_SET, "hodoku")
    assert said(program, "hint").endswith("(F12)")
    assert said(program, "show_guide").endswith("Guide**")


def test_the_board_of_a_game_that_is_not_played_has_its_keys_too(program: Program) -> None:
    program.controller.preferences.set("wasd", value=True)
    table = said(program, "board_keys gomoku")
    assert "| Put a stone | `Return`\N{EN SPACE}`Space` |" in table
    program.shell.games.go_to("gomoku")
    assert "| Enter a digit | `1–9` |" in said(program, "board_keys sudoku")


def test_an_option_is_told_by_its_page_in_the_preferences(program: Program) -> None:
    assert said(program, "option still").replace("\N{NO-BREAK SPACE}", " ") == (
        "**View ▸ Preferences ▸ Looks ▸ Reduce motion**"
    )
    assert "Gomoku" in said(program, "option gomoku/show/board")
