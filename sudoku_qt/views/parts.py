# SPDX-License-Identifier: MIT
"""Moving the keyboard focus between the parts of the window: board, cards, notice."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6 import QtCore
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


def go_to_part(parts: Sequence[QWidget], step: int) -> None:
    """Move the focus to the next part (1) or the previous one (-1) that accepts it."""
    if not parts:
        return
    outside = -1 if step > 0 else 0
    here = next((place for place, part in enumerate(parts) if has_keys(part)), outside)
    for far in range(1, len(parts) + 1):
        entry = entry_of(parts[(here + step * far) % len(parts)])
        if entry:
            # With Tab as the reason, Qt would show the focus ring only while Tab is pressed.
            entry.setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)
            return


def is_by_keys(event: QFocusEvent) -> bool:
    """Whether the focus came by a key: by Tab, or by moving between parts."""
    reasons = QtCore.Qt.FocusReason
    by_keys = reasons.TabFocusReason, reasons.BacktabFocusReason, reasons.ShortcutFocusReason
    return event.reason() in by_keys


def has_keys(part: QWidget) -> bool:
    """Whether a part, or a widget in it, has the keyboard focus."""
    focused: QWidget | None = part.window().focusWidget()
    return focused is not None and is_in(part, focused)


def is_in(part: QWidget, each: QWidget) -> bool:
    """Whether a widget is a part, or a child of it."""
    return each is part or part.isAncestorOf(each)


def entry_of(part: QWidget) -> QWidget | None:
    """The first widget in a part that Tab would stop at; None if there is none."""
    chain = chain_from(part.window())
    return next((each for each in chain if is_in(part, each) and takes_keys(each)), None)


def chain_from(window: QWidget) -> Iterator[QWidget]:
    """Yield all widgets of a window in the order of Tab."""
    each = after(window)
    while each is not window:
        yield each
        each = after(each)


def after(each: QWidget) -> QWidget:
    """The next widget in a window's order of Tab, whether Tab stops there or not.

    PySide takes the returned widget for a child of the one asked: when one was destroyed, all after
    it would count as deleted, including menus and window. Setting the parent that a widget has is
    ignored by Qt, but corrects PySide.
    """
    following = cast("QWidget", each.nextInFocusChain())  # the chain has no end
    following.setParent(following.parentWidget())
    return following


def takes_keys(each: QWidget) -> bool:
    """Whether Tab stops at a widget at present."""
    stops = bool(each.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus)
    return stops and each.isVisible() and each.isEnabled()
