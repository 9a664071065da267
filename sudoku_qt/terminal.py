# SPDX-License-Identifier: MIT
"""The window program's output to a terminal, and its language."""

import io
import os
import sys
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.appearance.translators import languages, system_language, translators
from sudoku_qt.engine.text import escaped_lines, escaped_sentence
from sudoku_qt.languages import can_be_shown
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings

FAILED, REFUSED, UNREADABLE, UNWRITTEN, INTERRUPTED = 1, 2, 3, 4, 130
"""Exit codes: something went wrong; nothing was begun; what came in, or went out, failed; Ctrl+C.
"""
CLEAR_LINE = "\r\x1b[K"
"""Goes back to the beginning of a line and erases it."""


def speak_utf8() -> None:
    """Write everything in UTF-8, as the command line does: not every code page knows Chinese."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding != "utf-8":
            stream.reconfigure(encoding="utf-8")


def speak(app: QCoreApplication, by_option: str) -> None:
    """Choose the language: the wanted one, else the one in the settings, else the system's."""
    folder = resource("i18n")
    spoken = languages(folder)
    chosen = Settings(Paths.of_user().settings).text("language")
    known = (each for each in (by_option, chosen) if each in spoken)
    language = next(known, None) or system_language(spoken)
    if can_be_shown(sys.stdout, sys.stderr):
        for translator in translators(language, folder, app):
            app.installTranslator(translator)


def tell(lines: Iterable[str]) -> int:
    """Print lines as they come; return the exit code, which says whether all could be written."""
    try:
        for line in lines:
            print(escaped_lines(line), flush=True)
    except Exception as error:  # noqa: BLE001 - whatever fails here is the answer
        if isinstance(error, OSError) and sys.stdout is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return refuse(f"failed: {error}", FAILED)
    return 0


def refuse(reason: str, code: int = REFUSED) -> int:
    """Say why nothing was done, wherever it can be seen; return the exit code."""
    try:
        print(escaped_sentence(f"sudoku-qt: {reason}"), file=sys.stderr, flush=True)
    except OSError:  # the rest of the sentence is lost; only the exit code remains
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return code


def do_without_display() -> None:
    """Paint in memory only, unless another Qt platform was chosen."""
    chosen = os.environ.get("QT_QPA_PLATFORM")  # an empty value counts as none
    if sys.platform == "linux" and not chosen:  # elsewhere there always is a display
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def has_display() -> bool:
    """Whether Qt will find a display; without one Qt ends the process with an obscure message."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)
