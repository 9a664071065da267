# SPDX-License-Identifier: MIT
"""Spares the program's start what PySide6 does to every module that is imported after it.

PySide6 can switch a module to snake_case names. To know which modules may want that, it reads and
searches the source of each one, which is a tenth of our start. Nothing here ever switches, so the
answer "no" is right for all of them. Where a later PySide6 does it otherwise, nothing happens.
"""

import sys

import PySide6.QtCore  # noqa: F401 - brings the search with it

_SEARCH = "_mod_uses_pyside"
_feature = sys.modules.get("shibokensupport.feature")
if hasattr(_feature, _SEARCH):
    setattr(_feature, _SEARCH, lambda _module: False)
