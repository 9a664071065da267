# SPDX-License-Identifier: MIT
"""The file of a log, also after a power cut."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.tournament.log_file import LogFile
from sudoku_qt.engine.message import Fault
from tests.engine.gomoku.tournament.test_log import FAILED, TOURNAMENT


def test_a_log_is_begun_and_goes_on(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "log.jsonl")
    assert log.read() is None
    assert log.go_on(TOURNAMENT) == {}
    log.add(2, FAILED)
    assert log.go_on(TOURNAMENT) == {2: FAILED}
    read = log.read()
    assert read is not None
    assert read[1] == {2: FAILED}


def test_a_last_line_that_is_cut_off_costs_that_game_alone(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    log = LogFile(path)
    log.begin(TOURNAMENT)
    log.add(0, FAILED)
    log.add(1, FAILED)
    path.write_bytes(path.read_bytes()[:-20])
    assert list(log.go_on(TOURNAMENT)) == [0]
    log.add(1, FAILED)
    assert list(log.go_on(TOURNAMENT)) == [0, 1]


def test_the_log_of_another_tournament_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    log = LogFile(path)
    log.begin(TOURNAMENT)
    before = path.read_bytes()
    with pytest.raises(Fault, match="another tournament"):
        log.go_on(replace(TOURNAMENT, seed=8))
    assert path.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\n\n"])
def test_a_file_that_is_no_log_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "log.jsonl").write_bytes(data)
    with pytest.raises(Fault, match="damaged"):
        LogFile(tmp_path / "log.jsonl").go_on(TOURNAMENT)


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"directory|Permission"):
        LogFile(tmp_path).go_on(TOURNAMENT)
