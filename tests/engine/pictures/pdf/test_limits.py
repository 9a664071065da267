# SPDX-License-Identifier: MIT
"""A process is ended that wants more time or memory than it may have."""

import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="a job is no longer there when asked about")
@pytest.mark.slow
def test_limits_hold() -> None:
    limits = "from sudoku_qt.engine.pictures.pdf.limits import ProcessLimits; "
    endless = f"{limits}ProcessLimits(2**29, 1)\nwhile True: pass"
    assert subprocess.run([sys.executable, "-c", endless], check=False).returncode < 0
    large = f"{limits}ProcessLimits(2**28, 9); bytearray(2**29)"
    if sys.platform == "linux":
        done = subprocess.run([sys.executable, "-c", large], capture_output=True, check=False)
        assert b"MemoryError" in done.stderr
    loop = "import time\nwhile time.process_time() < 2: pass"
    longer = f"{limits}ProcessLimits(2**29, 1).allow(9)\n{loop}"
    assert subprocess.run([sys.executable, "-c", longer], check=False).returncode == 0
