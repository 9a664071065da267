# SPDX-License-Identifier: MIT
"""The runner of the measurements: its table, its file, and what it does about one that raises."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.bench import __main__ as bench


def good_rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure two things."""
    yield "key to paint", 0.5, "ms", "median of 100"
    yield "puzzles", 1_234_567.8, "/s", ""


def bad_rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure one thing and break."""
    yield "first", 1, "ms", ""
    raise RuntimeError("the second broke")


MODULES = {
    "tests.bench.bench_bad": SimpleNamespace(rows=bad_rows),
    "tests.bench.bench_good": SimpleNamespace(rows=good_rows),
}


@pytest.fixture
def result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the runner find the modules above, and write elsewhere."""
    for name in MODULES:
        (tmp_path / f"{name.rpartition('.')[2]}.py").touch()
    monkeypatch.setattr(bench, "HERE", tmp_path)
    monkeypatch.setattr(bench, "RESULT", tmp_path / "build" / "bench.json")
    monkeypatch.setattr(bench, "import_module", MODULES.__getitem__)
    return tmp_path / "build" / "bench.json"


def test_figures_are_printed_and_written(result: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["good"]) == 0
    printed = capsys.readouterr().out
    assert "1,234,568 /s" in printed
    assert "0.5 ms" in printed
    row = {"name": "key to paint", "value": 0.5, "unit": "ms", "note": "median of 100"}
    assert json.loads(result.read_text(encoding="utf-8"))["rows"]["bench_good"][0] == row


def test_what_takes_minutes_is_measured_only_where_it_is_named() -> None:
    assert "bench_cluster" not in bench.modules([])
    assert bench.modules(["clus"]) == ["bench_cluster"]


def test_one_that_raises_is_reported_and_the_others_still_run(
    result: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.main([]) == 1
    written = json.loads(result.read_text(encoding="utf-8"))
    assert [len(rows) for rows in written["rows"].values()] == [1, 2]
    assert "the second broke" in written["failed"]["bench_bad"]
    assert "failed: bench_bad" in capsys.readouterr().out
