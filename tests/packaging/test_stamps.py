# SPDX-License-Identifier: MIT
"""What was done is not done again, until something that it was made of changes."""

from pathlib import Path

import pytest

import project
from stamps import once, sum_of


def test_work_is_done_again_only_with_other_inputs(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source", tmp_path / "stamps" / "step"
    source.write_text("one", encoding="utf-8")
    done: list[str] = []

    def work() -> None:
        done.append(source.read_text(encoding="utf-8"))

    assert once(stamp, [source, "option"], work)
    assert not once(stamp, [source, "option"], work)
    source.write_text("two", encoding="utf-8")
    assert once(stamp, [source, "option"], work)
    assert once(stamp, [source, "another option"], work)
    assert done == ["one", "two", "two"]


def test_what_failed_is_done_again(tmp_path: Path) -> None:
    stamp = tmp_path / "step"
    once(stamp, ["before"], list)

    def fail() -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        once(stamp, ["now"], fail)
    assert once(stamp, ["before"], list)


def test_a_file_that_moved_is_another_but_not_where_the_project_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("here/a", "here/b", "there/a"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "module.py").touch()

    def summed(root: str, file: str) -> str:
        monkeypatch.setattr(project, "ROOT", tmp_path / root)
        return sum_of([tmp_path / root / file])

    assert summed("here", "a/module.py") != summed("here", "b/module.py")
    assert summed("here", "a/module.py") == summed("there", "a/module.py")


def test_a_folder_is_its_files_without_what_python_compiled(tmp_path: Path) -> None:
    (tmp_path / "module.py").touch()
    before = sum_of([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "module.pyc").write_bytes(b"compiled")
    assert sum_of([tmp_path]) == before
    (tmp_path / "module.py").rename(tmp_path / "other.py")
    assert sum_of([tmp_path]) != before
