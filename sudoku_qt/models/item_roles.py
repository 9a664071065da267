# SPDX-License-Identifier: MIT
"""Those of Qt's item roles that the models answer, under Qt's names but outside its namespace.

The first access to `Qt.ItemDataRole` makes PySide6 create all enums of `Qt`, which before the first
paint costs 20 % of the start. This module's test compares the numbers with Qt's own.
"""

from enum import IntEnum


class ItemDataRole(IntEnum):
    """The same values as `Qt.ItemDataRole`."""

    DisplayRole = 0
    AccessibleTextRole = 11
    UserRole = 256
