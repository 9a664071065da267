# SPDX-License-Identifier: MIT
"""Which of the systems this is, for the keys that are not the same on all of them."""

import os
import sys
from collections.abc import Mapping
from enum import StrEnum


class System(StrEnum):
    """A system with keys of its own, which no program gets to see."""

    WINDOWS = "windows"
    MAC = "mac"
    GNOME = "gnome"
    KDE = "kde"


GNOMES = frozenset(
    {"gnome", "gnome-classic", "gnome-flashback", "unity", "ubuntu", "pop", "budgie"}
)


def this_system(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> System:
    """The system whose keys hold here; a desktop that is not known is taken for KDE's like."""
    if platform == "win32":
        return System.WINDOWS
    if platform == "darwin":
        return System.MAC
    desktops = environment.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
    return System.GNOME if GNOMES.intersection(desktops) else System.KDE
