# SPDX-License-Identifier: MIT
"""Items of layouts for which Python has an object; one that outlives its item is taken for others."""

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem


def items_known() -> int:
    """How many there are."""
    known = (each for each in shiboken6.getAllValidWrappers() if isinstance(each, QLayoutItem))
    return sum(not isinstance(each, QLayout) for each in known)
