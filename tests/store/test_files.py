# SPDX-License-Identifier: MIT
"""Files: what cannot be read or written is told, and what was there before is still there."""

import os
import random
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.store import files
from sudoku_qt.store.files import FileFault, MissingFault

ROOT = Path(__file__).resolve().parents[2]
OLD = b"old game\n"
NEW = b"new game\n" * 1000

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
linux = pytest.mark.skipif(sys.platform != "linux", reason="as Linux does it")


def refusal(path: Path, most: int = files.MAX_BYTES) -> str:
    """The sentence with which a file is not read."""
    with pytest.raises(FileFault) as refused:
        files.read(path, most)
    return str(refused.value)


def write_refusal(path: Path, data: bytes = NEW) -> str:
    """The sentence with which a file is not written."""
    with pytest.raises(FileFault) as refused:
        files.write(path, data)
    return str(refused.value)


# Reading


@pytest.mark.parametrize("data", [b"", b"\0\xff", OLD])
def test_a_file_is_read_as_it_is(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game.sudoku").write_bytes(data)

    assert files.read(tmp_path / "game.sudoku") == data


def test_a_file_may_be_exactly_as_large_as_allowed(tmp_path: Path) -> None:
    path = tmp_path / "game.sudoku"
    path.write_bytes(b"x" * 100)

    assert len(files.read(path, 100)) == 100
    assert refusal(path, 99) == "“game.sudoku” is larger than 0 MB."


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "gone.sudoku") == "“gone.sudoku” is not there (any more)."
    with pytest.raises(MissingFault):
        files.read(tmp_path / "nowhere" / "gone.sudoku")


def test_below_a_file_there_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    with pytest.raises(MissingFault):
        files.read(tmp_path / "games" / "sudoku.current")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()

    assert refusal(tmp_path / "games") == "“games” is a folder. Open a file in it."


