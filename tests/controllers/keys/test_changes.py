# SPDX-License-Identifier: MIT
"""Changed keys as text: read as they were written, and whatever is no key is passed over."""

import pytest

from sudoku_qt.controllers.keys.changes import is_key, read, written


def test_changes_are_read_as_they_were_written_in_their_order(qapp: object) -> None:
    changes = {"fill_notes": ("Ctrl+M", "F2"), "check": (), "next_mode": ("=",), "clear": (";",)}
    assert read(written(changes)) == changes
    assert list(read(written(changes))) == list(changes)


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("", {}),
        ("check", {"check": ()}),
        ("=F2", {}),
        ("check=Nonsense", {}),
        ("check=ctrl+m", {}),
        ("check=F2 undo=F3 check=F4", {"undo": ("F3",), "check": ("F4",)}),
        ("\x00 check=F2 ====", {"\x00": (), "check": ("F2",)}),
    ],
)
def test_of_a_damaged_text_the_rest_is_read(
    qapp: object, text: str, changes: dict[str, tuple[str, ...]]
) -> None:
    assert read(text) == changes


def test_a_key_is_one_stroke_by_its_name(qapp: object) -> None:
    assert all(is_key(key) for key in ("F2", "Ctrl+Shift+M", ",", "=", "Ctrl++", "Space"))
    assert not any(is_key(key) for key in ("", "Ctrl", "Ctrl+", "A, B", "f2", "Ctrl+Moon"))
