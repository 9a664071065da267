# SPDX-License-Identifier: MIT
"""What PySide6 leaves out of the start comes when it is asked for; PySide6 is still itself."""

import subprocess
import sys

from sudoku_qt.quick_imports import DEFERRED, Finders

PROGRAM = """
import builtins
import gc
import sys
own_import = builtins.__import__
import sudoku_qt.quick_imports
from sudoku_qt.quick_imports import DEFERRED
from PySide6.QtCore import QObject
before = list(sys.meta_path)
print(*(name for name in sorted(DEFERRED) if "__getattr__" in vars(sys.modules[name])))
try:
    QObject().setProperty(7, 8)
except TypeError as error:
    print("setProperty(int, int)" in str(error), "Supported signatures:" in str(error))
from PySide6.support.signature.lib import pyi_generator
print(callable(pyi_generator.generate_pyi))
from PySide6 import QtWidgets
print(builtins.__import__ is own_import, gc.isenabled())
from PySide6.QtGui import *
print("QColor" in globals(), callable(QtWidgets.QWidget.windowTitle))
print(type(sys.meta_path) is list, sys.meta_path == before)
print(hasattr(QObject(), "setObjectName"))
"""


def test_what_is_deferred_comes_when_it_is_asked_for() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    deferred, *others = done.stdout.splitlines()
    assert deferred.split() == sorted(DEFERRED)
    assert others == ["True True", "True", "True False", "True True", "True True", "True"]


def test_an_importer_is_let_go_among_such_as_were_there_before() -> None:
    there, guest = object(), object()
    finders = Finders([there])
    finders.insert(1, guest)
    finders.insert(2, there)
    finders.remove(guest)
    assert [getattr(each, "finder", each) for each in finders] == [there, there]