@linux
def test_two_gigabytes_are_refused_by_their_size(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.touch()
    os.truncate(path, 2 * 2**30)  # sparse: it takes no room on the disk

    assert refusal(path) == "“list.txt” is larger than 64 MB."


def test_a_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.sudoku"
    path.write_bytes(b"x" * 10)
    small = path.stat()
    path.write_bytes(b"x" * 2**20 * 3)
    monkeypatch.setattr(Path, "stat", lambda *_, **__: small)

    assert refusal(path, 2**20) == "“game.sudoku” is larger than 1 MB."


@posix
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    assert refusal(tmp_path / "pipe") == "“pipe” is not a file but a device."
    assert write_refusal(tmp_path / "pipe") == "“pipe” is not a file but a device."


@posix
@pytest.mark.parametrize("name", ["zero", "null", "full"])
def test_a_device_is_no_file(name: str) -> None:
    device = Path("/dev") / name
    if not device.exists():
        pytest.skip(f"there is no {device}")

    assert refusal(device) == f"“{name}” is not a file but a device."
    assert write_refusal(device) == f"“{name}” is not a file but a device."


def test_what_others_may_not_read_is_told(own_folder: Path) -> None:
    path = own_folder / "game.sudoku"
    path.write_bytes(OLD)
    path.chmod(0)

    assert refusal(path) == "You are not allowed to read “game.sudoku”."


@posix
def test_a_link_to_itself_is_told(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")

    assert refusal(tmp_path / "loop").startswith("“loop” cannot be read: ")


def test_an_impossible_name_is_told(tmp_path: Path) -> None:
    name = "x" * 300
    told = refusal(tmp_path / name).removeprefix(f"“{name}” ")
    assert told.startswith(("cannot be read: ", "is not there"))  # the latter to Windows


@pytest.mark.parametrize("broken", ["\0", "\ud800"])
def test_a_name_that_would_be_cut_or_changed_is_refused(tmp_path: Path, broken: str) -> None:
    told = "“game\ufffd.sudoku” cannot be the name of a file."

    assert refusal(tmp_path / f"game{broken}.sudoku") == told
    assert write_refusal(tmp_path / f"game{broken}.sudoku") == told
    assert list(tmp_path.iterdir()) == []


# Writing


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.sudoku"

    for data in (OLD, NEW, b""):
        files.write(path, data)
        assert path.read_bytes() == data

    assert [path.name for path in tmp_path.iterdir()] == ["game.sudoku"], "nothing else is left"


@posix
def test_a_file_keeps_its_mode_and_a_link_its_target(tmp_path: Path) -> None:
    path, link = tmp_path / "game.sudoku", tmp_path / "link.sudoku"
    path.write_bytes(OLD)
    path.chmod(0o600)
    link.symlink_to(path)

    files.write(link, NEW)

    assert link.is_symlink()
    assert path.read_bytes() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def mode_of(path: Path) -> int:
    """The permission bits of a file or folder."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Let every new file and folder be read and written by all, where nobody says otherwise."""
    usual = os.umask(0)
    yield
    os.umask(usual)


@posix
@pytest.mark.usefixtures("open_to_all")
def test_what_the_program_keeps_is_the_users_alone(tmp_path: Path) -> None:
    path = tmp_path / "state" / "sudoku-qt" / "games" / "sudoku.current"
    for data in (OLD, NEW):
        files.write_private(path, data)

        assert mode_of(path) == 0o600
        assert {mode_of(folder) for folder in path.parents[:3]} == {0o700}


@posix
@pytest.mark.usefixtures("open_to_all")
def test_what_the_user_saves_is_as_open_as_every_file_of_his(tmp_path: Path) -> None:
    files.write(tmp_path / "game.sudoku", NEW)

    assert mode_of(tmp_path / "game.sudoku") == 0o666


@posix
@pytest.mark.usefixtures("open_to_all")
def test_what_lay_open_before_is_narrowed(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "state", tmp_path / "elsewhere"
    (folder / "games").mkdir(parents=True)
    for path in (elsewhere, folder / "games" / "sudoku.current", folder / "fixed"):
        path.touch()
    (folder / "fixed").chmod(0o444)
    (folder / "link").symlink_to(elsewhere)

    files.narrow(folder)

    modes = {path.name: mode_of(path) for path in (folder, *folder.rglob("*"))}
    assert modes == {
        "state": 0o700,
        "games": 0o700,
        "sudoku.current": 0o600,
        "fixed": 0o400,
        "link": 0o666,
    }
    files.narrow(tmp_path / "nowhere")


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()

    assert write_refusal(tmp_path / "games") == "“games” is a folder. Choose a name for a file."


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "usb stick"

    told = write_refusal(folder / "game.sudoku")

    assert told == f"The folder “{folder}” is not there. Save elsewhere."


def test_a_file_that_may_not_be_changed_stays_as_it_is(own_folder: Path) -> None:
    path = own_folder / "game.sudoku"
    path.write_bytes(OLD)
    path.chmod(0o400)

    assert write_refusal(path) == "“game.sudoku” may not be written to. Save elsewhere."
    assert path.read_bytes() == OLD


@pytest.mark.parametrize("mode", [0o500, 0o400, 0])
@pytest.mark.parametrize("name", ["game.sudoku", "new.sudoku"])
def test_a_folder_that_may_not_be_changed_is_told(own_folder: Path, mode: int, name: str) -> None:
    folder = own_folder / "games"
    folder.mkdir()
    (folder / "game.sudoku").write_bytes(OLD)
    folder.chmod(mode)

    told = write_refusal(folder / name)

    folder.chmod(0o700)
    assert told == f"“{name}” may not be written to. Save elsewhere."
    assert [path.read_bytes() for path in folder.iterdir()] == [OLD]


@posix
def test_a_name_that_is_too_long_is_told(tmp_path: Path) -> None:
    assert write_refusal(tmp_path / ("x" * 300)).endswith("was not saved: File name too long")


FULL = """
import resource, shutil, sys
from pathlib import Path
from types import SimpleNamespace
from sudoku_qt.store import files
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))  # no file grows beyond this
shutil.disk_usage = lambda folder: SimpleNamespace(free=int(sys.argv[2]))
try:
    files.write(Path(sys.argv[1]), b"new game" * 1000)
except files.FileFault as fault:
    print(fault)
"""


@linux
@pytest.mark.parametrize(
    ("free", "told"),
    [
        (4096, "The disk is full, so “game.sudoku” was not saved. Save elsewhere."),
        (10**9, "“game.sudoku” was not saved: "),
    ],
    ids=["full disk", "limit"],
)
def test_where_there_is_no_room_the_old_file_stays(tmp_path: Path, free: int, told: str) -> None:
    path = tmp_path / "game.sudoku"
    path.write_bytes(OLD)

    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path), str(free)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )

    assert done.stdout.startswith(told)
    assert path.read_bytes() == OLD
    assert [path.name for path in tmp_path.iterdir()] == ["game.sudoku"]


@linux
def test_on_a_disk_that_is_full_the_old_file_stays(tmp_path: Path) -> None:
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if not (mount and umount) or os.getuid() != 0:
        pytest.skip("only root can mount a small disk")
    made = subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(tmp_path)], check=False
    )
    if made.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        path = tmp_path / "game.sudoku"
        path.write_bytes(OLD)
        told = write_refusal(path, b"x" * 2**19)
        kept = path.read_bytes()
    finally:
        busy = subprocess.run([umount, str(tmp_path)], check=False).returncode
        if busy:
            subprocess.run([umount, "-l", str(tmp_path)], check=True)

    assert not busy, "an unfinished file is still open"
    assert told == "The disk is full, so “game.sudoku” was not saved. Save elsewhere."
    assert kept == OLD


KILLED = """
import os, random, signal, sys
from pathlib import Path
from sudoku_qt.store import files
path, seed, runs = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
whole = {bytes([letter]) * 60_000 for letter in b"abcdefgh"}
moments = random.Random(seed)
left = set()
files.write(path, b"a" * 60_000)  # imports what writing needs, before there are children
for run in range(runs):
    heard, told = os.pipe()
    child = os.fork()
    if not child:
        while True:
            for data in sorted(whole):
                files.write(path, data)
                os.write(told, b".")
    for _ in range(moments.randint(1, 6)):
        os.read(heard, 1)  # so often it has written, and somewhere in the next
    for _ in range(moments.randrange(50_000)):
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(heard)
    os.close(told)
    left.add(path.read_bytes())
    if not left <= whole:
        sys.exit(f"run {run}: neither the old file nor the new one")
print(len(left))
"""


@pytest.mark.slow
@linux
@pytest.mark.parametrize("runs", [30, pytest.param(3000, marks=pytest.mark.torture)])
def test_killed_at_any_moment_it_leaves_the_old_file_or_the_new_one(
    tmp_path: Path, runs: int
) -> None:
    path, seed = tmp_path / "game.sudoku", random.randrange(2**32)
    path.write_bytes(b"a" * 60_000)

    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), str(seed), str(runs)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )

    assert done.returncode == 0, f"seed {seed}: {done.stderr}"
    assert int(done.stdout) > 1, "nobody ever wrote"
