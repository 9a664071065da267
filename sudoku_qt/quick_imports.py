# SPDX-License-Identifier: MIT
"""Spares the program's start what slows down every import of ours.

PySide6 can switch a module to snake_case names. To know which modules may want that, it reads and
searches the source of each one, which is a tenth of our start. Nothing here ever switches, so the
answer "no" is right for all of them. Where a later PySide6 does it otherwise, nothing happens.

Python's collector looks for rubbish at every 700th new object, so 25 times while we are imported;
that is another fiftieth of the start, and modules are no rubbish.
"""

import gc
import sys

import PySide6.QtCore  # noqa: F401 - brings the search with it

_NEW_OBJECTS = 20_000
gc.set_threshold(_NEW_OBJECTS)

_SEARCH = "_mod_uses_pyside"
_feature = sys.modules.get("shibokensupport.feature")
if hasattr(_feature, _SEARCH):
    setattr(_feature, _SEARCH, lambda _module: False)
