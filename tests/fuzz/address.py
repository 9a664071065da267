# SPDX-License-Identifier: MIT
"""The program built with AddressSanitizer into build/address, and a command run in it.

Its compiled modules then end the process where they touch memory that is not theirs.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "address"
FLAGS = "-fsanitize=address -fno-omit-frame-pointer -O1 -g"


def build() -> None:
    """Make all compiled modules anew. Raises `CalledProcessError`."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-base", str(BUILD)]
    library = ["--build-lib", str(BUILD / "lib")]
    compilers = os.environ | {
        "CFLAGS": FLAGS,
        "LDFLAGS": "-fsanitize=address",
        "SUDOKU_REQUIRE_KERNEL": "1",
    }
    subprocess.run([*command, *library], check=True, cwd=ROOT, env=compilers)


def run(module: str, arguments: Sequence[str]) -> int:
    """Run a module of the tests with what was built, and give its exit code."""
    compiler = os.environ.get("CC", "gcc")
    asked = [compiler, "-print-file-name=libasan.so"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    surroundings = os.environ | {
        "LD_PRELOAD": done.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1:quarantine_size_mb=64",
        "PYTHONPATH": os.pathsep.join((str(BUILD / "lib"), str(ROOT))),
        "PYTHONMALLOC": "malloc",  # or blocks within Python's own pools would not be told apart
    }
    command = [sys.executable, "-P", "-m", module, *arguments]
    return subprocess.run(command, check=False, cwd=ROOT, env=surroundings).returncode
