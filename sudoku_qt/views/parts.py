# SPDX-License-Identifier: MIT
"""Going with the keys from one part of the window to the next: board, cards, notice."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6 import QtCore
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


def go_to_part(parts: Sequence[QWidget], step: int) -> None:
    """The keys to the next part (1) or the previous one (-1) that can take them."""
    if not parts:
        return
    outside = -1 if step > 0 else 0
    here = next((place for place, part in enumerate(parts) if has_keys(part)), outside)
    for far in range(1, len(parts) + 1):
        entry = entry_of(parts[(here + step * far) % len(parts)])
        if entry:
            # As Tab it would be no key to Qt, which shows a ring then only while Tab is pressed.
            entry.setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)
            return


def is_by_keys(event: QFocusEvent) -> bool:
    """Whether what got the keys got them by keys: by Tab, or as a part of the window."""
    reasons = QtCore.Qt.FocusReason
    by_keys = reasons.TabFocusReason, reasons.BacktabFocusReason, reasons.ShortcutFocusReason
    return event.reason() in by_keys


def has_keys(part: QWidget) -> bool:
    """Whether the keys are a part's own, or those of something in it."""
    focused: QWidget | None = part.window().focusWidget()
    return focused is not None and is_in(part, focused)


def is_in(part: QWidget, each: QWidget) -> bool:
    """Whether a widget is a part, or belongs to it."""
    return each is part or part.isAncestorOf(each)


def entry_of(part: QWidget) -> QWidget | None:
    """What Tab would come to first in a part; None where nothing in it takes keys."""
    chain = chain_from(part.window())
    return next((each for each in chain if is_in(part, each) and takes_keys(each)), None)


def chain_from(window: QWidget) -> Iterator[QWidget]:
    """Yield all that is in a window in the order of Tab."""
    each = after(window)
    while each is not window:
        yield each
        each = after(each)


def after(each: QWidget) -> QWidget:
    """What Tab comes to next in a window, whether it stops there or not.

    PySide takes what it gives here for a part of what it was asked of: with the end of one widget
    all after it would count as deleted, menus and window among them. Qt does nothing where a
    widget is given the parent that it has, and PySide knows then whose part it is.
    """
    following = cast("QWidget", each.nextInFocusChain())  # the chain has no end
    following.setParent(following.parentWidget())
    return following


def takes_keys(each: QWidget) -> bool:
    """Whether Tab stops at a widget now."""
    stops = bool(each.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus)
    return stops and each.isVisible() and each.isEnabled()
