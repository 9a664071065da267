# SPDX-License-Identifier: MIT
"""The options of verbs that can run on a cluster."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial

from sudoku_qt.cli.cluster.parquet import PARQUET
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.options import Once, utf8, whole

MOST = 10**9


def add_cluster_options(parser: ArgumentParser) -> None:
    """Let it run elsewhere."""
    say = partial(parser.add_argument, action=Once)
    say(
        "--cluster",
        type=utf8,
        metavar="ADDRESS",
        help="let the Dask cluster of this scheduler work (whoever reaches a tcp:// one can run "
        "programs there as from a shell), or, with local, processes of this machine; "
        "-o FOLDER/ keeps the parts as they are, also with --format parquet",
    )
    say(
        "--part",
        type=whole(1, MOST),
        metavar="N",
        help="with --cluster, how many puzzles a worker takes at a time",
    )


def only_clustered(formats: Sequence[str]) -> tuple[str, ...]:
    """The formats that there are on a cluster alone: what is made of a table with commas."""
    return (PARQUET,) if "csv" in formats else ()


def is_clustered(options: Namespace) -> bool:
    """Whether a cluster is asked for. Raises `UsageFault` for what else only a cluster does."""
    if options.cluster is not None:
        return True
    if options.part is not None:
        raise UsageFault("{name} goes with --cluster", name="--part")
    if options.format == PARQUET:
        raise UsageFault("{name} goes with --cluster", name=f"--format {PARQUET}")
    return False
