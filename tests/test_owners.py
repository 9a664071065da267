# SPDX-License-Identifier: MIT
"""Running timers have an owner, and no thread but the main one ever collects."""

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from sudoku_qt.models.session import Session
from tests.engine.nim import Nim
from tests.owners import FOREIGN, PatientBot, delete_what_waits, let_go, owner, qtbot, stray_timers

__all__ = ["owner", "qtbot"]

ROUNDS = 2
WITH_QT = ("tests/controllers", "tests/views")


def test_a_running_clock_below_a_thing_without_a_parent_is_named(qapp: object) -> None:
    thing = QObject()
    session = Session(Nim(), (3, 4, 5), thing)
    session.clock.start()
    assert stray_timers() == ["QObject"]
    session.clock.hold("paused", on=True)
    assert stray_timers() == []


def test_what_a_test_gives_to_its_owner_has_ended_with_it(owner: QObject) -> None:
    timer = QTimer(owner)
    timer.start(60_000)
    assert stray_timers() == ["QObject"]


def test_a_timer_that_is_qts_own_is_left_alone(qapp: object) -> None:
    QTimer.singleShot(60_000, lambda: None)
    assert stray_timers() == []


def test_what_is_to_be_deleted_later_goes_though_no_loop_runs(qapp: QApplication) -> None:
    thing = QObject()
    thing.deleteLater()
    qapp.processEvents()
    assert Shiboken.isValid(thing)
    delete_what_waits()
    assert not Shiboken.isValid(thing)


def test_nothing_stays_held_by_what_a_test_has_clicked(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.show()
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    qtbot.mouseDClick(line, Qt.MouseButton.LeftButton)
    qtbot.mousePress(line, Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier)
    let_go()
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_every_wait_is_patient(qtbot: QtBot) -> None:
    assert isinstance(qtbot, PatientBot)
    for wait in (qtbot.waitUntil, qtbot.waitSignal):
        assert inspect.signature(wait).parameters["timeout"].default >= 30_000


@pytest.mark.torture
@pytest.mark.parametrize("turn", range(ROUNDS))
def test_everything_with_qt_survives_rubbish_made_in_another_thread(turn: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "3", *WITH_QT],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent.parent,
        env={**os.environ, FOREIGN: "1"},
    )
    assert done.returncode == 0, done.stdout[-4000:]
