# SPDX-License-Identifier: MIT
"""Several processes share the tests: each reads all their files, but none begins with the same."""

from pathlib import Path

from tests.conftest import turned


def test_each_worker_begins_with_other_files_and_reads_them_all(tmp_path: Path) -> None:
    for name in ("test_a.py", "b/test_b.py", "b/test_c.py", "test_d.py", "b/data.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    first, other = (turned([str(tmp_path)], share) for share in (0, 0.5))
    assert [Path(path).stem for path in first] == ["test_b", "test_c", "test_a", "test_d"]
    assert other == first[2:] + first[:2]


def test_a_test_that_is_named_is_run() -> None:
    assert turned(["tests/test_house.py::test_it"], 0.5) == ["tests/test_house.py::test_it"]
