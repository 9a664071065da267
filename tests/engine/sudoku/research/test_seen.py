# SPDX-License-Identifier: MIT
"""The set of keys that grows beyond memory."""

from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.sudoku.research import seen
from sudoku_qt.engine.sudoku.research.seen import Seen


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(("newest", "block"), [(1000, 16), (7, 3), (2, 1), (1, 100)])
def test_of_any_number_of_keys_the_first_of_each_is_new(
    newest: int, block: int, folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seen, "BLOCK", block)
    rng, known = Random(1), set[bytes]()
    with Seen(newest) as keys:
        for _ in range(40):
            some = [b"%d" % rng.randrange(150) for _ in range(rng.randrange(12))]
            wanted = [
                key not in known and key not in some[:place] for place, key in enumerate(some)
            ]
            known.update(some)
            assert keys.add(some) == wanted
    assert not [*folders.iterdir()]


def test_runs_that_are_not_longer_are_merged(folders: Path) -> None:
    with Seen(4) as keys:
        for number in range(64):
            keys.add([b"%d" % number])
        assert len([*folders.glob("*/*")]) <= 5
        assert keys.add([b"%d" % number for number in range(66)]) == [False] * 64 + [True] * 2
