# SPDX-License-Identifier: MIT
"""The roles of Qt's that the models answer, under Qt's names, without the rest of its namespace.

The first time that somebody asks PySide6 for `Qt.ItemDataRole`, it makes all enums of `Qt`, and
before the first paint that makes the start 20 % longer. The test of this module holds the numbers
against Qt's own.
"""

from enum import IntEnum


class ItemDataRole(IntEnum):
    """As `Qt.ItemDataRole`."""

    DisplayRole = 0
    AccessibleTextRole = 11
    UserRole = 256
