# SPDX-License-Identifier: MIT
"""The system is known by what Python and the desktop say of themselves."""

from sudoku_qt.views.systems import System, this_system
from tests.sweeps import in_turn


@in_turn(
    ("platform", "desktop", "system"),
    [
        ("win32", "", System.WINDOWS),
        ("darwin", "GNOME", System.MAC),
        ("linux", "GNOME", System.GNOME),
        ("linux", "ubuntu:GNOME", System.GNOME),
        ("linux", "KDE", System.KDE),
        ("linux", "", System.KDE),
        ("freebsd14", "XFCE", System.KDE),
    ],
)
def test_the_system_is_told_from_the_desktop(platform: str, desktop: str, system: System) -> None:
    assert this_system(platform, {"XDG_CURRENT_DESKTOP": desktop}) is system
