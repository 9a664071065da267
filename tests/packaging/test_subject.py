# SPDX-License-Identifier: MIT
"""A commit's subject fits into one line of a list."""

from pathlib import Path

import pytest

import subject
from tests.sweeps import in_turn


@in_turn(
    ("message", "wrong"),
    [
        ("Twelve words say it\n", ""),
        ("x" * 72 + "\n\nWhy it is so.\n", ""),
        ("Merge branch 'logic'\n# what git says\n", ""),
        ("x" * 73, "73 characters, more than 72"),
        ("", "is empty"),
        ("# nothing but what git says\n", "is empty"),
        ("A subject\nand no line between\n", "is to be empty"),
    ],
)
def test_what_is_wrong_with_a_message_is_said(message: str, wrong: str) -> None:
    found = subject.fault(message)
    assert wrong in found
    assert bool(found) == bool(wrong)


def test_the_hook_reads_the_file_that_it_is_handed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, code in (("Right", 0), ("x" * 80, 1)):
        (tmp_path / "message").write_text(text, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["subject.py", str(tmp_path / "message")])
        assert subject.main() == code
    assert "80 characters" in capsys.readouterr().err
