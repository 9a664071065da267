# SPDX-License-Identifier: MIT
"""What a worker does with a part."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.cli.exits import OutputFault, ProcessFault
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cluster.folder import Folder, Note
from sudoku_qt.cluster.parts import Numbers
from sudoku_qt.cluster.task import Task
from sudoku_qt.engine.work import Cancelled, never
from sudoku_qt.version import version

pytest.importorskip("fsspec", reason="the extra cluster is not installed")

PART = Numbers(range(1, 4), iter)


def written(number: int) -> Outcome:
    """Write a number; the second is bad, and 9 is the last."""
    said = ("2 is bad",) if number == 2 else ()
    return Outcome(f",{number}\n".encode(), 1, said, bad=number == 2, stopped=number == 9)


@pytest.fixture
def task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Task:
    """A task, and a folder for it."""
    monkeypatch.setenv("LANGUAGE", "en")
    folder = Folder(str(tmp_path / "parts"), "txt")
    folder.begin({}, resume=False)
    return Task(written, folder, b",", b"<\n", b">\n", ("zh_CN", version()), lambda: never)


def test_it_writes_a_whole_file_and_says_what_was_wrong(task: Task) -> None:
    assert task(5, PART) == Note(3, ("2 is bad",), bad=True) == task.folder.note(5)
    assert task.folder.data(5) == b"<\n1\n,2\n,3\n>\n"
    assert os.environ["LANGUAGE"] == "zh_CN"


def test_it_does_nothing_twice(task: Task) -> None:
    task(5, PART)

    assert task(5, Numbers(range(7, 9), iter)) == Note(3, ("2 is bad",), bad=True)


def test_what_stops_a_run_is_not_written(task: Task) -> None:
    assert task(5, Numbers(range(8, 12), iter)) == Note(2, stopped=True)
    assert task.folder.note(5) is None


def test_what_nobody_waits_for_is_not_written(task: Task) -> None:
    with pytest.raises(Cancelled):
        replace(task, asking=lambda: lambda: True)(5, PART)
    assert task.folder.note(5) is None


def test_another_version_or_another_folder_does_nothing(task: Task) -> None:
    with pytest.raises(ProcessFault, match=r"a worker has sudoku-qt .*, and here is 0\.0\.0"):
        replace(task, speaking=("en", "0.0.0"))(5, PART)
    elsewhere = replace(task, folder=Folder(f"{task.folder.name}-elsewhere", "txt"))
    with pytest.raises(OutputFault, match="not every machine reaches"):
        elsewhere(5, PART)
