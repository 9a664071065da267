# SPDX-License-Identifier: MIT
"""Files of a batch appear together, or not at all, and leave nothing behind."""

from pathlib import Path

import pytest

from sudoku_qt.store.file_batch import FORMER, LOCK, PREFIX, FileBatch
from sudoku_qt.store.files import FileFault


def contents(folder: Path) -> dict[str, bytes]:
    """All files in a folder, hidden ones, too."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else b""
        for path in folder.rglob("*")
    }


def test_files_appear_together(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    with FileBatch(tmp_path) as batch:
        batch.add("a", b"1")
        batch.add("b", b"2")
        assert (tmp_path / "a").read_bytes() == b"old"
        assert not (tmp_path / "b").exists()
        batch.commit()
    assert contents(tmp_path) == {"a": b"1", "b": b"2"}


def test_without_commit_nothing_appears(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    with FileBatch(tmp_path) as batch:
        batch.add("a", b"1")
    assert contents(tmp_path) == {"a": b"old"}


def test_a_full_disk_is_named_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:3])
        raise OSError(28, "No space left on device")

    with FileBatch(tmp_path) as batch:
        batch.add("a.png", b"123456")
        monkeypatch.setattr(Path, "write_bytes", write)
        with pytest.raises(FileFault, match="No space left on device") as caught:
            batch.add("b.png", b"123456")
    assert caught.value.message.facts["name"] == "b.png"
    assert contents(tmp_path) == {}


def test_where_one_cannot_be_put_the_others_are_taken_back(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    (tmp_path / "c").mkdir()
    with FileBatch(tmp_path) as batch:
        for name in "abcd":
            batch.add(name, b"new")
        with pytest.raises(FileFault, match="is a folder"):
            batch.commit()
    assert contents(tmp_path) == {"a": b"old", "c": b""}


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match=r"The folder .* is not there"):
        FileBatch(tmp_path / "gone")


def killed(folder: Path) -> Path:
    """What a program leaves that is killed while it puts a batch in its places."""
    with FileBatch(folder):
        (running,) = folder.glob(f"{PREFIX}*")
        _, *others = (running / LOCK).read_text("utf-8").split("\n")
    waiting = folder / f"{PREFIX}killed"
    (waiting / FORMER).mkdir(parents=True)
    (waiting / LOCK).write_text("\n".join(["99999999", *others]), "utf-8")  # no process has it
    (waiting / "c.png").write_bytes(b"new")
    return waiting


def test_the_next_batch_clears_what_a_killed_program_left(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"old")
    (tmp_path / "b.png").write_bytes(b"of the user")
    waiting = killed(tmp_path)
    for name in ("a.png", "b.png"):
        (tmp_path / name).rename(waiting / FORMER / name)
    (tmp_path / "b.png").write_bytes(b"new")

    with FileBatch(tmp_path) as batch:
        assert not waiting.exists()
        batch.add("c.png", b"next")
        batch.commit()

    assert contents(tmp_path) == {"a.png": b"old", "b.png": b"new", "c.png": b"next"}


def test_what_belongs_to_others_stays(tmp_path: Path) -> None:
    strange = tmp_path / f"{PREFIX}mine"
    strange.mkdir()
    (strange / "a.png").write_bytes(b"of the user")
    with FileBatch(tmp_path) as running:
        running.add("b.png", b"1")
        with FileBatch(tmp_path) as batch:
            batch.add("c.png", b"2")
            batch.commit()
        running.commit()

    assert contents(tmp_path) == {
        strange.name: b"",
        f"{strange.name}/a.png": b"of the user",
        "b.png": b"1",
        "c.png": b"2",
    }
