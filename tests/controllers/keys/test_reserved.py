# SPDX-License-Identifier: MIT
"""Keys that nothing can be given: each is refused with the reason."""

from collections.abc import Iterator

import pytest

from sudoku_qt.controllers.keys.reserved import systems_own, why_not
from sudoku_qt.views.sudoku.shortcuts import ELSEWHERE, ROWS
from sudoku_qt.views.systems import System
from tests.sweeps import in_turn


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Alt+F4", "Alt+F4 belongs to the system (Linux), which keeps it from every program."),
        ("5", "5 enters or points out digits on the board."),
        ("Ctrl+Shift+5", "Ctrl+Shift+5 enters or points out digits on the board."),
        ("Ctrl+Left", "Ctrl+Left moves about on the board or in the window."),
        ("Tab", "Tab moves about on the board or in the window."),
        ("Return", "Return confirms or leaves what is open."),
        ("Alt+F", "Alt and a letter open the menus."),
        ("Ctrl+Moon", "This key has no name here."),
        ("Ctrl+M", ""),
        ("M", ""),
        ("F12", ""),
        (",", ""),
    ],
)
def test_a_key_is_refused_with_the_reason(qapp: object, key: str, why: str) -> None:
    assert why_not(key, System.KDE) == why


def test_systems_differ_in_what_they_keep(qapp: object) -> None:
    assert why_not("Ctrl+M", System.MAC)
    assert not why_not("Alt+F4", System.MAC)
    assert not why_not("Alt+F", System.MAC)
    assert why_not("F10", System.WINDOWS)


def test_a_usual_key_can_always_be_had_again(qapp: object) -> None:
    assert why_not("Ctrl+0", System.KDE)
    assert not why_not("Ctrl+0", System.KDE, ("Ctrl+0",))


def keys_of_board(system: System) -> Iterator[str]:
    """Every key of the board that cannot be changed, as it is pressed on a system."""
    for _, keys in ROWS:
        pressed = ELSEWHERE.get((system, keys), keys)
        held, plus, last = pressed.rpartition("+")
        if last == "1–9":
            yield from (f"{held}{plus}{digit}" for digit in range(1, 10))
        elif last == "← → ↑ ↓":
            yield from (f"{held}{plus}{arrow}" for arrow in ("Left", "Right", "Up", "Down"))
        elif "{" not in pressed:
            yield from pressed.split(", ")


@in_turn("system", System)
def test_no_key_of_the_board_is_one_that_a_system_keeps_for_itself(system: System) -> None:
    keys = set(keys_of_board(system))
    assert {"5", "Shift+5", "Home", "Ctrl+End", "Tab"} <= keys
    assert keys.isdisjoint(systems_own(system))
