# SPDX-License-Identifier: MIT
"""Finding the parts that a widget is made of."""

from typing import TypeVar

from PySide6.QtWidgets import QWidget

Part = TypeVar("Part", bound=QWidget)


def part(whole: QWidget, kind: type[Part]) -> Part:
    """The first part of a kind; there has to be one."""
    found = whole.findChild(kind)
    assert found is not None
    return found
