# SPDX-License-Identifier: MIT
"""The options of verbs that can run on a cluster, and what is said where the extra is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.cli.clustered import add_cluster_options, is_clustered, only_clustered
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.main import VERBS
from sudoku_qt.cli.options import Parser
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY


def clustered(*words: str) -> bool:
    parser = Parser(prog="test")
    parser.add_argument("--format", default="line")
    add_cluster_options(parser)
    return is_clustered(parser.parse_args(words))


def test_a_cluster_is_asked_for_by_its_address() -> None:
    assert clustered("--cluster", "local", "--part", "7", "--format", "parquet")
    assert not clustered()


@pytest.mark.parametrize("words", [("--part", "7"), ("--format", "parquet")], ids=" ".join)
def test_what_only_a_cluster_does_needs_one(words: tuple[str, ...]) -> None:
    with pytest.raises(UsageFault, match="goes with --cluster"):
        clustered(*words)


def test_parquet_is_there_where_tables_are() -> None:
    assert only_clustered(("line", "csv")) == ("parquet",)
    assert only_clustered(("text", "jsonl")) == ()


INSTALL = "needs an extra: pip install 'sudoku-qt[cluster]'"


@pytest.mark.parametrize(
    ("missing", "words", "asked"),
    [
        ("sudoku_qt.cluster", ("solve", "list.txt"), "--cluster"),
        ("fsspec", ("solve", "list.txt"), "--cluster"),
        ("fsspec", ("generate", "--seed", "a"), "--cluster"),
        ("pyarrow", ("solve", "list.txt", "--format", "parquet"), "--format parquet"),
    ],
)
def test_where_the_extra_is_missing_a_sentence_says_what_to_install(
    missing: str,
    words: tuple[str, ...],
    asked: str,
    sudoku: Sudoku,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if missing == "pyarrow":
        pytest.importorskip("fsspec", reason="the extra cluster is not installed")
    for module in [name for name in sys.modules if name.startswith("sudoku_qt.cluster")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, missing, None)
    (tmp_path / "list.txt").write_text(EASY, encoding="utf-8")
    ended = sudoku(*words, "--cluster", "local", "-o", "many/")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == [f"sudoku: {asked} {INSTALL}"]
    assert not (tmp_path / "many").exists()


@pytest.mark.slow
def test_no_verb_and_no_help_imports_the_cluster() -> None:
    code = (
        "import sys; from sudoku_qt.cli.main import parser_of\n"
        f"for name in {VERBS!r}: parser_of(name).format_help()\n"
        "assert not {'sudoku_qt.cluster', 'fsspec'} & {*sys.modules}\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
