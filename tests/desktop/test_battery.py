# SPDX-License-Identifier: MIT
"""Where the power comes from, as each system tells it."""

import ctypes
import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sudoku_qt.desktop import battery
from sudoku_qt.desktop.battery import (
    PowerStatus,
    on_battery,
    on_battery_of_linux,
    on_battery_of_mac,
    on_battery_of_windows,
)
from tests.sweeps import in_turn

MAINS, NO_MAINS = ({"type": "Mains", "online": online} for online in "10")
EMPTIED, FILLED = ({"type": "Battery", "status": s} for s in ("Discharging", "Charging"))
CHARGER = {"type": "USB", "online": "1"}
MOUSE = {"type": "Battery", "status": "Discharging", "scope": "Device"}


@pytest.mark.parametrize(
    ("supplies", "on"),
    [
        ((), False),
        ((NO_MAINS, EMPTIED), True),
        ((EMPTIED,), True),
        ((MAINS, EMPTIED), False),  # a charger that is too weak
        ((CHARGER, NO_MAINS, EMPTIED), False),
        ((MAINS, FILLED), False),
        ((NO_MAINS, FILLED), False),
        ((MOUSE,), False),
        ((MOUSE, EMPTIED), True),
        (({"status": "Discharging"},), False),
    ],
)
def test_linux_has_a_folder_for_each_supply(
    supplies: tuple[Mapping[str, str], ...], tmp_path: Path, *, on: bool
) -> None:
    for number, supply in enumerate(supplies):
        folder = tmp_path / f"BAT{number}"
        folder.mkdir()
        for name, word in supply.items():
            folder.joinpath(name).write_text(f"{word}\n", "ascii")
    assert on_battery_of_linux(tmp_path) is on
    assert not on_battery_of_linux(tmp_path / "nowhere")


@in_turn(
    ("program", "on"),
    [
        ("print(\"Now drawing from 'Battery Power'\")", True),
        ("print(\"Now drawing from 'AC Power'\")", False),
        ("raise SystemExit(1)", False),
    ],
)
def test_macos_has_a_program_that_says_so(program: str, *, on: bool) -> None:
    assert on_battery_of_mac((sys.executable, "-c", program)) is on
    assert not on_battery_of_mac(("/no/such/program",))


def windows(told: int, mains: int) -> Any:
    """Windows' library, which says how it is."""

    def status(pointer: Any) -> int:
        ctypes.cast(pointer, ctypes.POINTER(PowerStatus)).contents.mains = mains
        return told

    return SimpleNamespace(kernel32=SimpleNamespace(GetSystemPowerStatus=status))


@in_turn(("told", "mains", "on"), [(1, 0, True), (1, 1, False), (1, 255, False), (0, 0, False)])
def test_windows_fills_a_structure(told: int, mains: int, *, on: bool) -> None:
    assert ctypes.sizeof(PowerStatus) == 12
    assert on_battery_of_windows(windows(told, mains)) is on


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_each_system_is_asked_in_its_own_way(
    platform: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, word in EMPTIED.items():
        (tmp_path / "BAT0").mkdir(exist_ok=True)
        (tmp_path / "BAT0" / name).write_text(word, "ascii")
    says = "print(\"Now drawing from 'Battery Power'\")"
    monkeypatch.setattr(battery, "SUPPLIES", tmp_path)
    monkeypatch.setattr(battery, "ASKED_MAC", (sys.executable, "-c", says))
    monkeypatch.setattr(ctypes, "windll", windows(1, 0), raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert on_battery()
