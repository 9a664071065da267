# SPDX-License-Identifier: MIT
"""What a widget is like beside what it paints: how it differs from a plain one of Qt's.

Its sizes, whether it takes the keys, its pointer, what it tells whoever cannot see it, what may be
chosen in it: each property that has another value than in the class of Qt that it is built on.
"""

from collections.abc import Iterator
from enum import Enum
from functools import cache

from PySide6.QtCore import QMargins, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCursor, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QFrame,
    QHeaderView,
    QPushButton,
    QSizeGrip,
    QSizePolicy,
    QWidget,
)

ELSEWHERE = """
    acceptableInput accessibleName childrenRect childrenRegion cleanText currentText
    cursorPosition cursorWidth displayText documentTitle down enabled focus font frameGeometry
    frameRect frameSize frameWidth fullScreen geometry hasSelectedText height html
    isActiveWindow locale markdown maximized maximumHeight maximumWidth menuRole minimized
    minimumHeight minimumSizeHint minimumWidth modal normalGeometry objectName palette
    plainText pos rect redoAvailable selectedText shortcut size sizeHint sliderPosition
    tabletTracking text toolTip toolTipDuration underMouse undoAvailable updatesEnabled visible
    width windowFilePath windowIcon windowIconText windowModality windowModified windowOpacity
    windowTitle x y
"""
"""What is written down elsewhere, depends on what else is there, or follows from the others."""


STANDS_FOR: dict[type, type] = {
    QAbstractButton: QPushButton,
    QAbstractScrollArea: QFrame,
    QSizeGrip: QWidget,
}


def traits(part: QWidget) -> list[str]:
    """What sets a widget apart, a line for what kinds of things there are."""
    return [line for line in (_hints(part), _properties(part), _choices(part)) if line]


def _hints(part: QWidget) -> str:
    """How large a widget of ours likes to be."""
    if not type(part).__module__.startswith("sudoku_qt"):
        return ""
    hint, least = part.sizeHint(), part.minimumSizeHint()
    high = f", high {part.heightForWidth(200)} at 200" if part.hasHeightForWidth() else ""
    return f"likes {_word(hint)}, at least {_word(least)}{high}"


def _properties(part: QWidget) -> str:
    plain = _plain(_base(type(part)))
    told = []
    for name in _names(_base(type(part))):
        value, usual = _word(part.property(name)), _word(plain.property(name))
        if value != usual:
            told.append(f"{name} {value}")
    told += [
        f"{bytes(name.data()).decode()} {_word(part.property(bytes(name.data()).decode()))}"
        for name in part.dynamicPropertyNames()
        if not bytes(name.data()).startswith(b"_")
    ]
    described = part.focusProxy()
    told += [f"keys go to {type(described).__name__}"] if described else []
    return ", ".join(told)


def _choices(part: QWidget) -> str:
    if isinstance(part, QComboBox):
        return " | ".join(f"{part.itemText(at)}: {part.itemData(at)}" for at in range(part.count()))
    return ""


def timers_and_actions(part: QObject) -> Iterator[str]:
    """What a part waits for, and what can be done on it."""
    for child in part.children():
        if isinstance(child, QTimer):
            yield f"timer of {child.interval()} ms{', once' * child.isSingleShot()}"
        if isinstance(child, QAction) and (child.text() or not child.shortcut().isEmpty()):
            keys = " ".join(each.toString() for each in child.shortcuts())
            yield f"action “{child.text()}” {keys}".rstrip()


def _base(kind: type) -> type:
    return next(each for each in kind.__mro__ if each.__module__.startswith("PySide6"))


@cache
def _plain(kind: type) -> QWidget:
    """A widget of Qt's, or of the class next to it of which there can be one."""
    if kind is QHeaderView:
        return QHeaderView(Qt.Orientation.Horizontal)
    made = STANDS_FOR.get(kind, kind)()
    assert isinstance(made, QWidget)
    return made


@cache
def _names(kind: type) -> tuple[str, ...]:
    about = kind.staticMetaObject  # type: ignore[attr-defined]  # each of Qt's classes has it
    every = [about.property(number).name() for number in range(about.propertyCount())]
    return tuple(name for name in every if name not in ELSEWHERE.split())


def _word(value: object) -> str:
    """A value in a few words."""
    match value:
        case Enum():
            return value.name or str(value.value)
        case QSize():
            return f"{value.width()} {value.height()}"
        case QMargins():
            return f"{value.left()} {value.top()} {value.right()} {value.bottom()}"
        case QCursor():
            return value.shape().name
        case QSizePolicy():
            ways = f"{value.horizontalPolicy().name} {value.verticalPolicy().name}"
            return f"{ways} {value.horizontalStretch()} {value.verticalStretch()}"
        case QIcon():
            return "none" if value.isNull() else "there"
        case QKeySequence():
            return value.toString()
        case str() | int() | float() | None:
            return str(value).replace("\n", " / ")
    return type(value).__name__
