# SPDX-License-Identifier: MIT
"""The chore keeps what was too much for a reader, and says so by its exit code."""

from pathlib import Path

import pytest

from tests.fuzz import __main__ as chore
from tests.fuzz import address
from tests.fuzz.readers import Reader


@pytest.fixture
def findings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where findings are written."""
    monkeypatch.setattr(chore, "FINDINGS", tmp_path)
    return tmp_path


def test_what_was_too_much_is_kept_with_what_happened(findings: Path) -> None:
    reader = Reader("picky", lambda: [b"abc"], lambda data: {b"abc": "good"}[data])
    assert chore.fuzz(reader, (0, 5), seed=1) == 1
    kept = sorted(path.name for path in (findings / "picky").iterdir())
    assert kept[:2] == ["1-0", "1-0.txt"]
    assert "KeyError" in (findings / "picky" / "1-0.txt").read_text(encoding="utf-8")


def test_where_nothing_was_nothing_is_left(
    findings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chore.fuzz(Reader("patient", lambda: [b"abc"], len), (0, 5), seed=1) == 0
    assert list((findings / "patient").iterdir()) == []
    assert "patient: 5 read, 0 too much" in capsys.readouterr().out


def test_files_are_read_in_parts(findings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole: list[bytes] = []
    parts: list[bytes] = []
    chore.fuzz(Reader("one", lambda: [b"abc"], whole.append), (0, 9), seed=1)
    for part in (0, 4), (4, 5):
        chore.fuzz(Reader("one", lambda: [b"abc"], parts.append), part, seed=1)
    assert parts == whole
    assert "one: 5 read from 4 on" in capsys.readouterr().out


def test_a_reader_that_does_not_exist_is_no_success() -> None:
    assert chore.main(["nobody"]) == 1


def test_with_address_sanitizer_the_program_is_built_and_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[object] = []

    def run(*words: object) -> int:
        done.append(words)
        return 0

    monkeypatch.setattr(address, "build", lambda: done.append("built"))
    monkeypatch.setattr(address, "run", run)
    assert chore.main(["line", "--address", "--count", "3"]) == 0
    assert done == ["built", ("tests.fuzz", ["line", "--count", "3"])]
