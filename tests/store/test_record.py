# SPDX-License-Identifier: MIT
"""The record: every game is there, whatever else the file holds and whatever goes wrong."""

import csv
import errno
import io
import json
import os
import stat
import sys
from dataclasses import replace
from io import FileIO
from math import nan
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sudoku_qt.store import record as store
from sudoku_qt.store.files import FileFault
from sudoku_qt.store.record import Played, Record, table

GAME = Played(
    "2026-01-02T03:04:05+00:00",
    "sudoku",
    "53..7....",
    "standard",
    level=4,
    predicted_s=612.5,
    elapsed_ms=500_000,
    hints=1,
    mistakes=2,
    found=("x_wing",),
    shown=("xy_wing", "skyscraper"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that is not there yet."""
    return tmp_path / "data" / "record.jsonl"


def test_at_the_first_start_nothing_was_played(path: Path) -> None:
    assert Record(path).read() == ()
    assert not path.exists()


def test_games_come_back_in_their_order(path: Path) -> None:
    games = [GAME, Played("2026-01-03T00:00:00+00:00", "gomoku"), GAME]

    for game in games:
        Record(path).add(game)

    assert Record(path).read() == tuple(games)
    assert path.read_bytes().count(b"\n") == 3


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no modes")
def test_it_is_nobody_else_s_business(path: Path) -> None:
    Record(path).add(GAME)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_line_cut_off_costs_that_line_only(path: Path) -> None:
    Record(path).add(GAME)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])

    Record(path).add(GAME)

    assert Record(path).read() == (GAME, GAME)


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[1, 2]",
        b"[" * 3000,
        b'{"when": "x"}',
        b'{"when": "x", "game": 7}',
        b'{"when": "x", "game": "sudoku", "level": -1}',
        b'{"when": "x", "game": "sudoku", "level": true}',
        b'{"when": "x", "game": "sudoku", "level": 2.5}',
        b'{"when": "x", "game": "sudoku", "predicted_s": NaN}',
        b'{"when": "x", "game": "sudoku", "found": "x_wing"}',
        b'{"when": "x", "game": "sudoku", "found": [1]}',
        b'{"when": "x", "game": "sudoku", "puzzle": "' + b"1" * 300 + b'"}',
        b'{"when": "x", "game": "' + b"s" * 5000 + b'"}',
        b"\xff\xfe",
    ],
)
def test_a_line_that_is_none_of_ours_is_passed_over(path: Path, line: bytes) -> None:
    Record(path).add(GAME)
    with path.open("ab") as file:
        file.write(line + b"\n")
    Record(path).add(GAME)

    assert Record(path).read() == (GAME, GAME)


def test_a_line_has_at_most_4096_letters(path: Path) -> None:
    Record(path).add(GAME)
    line = path.read_bytes()
    for length, games in ((4096, 1), (4097, 0)):
        path.write_bytes(line.rstrip(b"\n").ljust(length) + b"\n")
        assert len(Record(path).read()) == games


def test_a_game_has_at_most_a_hundred_techniques(path: Path) -> None:
    for count in (100, 101):
        Record(path).add(replace(GAME, found=("x_wing",) * count))
    assert [len(game.found) for game in Record(path).read()] == [100]


def test_what_is_no_number_is_never_written(path: Path) -> None:
    Record(path).add(GAME)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="not JSON compliant"):
        Record(path).add(replace(GAME, predicted_s=nan))
    assert path.read_bytes() == before


def test_words_of_a_later_version_are_passed_over(path: Path) -> None:
    Record(path).add(GAME)
    section = json.loads(path.read_bytes()) | {"mood": "good"}
    path.write_bytes(json.dumps(section).encode() + b"\n")

    assert Record(path).read() == (GAME,)


@pytest.mark.parametrize("partly", [False, True])
def test_a_full_disk_is_told_and_costs_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, partly: bool
) -> None:
    Record(path).add(GAME)
    before = path.read_bytes()

    def fail(file: FileIO, line: bytes) -> None:
        if partly:
            file.write(line[:10])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(store, "_write_whole", fail)
    with pytest.raises(FileFault) as told:
        Record(path).add(GAME)

    assert "record.jsonl" in str(told.value)
    assert path.read_bytes() == before


def test_where_the_folder_cannot_be_made_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file")

    with pytest.raises(FileFault):
        Record(tmp_path / "data" / "record.jsonl").add(GAME)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rubbish=st.binary(max_size=200))
def test_whatever_was_appended_the_games_before_it_are_there(path: Path, rubbish: bytes) -> None:
    path.unlink(missing_ok=True)
    Record(path).add(GAME)
    with path.open("ab") as file:
        file.write(rubbish)

    Record(path).add(GAME)

    games = Record(path).read()
    assert (games[0], games[-1]) == (GAME, GAME)


def test_a_record_is_erased_and_begins_anew(tmp_path: Path) -> None:
    record = Record(tmp_path / "record.jsonl")
    record.add(Played("2026-11-22", "sudoku"))

    record.erase()
    record.erase()
    assert record.read() == ()
    record.add(Played("2026-11-23", "sudoku"))
    assert len(record.read()) == 1


def test_a_record_that_cannot_be_erased_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "record.jsonl").mkdir()

    with pytest.raises(FileFault, match=r"record\.jsonl"):
        Record(tmp_path / "record.jsonl").erase()


def test_a_table_holds_every_game_and_no_formula() -> None:
    games = (
        Played("2026-11-22", "sudoku", kind="=SUM(A1)", found=("x_wing", "pointing")),
        Played("2026-11-23", "gomoku", result="won"),
    )
    rows = list(csv.DictReader(io.StringIO(table(games).decode())))

    assert [row["game"] for row in rows] == ["sudoku", "gomoku"]
    assert rows[0]["found"] == "x_wing pointing"
    assert rows[0]["kind"] == "'=SUM(A1)"
    assert rows[1]["result"] == "won"
