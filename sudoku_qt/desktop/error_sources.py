# SPDX-License-Identifier: MIT
"""Everything that may tell of an error, led into one log: Python's, its threads' and Qt's."""

import logging
import sys
import threading
from pathlib import Path

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QtMsgType,
    qInstallMessageHandler,
)

from sudoku_qt.store.error_log import ErrorLog
from sudoku_qt.store.personal import Cleaner

NAME, QT_NAME = "sudoku_qt", "qt"
QT_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorSources(QObject):
    """Leads them there until it is closed."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = ErrorLog(path, Cleaner.of_user())
        self._log.setLevel(logging.WARNING)
        logging.getLogger().addHandler(self._log)
        threading.excepthook = take_from_thread
        sys.unraisablehook = take_unraisable
        qInstallMessageHandler(take_from_qt)

    def close(self) -> None:
        """Leave everything as it was."""
        qInstallMessageHandler(None)
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        logging.getLogger().removeHandler(self._log)
        self._log.close()


def take(error: BaseException | None) -> None:
    """Write an error down."""
    logging.getLogger(NAME).error("", exc_info=error)


def take_from_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write a message of Qt's down, and say it where it would have been said."""
    if kind in QT_LEVELS:
        logging.getLogger(QT_NAME).log(QT_LEVELS[kind], "%s", text)
    if sys.stderr:  # a program without a console has none
        category = f"{context.category}: " if context.category not in {None, "default"} else ""
        sys.stderr.write(f"{category}{text}\n")


def take_from_thread(args: threading.ExceptHookArgs) -> None:
    """Write down what a thread of Python's died of."""
    take(args.exc_value)
    threading.__excepthook__(args)


def take_unraisable(args: "sys.UnraisableHookArgs") -> None:
    """Write down what could not be raised."""
    take(args.exc_value)
    sys.__unraisablehook__(args)
