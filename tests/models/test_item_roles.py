# SPDX-License-Identifier: MIT
"""The roles bear Qt's names and Qt's numbers."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.models.item_roles import ItemDataRole


@pytest.mark.parametrize("role", ItemDataRole)
def test_a_role_is_qt_s_own(role: ItemDataRole) -> None:
    assert int(Qt.ItemDataRole[role.name]) == int(role)
