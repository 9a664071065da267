# SPDX-License-Identifier: MIT
"""Starts where the capital of i is no I, as in Turkish and Azeri: PySide asks for it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PATIENCE_S = 300  # a busy machine may take that long, and who hangs is still told
TURKISH, AZERI = "tr_TR", "az_AZ"


@pytest.fixture(scope="module", params=[TURKISH, pytest.param(AZERI, marks=pytest.mark.sweep)])
def spoken(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, str]:
    """What the environment says of a locale, which is made here, whatever this machine has."""
    name = f"{request.param}.UTF-8"
    folder = tmp_path_factory.mktemp("locales")
    make = shutil.which("localedef")
    if make is None:
        pytest.skip("there is no localedef here that makes locales")
    words = [make, "-i", request.param, "-f", "UTF-8", str(folder / name)]
    made = subprocess.run(words, capture_output=True, text=True, check=False)
    if not (folder / name / "LC_CTYPE").is_file():
        pytest.skip(f"localedef has no sources of {name} (on Debian: locales): {made.stderr}")
    return {"LOCPATH": str(folder), "LC_ALL": name, "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def kept(home: Path) -> Path:
    """Where the program keeps what it plays."""
    return home / ".local" / "state" / "sudoku-qt" / "games" / "sudoku.current"


LETTERS = """
from PySide6.QtCore import QCoreApplication, QTimer
app = QCoreApplication([])
QTimer(interval=0)
"""


@pytest.mark.slow
def test_pyside_does_not_know_properties_there(spoken: dict[str, str]) -> None:
    """Else nothing is proved by what follows."""
    command = [sys.executable, "-c", LETTERS]
    done = subprocess.run(
        command, env={**os.environ, **spoken}, capture_output=True, text=True, check=False
    )
    assert "'interval' is not a Qt property" in done.stderr


@pytest.mark.slow
def test_the_window_works_in_turkish_and_azeri(
    spoken: dict[str, str], kept: Path, tmp_path: Path
) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text(PUZZLE, encoding="utf-8")
    command = [sys.executable, "-m", "sudoku_qt", str(puzzle)]
    environ = {**os.environ, **spoken}
    with subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True) as program:
        end = time.monotonic() + PATIENCE_S
        while not kept.exists() and program.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        program.send_signal(signal.SIGTERM)
        _, told = program.communicate(timeout=PATIENCE_S)

    assert program.returncode == 128 + signal.SIGTERM, told
    assert "Traceback" not in told
    assert '"53..7....",' in kept.read_text(encoding="utf-8")
