# SPDX-License-Identifier: MIT
"""PySide6 no longer searches the source of what is imported, and is still itself."""

import sys

import sudoku_qt.quick_imports  # noqa: F401 - its import is what is tested


def test_no_module_is_searched() -> None:
    feature = sys.modules["shibokensupport.feature"]
    assert feature._mod_uses_pyside(sys) is False


def test_qt_keeps_its_own_names() -> None:
    from PySide6.QtCore import QObject

    assert hasattr(QObject(), "setObjectName")
