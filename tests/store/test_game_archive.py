# SPDX-License-Identifier: MIT
"""Kept games: the one that comes back, and those that made room for others."""

import os
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from sudoku_qt.store.files import OWN_FILE, FileFault
from sudoku_qt.store.game_archive import MOST_EARLIER, KeptGames


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Name a folder that is not there yet."""
    return tmp_path / "state" / "games"


@pytest.fixture
def kept(folder: Path) -> KeptGames:
    """The kept games of that folder."""
    return KeptGames(folder)


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second pass whenever somebody looks at the clock."""
    ticks = count(1_700_000_000)
    strftime = time.strftime
    monkeypatch.setattr(time, "strftime", lambda form: strftime(form, time.gmtime(next(ticks))))


@pytest.fixture
def standstill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything happen in one second."""
    strftime = time.strftime
    moment = time.gmtime(1_700_000_000)
    monkeypatch.setattr(time, "strftime", lambda form: strftime(form, moment))


def contents(paths: list[Path]) -> list[bytes]:
    """Read some files."""
    return [path.read_bytes() for path in paths]


def test_at_the_first_start_there_is_nothing(kept: KeptGames, folder: Path) -> None:
    assert kept.current("sudoku") is None
    assert kept.earlier("sudoku") == []
    assert not folder.exists()


def test_the_game_kept_last_comes_back(kept: KeptGames, folder: Path) -> None:
    kept.keep("sudoku", b"first")
    kept.keep("sudoku", b"second")
    kept.keep("gomoku", b"other")

    assert KeptGames(folder).current("sudoku") == b"second"
    assert KeptGames(folder).current("gomoku") == b"other"
    assert kept.earlier("sudoku") == []


@pytest.mark.usefixtures("seconds")
def test_earlier_games_come_latest_first_and_each_kind_by_itself(kept: KeptGames) -> None:
    for data in (b"first", b"second", b"third"):
        kept.archive("sudoku", data)
    kept.archive("gomoku", b"other")

    assert contents(kept.earlier("sudoku")) == [b"third", b"second", b"first"]
    assert contents(kept.earlier("gomoku")) == [b"other"]


@pytest.mark.usefixtures("standstill")
def test_games_left_in_one_second_are_all_kept_and_in_order(kept: KeptGames) -> None:
    for data in (b"first", b"second", b"third"):
        kept.archive("sudoku", data)

    assert contents(kept.earlier("sudoku")) == [b"third", b"second", b"first"]
    numbers = [path.stem.rpartition(" ")[2] for path in kept.earlier("sudoku")]
    assert numbers == ["000003", "000002", "000001"]


@pytest.mark.usefixtures("seconds")
def test_thirty_earlier_games_stay_and_the_oldest_go(kept: KeptGames) -> None:
    for number in range(33):
        kept.archive("sudoku", b"%d" % number)

    numbers = [int(data) for data in contents(kept.earlier("sudoku"))]
    assert numbers == list(range(32, 2, -1))


def test_a_clock_set_back_costs_no_game(kept: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    strftime = time.strftime
    seconds = count(1_700_000_000, -86_400)
    monkeypatch.setattr(time, "strftime", lambda form: strftime(form, time.gmtime(next(seconds))))
    for number in range(MOST_EARLIER + 3):
        path = kept.archive("sudoku", b"%d" % number)
        assert path.exists()

    numbers = [int(data) for data in contents(kept.earlier("sudoku"))]
    assert numbers == list(range(MOST_EARLIER + 2, 2, -1))


def test_games_without_a_number_are_the_oldest(kept: KeptGames, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("2099-01-01 00.00.00", "2099-01-01 00.00.00 2", "2098-01-01 00.00.00"):
        (folder / f"{name}.sudoku").write_bytes(name.encode())
    kept.archive("sudoku", b"latest")

    names = [data.decode() for data in contents(kept.earlier("sudoku"))]
    assert names == [
        "latest", "2099-01-01 00.00.00 2", "2099-01-01 00.00.00", "2098-01-01 00.00.00",
    ]  # fmt: skip


def test_each_damaged_game_is_laid_aside_under_a_name_of_its_own(kept: KeptGames) -> None:
    asides = []
    for data in (b"first", b"second"):
        kept.keep("sudoku", data)
        asides.append(kept.set_aside("sudoku"))

    assert contents(asides) == [b"first", b"second"]
    assert [path.name for path in asides] == ["sudoku.damaged-1", "sudoku.damaged-2"]


def test_an_old_game_that_cannot_go_does_not_keep_the_new_one_out(
    kept: KeptGames, folder: Path
) -> None:
    for number in range(1, MOST_EARLIER + 1):
        (folder / f"2020-01-01 00.00.00 {number:06}.sudoku").mkdir(parents=True)

    path = kept.archive("sudoku", b"new")

    assert kept.earlier("sudoku")[0] == path


def test_what_cannot_be_taken_away_harms_nobody(kept: KeptGames, folder: Path) -> None:
    old = folder / "2020-01-01 00.00.00 000001.sudoku"
    old.mkdir(parents=True)

    kept.forget("sudoku", old.name)

    assert kept.earlier("sudoku") == [old]


def test_a_game_that_cannot_be_opened_is_laid_aside_not_lost(kept: KeptGames) -> None:
    kept.keep("sudoku", b"damaged")

    aside = kept.set_aside("sudoku")
    kept.keep("sudoku", b"new")

    assert aside.read_bytes() == b"damaged"
    assert kept.current("sudoku") == b"new"
    assert kept.earlier("sudoku") == []


def test_a_folder_that_may_not_be_entered_is_told(own_folder: Path) -> None:
    closed = own_folder / "games"
    closed.mkdir(mode=0)
    kept = KeptGames(closed)

    with pytest.raises(FileFault):
        kept.keep("sudoku", b"game")
    with pytest.raises(FileFault):
        kept.archive("sudoku", b"game")
    with pytest.raises(FileFault):
        kept.current("sudoku")
    assert kept.earlier("sudoku") == []


def test_in_a_folder_that_may_not_be_changed_a_damaged_game_stays(own_folder: Path) -> None:
    kept = KeptGames(own_folder / "games")
    kept.keep("sudoku", b"damaged")
    (own_folder / "games").chmod(0o500)

    aside = kept.set_aside("sudoku")

    assert aside.read_bytes() == b"damaged"
    (own_folder / "games").chmod(0o700)


def test_the_latest_moves_are_kept_until_the_game_is_kept_whole(
    kept: KeptGames, folder: Path
) -> None:
    kept.keep("sudoku", b"first")
    assert kept.latest("sudoku") is None
    kept.keep_latest("sudoku", b"second")
    kept.keep_latest("sudoku", b"third")
    assert (kept.current("sudoku"), kept.latest("sudoku")) == (b"first", b"third")
    assert kept.latest("gomoku") is None
    assert os.name == "nt" or (folder / "sudoku.latest").stat().st_mode & 0o777 == OWN_FILE

    kept.keep("sudoku", b"fourth")
    assert (kept.current("sudoku"), kept.latest("sudoku")) == (b"fourth", None)
    assert [path.name for path in folder.iterdir()] == ["sudoku.current"]


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such things in folders")
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_what_is_no_file_of_ours_is_not_replaced_by_the_latest_moves(
    kept: KeptGames, folder: Path, kind: str
) -> None:
    kept.keep("sudoku", b"first")
    place, foreign = folder / "sudoku.latest", folder / "foreign"
    foreign.write_bytes(b"somebody's")
    make: dict[str, Callable[[], object]] = {
        "folder": place.mkdir,
        "pipe": lambda: os.mkfifo(place),
        "link": lambda: place.symlink_to(foreign),
    }
    make[kind]()
    before = place.lstat().st_ino

    kept.keep_latest("sudoku", b"second")

    assert place.lstat().st_ino == before
    assert foreign.read_bytes() == b"somebody's"
    assert kept.current("sudoku") == b"first"
