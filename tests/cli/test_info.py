# SPDX-License-Identifier: MIT
"""`sudoku info`."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.version import version
from tests.cli.conftest import Sudoku


def test_it_tells_the_version_and_which_kernel_runs(sudoku: Sudoku) -> None:
    ended = sudoku("info")
    told = dict(line.split(maxsplit=1) for line in ended.out.splitlines())

    assert ended.code == 0
    assert told["version"] == version()
    assert told["kernel"].split()[0] == kernel.BUILD
    assert ("not compiled" in told["kernel"]) is not kernel.COMPILED
    assert "line" in told["formats"].split(", ")
