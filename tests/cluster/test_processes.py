# SPDX-License-Identifier: MIT
"""Processes of this machine do the parts, and nobody can reach them."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.parts import Part, parts_of_numbers
from sudoku_qt.cluster.processes import Processes
from sudoku_qt.cluster.task import Task
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from tests.cluster.test_workers import LONG, ended, started

pytest.importorskip("fsspec", reason="the extra cluster is not installed")

PUZZLES = 400
VERB = ("rate", "list.txt", "--part", "4", "-o", "many", "--cluster", "local", "--jobs", "2")
LISTENING = "0A"
"""How the system writes the state of a socket that waits for others."""


def test_parts_that_are_there_are_not_done_again() -> None:
    parts = parts_of_numbers(6, 2, 1, lambda numbers: [numbers])
    done: list[Part] = []

    def do(number: int, part: Part) -> Note:
        done.append(part)
        return Note(number)

    with Processes(1).doing(cast(Task, do), parts, {1}) as notes:
        assert [*notes] == [(0, Note(0)), (2, Note(2))]
    assert done == [parts[0], parts[2]]


@pytest.fixture
def list_file(tmp_path: Path) -> Path:
    """A list that takes some seconds."""
    text = to_text(bytes(kernel.minimal_puzzles(1, PUZZLES)))
    lines = [text[at : at + 81] for at in range(0, len(text), 81)]
    (tmp_path / "list.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


def wait_for_parts(folder: Path, process: "subprocess.Popen[str]") -> None:
    """Wait until some part is there, so that all processes work."""
    until = time.monotonic() + LONG
    while not [*(folder / "many.parts" / "_run").glob("0*.json")]:
        assert time.monotonic() < until
        with pytest.raises(subprocess.TimeoutExpired):  # it has not ended
            process.wait(0.01)


def family(process: int) -> set[int]:
    """A process and all that it started."""
    found = {process}
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found = found.union(*map(family, map(int, task.read_text("utf-8").split())))
    return found


def sockets(process: int) -> set[str]:
    """The sockets that a process holds, by their numbers."""
    names = [str(each.readlink()) for each in Path(f"/proc/{process}/fd").iterdir()]
    return {name[len("socket:[") : -1] for name in names if name.startswith("socket:[")}


def listening() -> set[str]:
    """The sockets of this machine that wait for others to connect."""
    rows = [
        line.split()
        for name in ("tcp", "tcp6")
        if (table := Path(f"/proc/net/{name}")).exists()
        for line in table.read_text("utf-8").splitlines()[1:]
    ]
    return {row[9] for row in rows if row[3] == LISTENING}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="what listens is read from /proc")
def test_none_of_them_listens(list_file: Path) -> None:
    run = started(*VERB, cwd=list_file)
    wait_for_parts(list_file, run)
    members = family(run.pid)
    held = set[str]().union(*map(sockets, members))
    open_to_others = held & listening()
    run.communicate(timeout=LONG)

    assert len(members) == 3
    assert not open_to_others
    assert run.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals to a process are POSIX's")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_what_a_later_run_goes_on_with(list_file: Path, jobs: str) -> None:
    verb = (*VERB[:-1], jobs)
    run = started(*verb, cwd=list_file)
    wait_for_parts(list_file, run)
    run.send_signal(signal.SIGINT)
    _, said = run.communicate(timeout=LONG)
    there = len([*(list_file / "many.parts" / "_run").glob("0*.json")])
    code, lines = ended(*verb, "--resume", cwd=list_file)

    assert run.returncode == 130
    assert said.splitlines()[-1].endswith("; --resume goes on")
    assert 0 < there < PUZZLES // 4
    assert (code, lines) == (0, [])
    assert len((list_file / "many").read_text(encoding="utf-8").splitlines()) == PUZZLES
