# SPDX-License-Identifier: MIT
"""Objects that Python has of the items of layouts; one that outlives its item does harm."""

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem


def items_known() -> int:
    """How many there are."""
    known = (each for each in shiboken6.getAllValidWrappers() if isinstance(each, QLayoutItem))
    return sum(not isinstance(each, QLayout) for each in known)
