# SPDX-License-Identifier: MIT
"""The folder of a run."""

import os
from pathlib import Path

import pytest

from sudoku_qt.cli.exits import OutputFault, UsageFault
from sudoku_qt.cluster.folder import Folder, Note

pytest.importorskip("fsspec", reason="the extra cluster is not installed")

NOTE = Note(2, ("list.txt:1: bad",), bad=True)


@pytest.fixture(params=["disk", "memory"])
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Folder:
    """A folder that is begun, on a disk or elsewhere."""
    name = str(tmp_path / "parts") if request.param == "disk" else f"memory:/{tmp_path}/parts"
    begun = Folder(name, "txt")
    assert begun.begin({"verb": "solve", "only": (1, 2)}, resume=True) == {}
    return begun


def test_a_part_is_there_with_its_note_and_keys(folder: Folder) -> None:
    assert folder.note(7) is None
    folder.commit(7, b"a\nb\n", b"aaabbb", NOTE)

    assert folder.note(7) == NOTE
    assert folder.data(7) == b"a\nb\n"
    assert folder.keys(7, 2) == (b"aaa", b"bbb")
    assert folder.keys(8, 0) == ()


def test_on_a_disk_a_part_is_replaced_whole(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path / "parts"), "txt")
    folder.begin({}, resume=False)
    folder.commit(7, b"a\n", b"", NOTE)
    os.link(tmp_path / "parts" / "part-00007.txt", tmp_path / "being read")
    folder.commit(7, b"b\n", b"", NOTE)

    assert folder.data(7) == b"b\n"
    assert (tmp_path / "being read").read_bytes() == b"a\n"


def test_it_is_gone_on_with_by_the_same_run_alone(folder: Folder) -> None:
    folder.commit(7, b"a\nb\n", b"", NOTE)

    assert folder.begin({"verb": "solve", "only": [1, 2]}, resume=True) == {7: NOTE}
    with pytest.raises(UsageFault, match=r"--resume goes on"):
        folder.begin({"verb": "solve", "only": [1, 2]}, resume=False)
    with pytest.raises(UsageFault, match=r'with verb "solve" and not "rate"'):
        folder.begin({"verb": "rate", "only": [1, 2]}, resume=True)
    with pytest.raises(UsageFault, match=r"with only \[1, 2\] and not null"):
        folder.begin({"verb": "solve"}, resume=True)


def test_who_does_not_see_it_writes_nothing(folder: Folder, tmp_path: Path) -> None:
    folder.check_reached()
    folder.remove()
    with pytest.raises(OutputFault, match="not every machine reaches"):
        folder.check_reached()
    assert not (tmp_path / "parts").exists()


def test_what_cannot_be_written_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OutputFault, match=r"cannot write .*: "):
        Folder(str(tmp_path / "file" / "parts"), "txt").begin({}, resume=False)
