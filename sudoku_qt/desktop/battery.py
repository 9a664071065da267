# SPDX-License-Identifier: MIT
"""Whether the computer runs on its battery; where no system tells, it does not."""

import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Any

SUPPLIES = Path("/sys/class/power_supply")
ASKED_MAC = ("/usr/bin/pmset", "-g", "batt")
PATIENCE = 2.0  # seconds for a program that answers within milliseconds
UNPLUGGED = 0  # what Windows says; 1 is mains, 255 unknown


class PowerStatus(ctypes.Structure):
    """Windows' SYSTEM_POWER_STATUS."""

    _fields_ = (
        ("mains", ctypes.c_ubyte),
        ("flag", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("seconds", ctypes.c_uint32),
        ("full_seconds", ctypes.c_uint32),
    )


def on_battery() -> bool:
    """Whether the battery supplies the power; it may take milliseconds to ask."""
    if sys.platform == "win32":
        return on_battery_of_windows(ctypes.windll)
    if sys.platform == "darwin":
        return on_battery_of_mac(ASKED_MAC)
    return on_battery_of_linux(SUPPLIES)


def on_battery_of_linux(supplies: Path) -> bool:
    """Whether a battery is discharged and no mains or charger is there, by the kernel's folder.

    Batteries of mice and the like, of the scope "Device", do not count.
    """
    found = [
        (_word(each, "type"), _word(each, "online"), _word(each, "status"))
        for each in (sorted(supplies.iterdir()) if supplies.is_dir() else ())
        if _word(each, "scope") != "Device"
    ]
    plugged = any(kind != "Battery" and online == "1" for kind, online, _ in found)
    return not plugged and ("Battery", "Discharging") in {(kind, is_) for kind, _, is_ in found}


def _word(supply: Path, name: str) -> str:
    """What a file of a supply holds; "" where it has no such file."""
    try:
        return (supply / name).read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def on_battery_of_mac(command: tuple[str, ...]) -> bool:
    """Whether macOS's own program says that it draws from the battery."""
    try:
        said = subprocess.run(  # noqa: S603 - the system's own program
            command, capture_output=True, timeout=PATIENCE, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return False
    return b"'Battery Power'" in said


def on_battery_of_windows(windll: Any) -> bool:
    """Whether Windows says that no mains is there; `windll` is `ctypes.windll`."""
    status = PowerStatus()
    told = windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))
    return bool(told) and status.mains == UNPLUGGED
