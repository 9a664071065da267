# SPDX-License-Identifier: MIT
"""Neither sources nor rubbish are searched while we are imported, and PySide6 is still itself."""

import gc
import sys

import sudoku_qt.quick_imports  # noqa: F401 - its import is what is tested


def test_no_module_is_searched() -> None:
    feature = sys.modules["shibokensupport.feature"]
    assert feature._mod_uses_pyside(sys) is False


def test_the_collector_waits_but_is_not_switched_off() -> None:
    assert gc.isenabled()
    assert gc.get_threshold()[0] == 20_000


def test_qt_keeps_its_own_names() -> None:
    from PySide6.QtCore import QObject

    assert hasattr(QObject(), "setObjectName")
