# SPDX-License-Identifier: MIT
"""What a command delivers goes to what it names: a file, or a pipe or device, never replaced."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.store import files
from sudoku_qt.store.files import FileFault

OLD = b"old game\n"
NEW = b"new game\n" * 1000

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
linux = pytest.mark.skipif(sys.platform != "linux", reason="as Linux does it")


@posix
def test_what_a_command_names_may_be_a_pipe_or_a_device(tmp_path: Path) -> None:
    pipe = tmp_path / "board.png"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        files.deliver(pipe, NEW)
        assert reader.communicate(timeout=60)[0] == NEW
    files.deliver(Path("/dev/null"), NEW)

    assert pipe.is_fifo()
    assert Path("/dev/null").is_char_device()


@posix
def test_whoever_stops_reading_a_pipe_is_told_of(tmp_path: Path) -> None:
    pipe = tmp_path / "board.png"
    os.mkfifo(pipe)
    with (
        subprocess.Popen(["head", "-c1", pipe], stdout=subprocess.DEVNULL),
        pytest.raises(FileFault, match=r"“board\.png” was not saved: Broken pipe"),
    ):
        files.deliver(pipe, NEW * 1000)


@linux
def test_a_full_device_is_told_of() -> None:
    with pytest.raises(FileFault, match="“full” was not saved: No space left on device"):
        files.deliver(Path("/dev/full"), NEW)


def test_what_a_command_names_is_else_a_file_as_any(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    files.deliver(path, OLD)

    assert path.read_bytes() == OLD
    with pytest.raises(FileFault, match="is a folder"):
        files.deliver(tmp_path, NEW)
