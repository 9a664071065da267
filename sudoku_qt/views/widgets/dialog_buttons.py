# SPDX-License-Identifier: MIT
"""The buttons below a dialog: words only, as everywhere else in the program."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


class DialogButtons(QDialogButtonBox):
    """Qt's own, without the coloured icons that the styles of some desktops put on them."""

    def __init__(self, kinds: QDialogButtonBox.StandardButton) -> None:
        super().__init__(kinds)
        for button in self.buttons():
            button.setIcon(QIcon())
