# SPDX-License-Identifier: MIT
"""The options of verbs that can run on a cluster, and the import of the extra.

The package `sudoku_qt.cluster` is the extra `cluster`: only the function `cluster` here imports it,
on use and by name, so the packages for desktops can do without it.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.options import Once, utf8, whole
from sudoku_qt.cli.urls import check_extra, extra_module

ENTRY = "sudoku_qt.cluster.run"
MOST = 10**9
LOCAL = "local"
PARQUET = "parquet"


def cluster(options: Namespace) -> Any:
    """The module that runs verbs on a cluster, by `run_inputs` and `run_numbers`.

    Raises `UsageFault` if it, or something that it needs on this machine, is not installed.
    """
    check_extra("fsspec", "--cluster")
    if options.cluster == LOCAL and options.format == PARQUET:
        check_extra("pyarrow", f"--format {PARQUET}")
    return extra_module(ENTRY, "--cluster")


def add_cluster_options(parser: ArgumentParser) -> None:
    """Add the options of a cluster."""
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
    """The formats that only a cluster offers: they are made from CSV."""
    return (PARQUET,) if "csv" in formats else ()


def is_clustered(options: Namespace) -> bool:
    """Whether a cluster is asked for. Raises `UsageFault` for other options that need one."""
    if options.cluster is not None:
        return True
    if options.part is not None:
        raise UsageFault("{name} goes with --cluster", name="--part")
    if options.format == PARQUET:
        raise UsageFault("{name} goes with --cluster", name=f"--format {PARQUET}")
    return False
