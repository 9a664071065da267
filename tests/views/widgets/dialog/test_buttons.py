# SPDX-License-Identifier: MIT
"""A dialog's buttons wear no icons, whatever the style of the desktop does."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from sudoku_qt.views.widgets.dialog.buttons import DialogButtons

KINDS = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel


@pytest.fixture
def style_with_icons(qapp: QApplication) -> Iterator[None]:
    """Let the style want icons on the buttons of dialogs."""
    qapp.setStyleSheet("QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 1 }")
    yield
    qapp.setStyleSheet("")


@pytest.mark.usefixtures("style_with_icons")
def test_there_are_no_icons_where_the_style_wants_them() -> None:
    plain, ours = QDialogButtonBox(KINDS), DialogButtons(KINDS)
    assert not any(button.icon().isNull() for button in plain.buttons())
    assert all(button.icon().isNull() for button in ours.buttons())
    assert [button.text() for button in ours.buttons()]
