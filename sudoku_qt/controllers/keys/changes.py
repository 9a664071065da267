# SPDX-License-Identifier: MIT
"""Changed shortcuts as text: `check=F2 fill_notes=`, the latest change last."""

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

Changes: TypeAlias = Mapping[str, tuple[str, ...]]
"""The keys of actions by name; an empty text means none."""


def written(changes: Changes) -> str:
    """The changes as text."""
    pairs = [(name, key) for name, keys in changes.items() for key in keys or ("",)]
    return " ".join(f"{name}={key}" for name, key in pairs)


def read(text: str) -> dict[str, tuple[str, ...]]:
    """The changes in a text; invalid keys are skipped, and a later change of an action counts."""
    changes: dict[str, tuple[str, ...]] = {}
    before = ""
    for pair in text.split():
        name, _, key = pair.partition("=")
        if not name or not (key == "" or is_key(key)):
            continue
        kept = changes.pop(name, ()) if name == before else ()
        changes.pop(name, None)
        changes[name] = (*kept, *[key][: bool(key)])
        before = name
    return changes


def is_key(text: str) -> bool:
    """Whether a text names one key, with or without modifiers, as `QKeySequence` writes it."""
    sequence = QKeySequence(text)
    if sequence.count() != 1 or sequence.toString() != text:
        return False
    stroke = sequence[0]  # type: ignore[index]  # stubs lack it
    return bool(stroke.key() != Qt.Key.Key_unknown)
