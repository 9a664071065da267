# SPDX-License-Identifier: MIT
"""The options of verbs that can run on a cluster."""

import pytest

from sudoku_qt.cli.cluster.options import add_cluster_options, is_clustered, only_clustered
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.options import Parser


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
