# SPDX-License-Identifier: MIT
"""What is opened again and again leaves nothing behind: neither in Python nor in Qt."""

import ctypes
import gc
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from sudoku_qt.automation.dialogs import visit
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.appearance.dress import Dress
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.controllers.conftest import Begin
from tests.owners import LIGHT

TIMES = 20
ROUNDS = 4
"""Something else may take memory meanwhile, once; what is left behind takes it each time."""
MOST = 8 * 1024
"""Bytes that one opening may leave; a dialog that stays has more than ten times as many."""

TOLD = sys.platform == "linux" and hasattr(ctypes.CDLL(None), "mallinfo2")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not TOLD, reason="glibc alone says how much is in use"),
]


class InUse(ctypes.Structure):
    """What `mallinfo2` says of the heap."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def in_use() -> int:
    """The bytes in use: not what the system has lent, which is as much as there ever were."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QPixmapCache.clear()  # it may hold 10 MB, and holds no more
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = InUse
    told = ask()
    return int(told.uordblks + told.hblkhd)


@pytest.fixture
def driver(begin: Begin) -> Iterator[WindowDriver]:
    """Somebody who drives a window that paints, and is dressed as the program is."""
    program = begin().start(painting=True)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font = app.font()
    dress = Dress(app, program.appearance.theme())
    yield WindowDriver(program.shell, program.appearance)
    wear(LIGHT, ThemeStyle)
    app.setFont(font)
    dress.deleteLater()


@pytest.mark.parametrize("name", ["about", "library"])
def test_a_dialog_leaves_nothing_behind(driver: WindowDriver, name: str) -> None:
    action = driver.actions()[name]

    def open_often() -> int:
        for _ in range(TIMES):
            assert visit(action.trigger, lambda dialog: dialog.grab().isNull()) == [False]
            driver.settle()
        return in_use()

    open_often()  # whatever is kept for the next time is there then
    rounds = [open_often() for _ in range(ROUNDS)]
    grown = [later - earlier for earlier, later in pairwise(rounds)]
    assert min(grown) / TIMES < MOST, "what is left behind grows in each round"
