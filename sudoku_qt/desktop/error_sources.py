# SPDX-License-Identifier: MIT
"""The hooks that send every error to one log: Python's, its threads' and Qt's."""

import logging
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler

from sudoku_qt.store.error_log import ErrorLog
from sudoku_qt.store.personal import Cleaner

NAME, QT_NAME = "sudoku_qt", "qt"
QT_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorSources(QObject):
    """Installs the hooks, until it is closed."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = ErrorLog(path, Cleaner.of_user())
        self._log.setLevel(logging.WARNING)
        logging.getLogger().addHandler(self._log)
        threading.excepthook = take_from_thread
        sys.unraisablehook = take_unraisable
        qInstallMessageHandler(take_from_qt)

    def close(self) -> None:
        """Restore the hooks that were there before."""
        qInstallMessageHandler(None)
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        logging.getLogger().removeHandler(self._log)
        self._log.close()


def take(error: BaseException | None) -> None:
    """Log an exception."""
    logging.getLogger(NAME).error("", exc_info=error)


def take_from_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Log a message of Qt's, and pass it on to where it would have been printed."""
    if kind in QT_LEVELS:
        logging.getLogger(QT_NAME).log(QT_LEVELS[kind], "%s", text)
    if sys.stderr:  # a program without a console has none
        category = f"{context.category}: " if context.category not in {None, "default"} else ""
        sys.stderr.write(f"{category}{text}\n")


def take_from_thread(args: threading.ExceptHookArgs) -> None:
    """Log the exception that ended a Python thread."""
    take(args.exc_value)
    threading.__excepthook__(args)


def take_unraisable(args: "sys.UnraisableHookArgs") -> None:
    """Log an exception that Python could not raise."""
    take(args.exc_value)
    sys.__unraisablehook__(args)
