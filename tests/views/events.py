# SPDX-License-Identifier: MIT
"""What a player does with the mouse, as events that are sent to a part, and what the part sends.

They do not go through the window, so no part depends on where the mouse was in another test.
"""

from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

Type = QEvent.Type
Pointer: TypeAlias = QPointingDevice.PointerType
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


def own_signals(source: QObject) -> list[str]:
    """The names of the signals that the program's classes give to an object."""
    every = type(source).__mro__
    ours = [vars(kind) for kind in every if kind.__module__.startswith("sudoku_qt")]
    return sorted({name for each in ours for name in each if isinstance(each[name], Signal)})


def mouse(
    part: QWidget,
    kind: QEvent.Type,
    spot: QPoint,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = PLAIN,
    pen: Pointer | None = None,
) -> bool:
    """Send one event, of which a move is one with that button down; whether it was taken."""
    changed = NONE if kind == Type.MouseMove else button
    held = NONE if kind == Type.MouseButtonRelease else button
    where, around = QPointF(spot), QPointF(part.mapToGlobal(spot))
    device: list[QPointingDevice] = [] if pen is None else [_device(pen)]
    event = QMouseEvent(kind, where, around, changed, held, keys, *device)
    QApplication.sendEvent(part, event)
    return event.isAccepted()


def _device(pen: Pointer) -> QPointingDevice:
    """A finger or a pen."""
    kinds = QInputDevice.DeviceType
    kind = kinds.TouchScreen if pen == Pointer.Finger else kinds.Stylus
    return QPointingDevice("pen", 1, kind, pen, QInputDevice.Capability.Position, 1, 1)


def click(
    part: QWidget,
    spot: QPoint,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = PLAIN,
) -> bool:
    taken = mouse(part, Type.MouseButtonPress, spot, button, keys)
    mouse(part, Type.MouseButtonRelease, spot, button, keys)
    return taken


def double_click(part: QWidget, spot: QPoint, button: Qt.MouseButton = LEFT) -> bool:
    click(part, spot, button)
    taken = mouse(part, Type.MouseButtonDblClick, spot, button)
    mouse(part, Type.MouseButtonRelease, spot, button)
    return taken


def drag(
    part: QWidget,
    begin: QPoint,
    end: QPoint,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = PLAIN,
    pen: Pointer | None = None,
) -> bool:
    """Drag first down or up, then across."""
    taken = mouse(part, Type.MouseButtonPress, begin, button, keys, pen)
    for spot in (begin, QPoint(begin.x(), end.y()), end):
        mouse(part, Type.MouseMove, spot, button, keys, pen)
    mouse(part, Type.MouseButtonRelease, end, button, keys, pen)
    return taken
