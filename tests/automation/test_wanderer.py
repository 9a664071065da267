# SPDX-License-Identifier: MIT
"""Random walks through the real window: whatever is done next, nothing in it goes wrong."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog

from sudoku_qt.automation.window_driver import WindowDriver
from tests.automation.wanderer import Wanderer
from tests.controllers.conftest import Program

DATA = Path(__file__).parent.parent / "data"
SCHEMES = "http", "https", "file"
MOST_BYTES = 200_000
SEEDS = 1, 2, 3
LONG = 5_000


class Nowhere(QObject):
    """Where links lead while nobody is to leave the window."""

    @Slot("QUrl")
    def follow(self, _address: object) -> None:
        """Go nowhere."""


@pytest.fixture
def nowhere(qapp: QObject) -> Iterator[None]:
    """Let no link open anything."""
    target = Nowhere()
    for scheme in SCHEMES:
        QDesktopServices.setUrlHandler(scheme, target, "follow")  # type: ignore[arg-type]  # the stubs say bytes
    yield
    for scheme in SCHEMES:
        QDesktopServices.unsetUrlHandler(scheme)


@pytest.fixture
def arrivals(tmp_path: Path) -> list[Path]:
    """Copies of documents and samples, good and broken: the walk may save over them."""
    folder = tmp_path / "arrivals"
    for name in ("documents", "formats"):
        shutil.copytree(DATA / name, folder / name)
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path for path in found if path.stat().st_size < MOST_BYTES]


@pytest.mark.parametrize(
    ("seed", "steps"),
    [
        pytest.param(SEEDS[0], 250, marks=pytest.mark.sweep),
        *(pytest.param(seed, LONG, marks=pytest.mark.torture) for seed in SEEDS),
    ],
)
@pytest.mark.usefixtures("nowhere")
def test_nothing_goes_wrong_on_a_random_walk(
    program: Program,
    arrivals: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    steps: int,
) -> None:
    wrong: list[str] = []

    def note(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
        wrong.append(f"{kind.__name__}: {error}, after {', '.join(wanderer.done)}")

    wanderer = Wanderer(WindowDriver(program.shell, program.appearance), seed, arrivals)
    monkeypatch.setattr(sys, "excepthook", note)
    wanderer.walk(steps)
    program.settle()
    wanderer.end()

    assert not wrong, f"with seed {seed}: {wrong[0]}"
    assert all(menu.menu() for menu in program.shell.window.menuBar().actions())


def test_a_dialog_that_comes_late_is_met(program: Program, arrivals: list[Path]) -> None:
    wanderer = Wanderer(WindowDriver(program.shell, program.appearance), 1, arrivals)
    wanderer.walk(0)
    late = QDialog(program.shell.window)
    QTimer.singleShot(5_000, late, late.accept)  # or else it would wait here for ever
    assert late.exec() == QDialog.DialogCode.Rejected
    wanderer.end()
    late.deleteLater()
