# SPDX-License-Identifier: MIT
"""The operating system or desktop, for shortcuts that differ between them."""

import os
import sys
from collections.abc import Mapping
from enum import StrEnum


class System(StrEnum):
    """A system with shortcuts of its own, which no program receives."""

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
    """The system whose shortcuts apply here; an unknown desktop is treated like KDE."""
    if platform == "win32":
        return System.WINDOWS
    if platform == "darwin":
        return System.MAC
    desktops = environment.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
    return System.GNOME if GNOMES.intersection(desktops) else System.KDE
