# SPDX-License-Identifier: MIT
"""How Ctrl+C ends the command line at once."""

import subprocess
import sys

from tests.cli.test_main import ENVIRONMENT


def test_it_ends_with_the_code_of_the_signal_and_does_nothing_more() -> None:
    code = (
        "from sudoku_qt.cli.leaving import leave\n"
        "try:\n    leave(2, None)\nfinally:\n    print('more')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, check=False
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
