# SPDX-License-Identifier: MIT
"""Files by their URL."""

import sys

import pytest

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.urls import extra_module, file_system, is_url, reasons


def test_a_url_has_a_scheme() -> None:
    assert is_url("s3://lists/hard.txt")
    assert not is_url("lists/hard.txt")


def test_a_system_of_files_that_nobody_knows_is_a_fault() -> None:
    pytest.importorskip("fsspec", reason="the extra cluster is not installed")
    with pytest.raises(UsageFault, match=r"nowhere://list: .*nowhere"):
        file_system("nowhere://list")


def test_what_is_missing_is_told_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsspec", None)
    with pytest.raises(UsageFault, match=r"memory://list needs an extra: pip install 'sudoku-qt"):
        extra_module("fsspec", "memory://list")


def test_an_error_of_a_network_is_one_of_the_system() -> None:
    class NoSuchBucket(Exception):
        """What the library of a store raises."""

    with pytest.raises(OSError, match="NoSuchBucket: lists"), reasons():
        raise NoSuchBucket("lists")
    with pytest.raises(KeyError), reasons():
        raise KeyError("a bug of ours")
