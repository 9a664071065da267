# SPDX-License-Identifier: MIT
"""What Windows needs to know of a windowed program: its identity, and who may come to the front.

`windll` is `ctypes.windll`, which exists on Windows only.
"""

import sys
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

ANYBODY = -1
PARENT = -1
STYLE_OF_WINDOWS_10 = "windowsvista"


def introduce(windll: Any, app_id: str, console: str = "CONOUT$") -> None:
    """Name the program for the task bar, and attach it to the terminal that started it.

    A program without a console has no output: --version would print nothing.
    """
    windll.shell32.SetCurrentProcessExplicitAppUserModelID(app_id)
    if sys.stdout is None and windll.kernel32.AttachConsole(PARENT):
        output = Path(console).open("w", encoding="utf-8", buffering=1)  # noqa: SIM115 - to the end
        sys.stdout = sys.stderr = output


def follow_palette(app: QApplication) -> None:
    """Have menus drawn in the theme's colours on Windows 10, too.

    Its style takes their background from Windows' own light colours, and their text from the
    palette.
    """
    if app.style().name() == STYLE_OF_WINDOWS_10:
        app.setStyle("Fusion")


def let_others_to_front(windll: Any) -> None:
    """Allow the instance that was started first to raise its window."""
    windll.user32.AllowSetForegroundWindow(ANYBODY)
