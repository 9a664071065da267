# SPDX-License-Identifier: MIT
"""What Windows wants to be told by a program with a window: who it is, and who may come to front.

`windll` is `ctypes.windll`, which is there on Windows only.
"""

import sys
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

ANYBODY = -1
PARENT = -1
STYLE_OF_WINDOWS_10 = "windowsvista"


def introduce(windll: Any, app_id: str, console: str = "CONOUT$") -> None:
    """Name the program for the task bar, and let it answer the terminal that started it.

    A program without a console has no output of its own: --version would answer nobody.
    """
    windll.shell32.SetCurrentProcessExplicitAppUserModelID(app_id)
    if sys.stdout is None and windll.kernel32.AttachConsole(PARENT):
        output = Path(console).open("w", encoding="utf-8", buffering=1)  # noqa: SIM115 - to the end
        sys.stdout = sys.stderr = output


def follow_palette(app: QApplication) -> None:
    """Have menus drawn in the theme's colours by Windows 10, too.

    Its style takes Windows' own light ones for their ground, and the palette's for their text.
    """
    if app.style().name() == STYLE_OF_WINDOWS_10:
        app.setStyle("Fusion")


def let_others_to_front(windll: Any) -> None:
    """Allow the program that was started first to raise its window."""
    windll.user32.AllowSetForegroundWindow(ANYBODY)
