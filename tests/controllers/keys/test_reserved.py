# SPDX-License-Identifier: MIT
"""Keys that nothing can be given: each is refused with the reason."""

import pytest

from sudoku_qt.controllers.keys.reserved import why_not
from sudoku_qt.views.systems import System


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
