# SPDX-License-Identifier: MIT
"""Objects that Python has of the items of layouts; one that outlives its item does harm."""

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem


def items_known() -> int:
    """How many there are of what Qt itself made; one made by Python tells it when it goes."""
    known = (each for each in shiboken6.getAllValidWrappers() if isinstance(each, QLayoutItem))
    return sum(not (isinstance(each, QLayout) or shiboken6.createdByPython(each)) for each in known)
