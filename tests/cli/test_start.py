# SPDX-License-Identifier: MIT
"""The start of the command line, and Ctrl+C in it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.puzzles import EASY
from tests.cli.test_main import ENVIRONMENT, posix
from tests.sweeps import amount, every

DRIVER = """
import json, os, signal, sys
from sudoku_qt.cli import start

class Importing:
    "Presses Ctrl+C when so many modules were looked for."
    def __init__(self, count):
        self.count = count
    def find_spec(self, name, path=None, target=None):
        self.count -= 1
        if not self.count:
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
STEP, codes = int(sys.argv.pop(1)), []
while not codes or codes[-1] == 130:
    sys.stdout.flush()
    if not (child := os.fork()):
        sys.meta_path.insert(0, Importing(1 + STEP * len(codes)))
        os.dup2(2, 1)
        sys.argv[1:] = sys.argv[1:] + ["-o", "out"]
        sys.exit(start.main())
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
print(json.dumps(codes))
"""
"""Starts `sudoku` once for each so manieth import of its start, and once more."""


@pytest.mark.slow
@posix
@amount("step", 30, 9)
@pytest.mark.parametrize(
    "arguments", every(3, [["solve", EASY, "--jobs", "2"], ["-c", "3"], ["-s", EASY]]), ids=" ".join
)
def test_ctrl_c_ends_it_whenever_it_comes(tmp_path: Path, arguments: list[str], step: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(step), *arguments],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        check=True,
        timeout=120,
    )
    codes = json.loads(done.stdout)

    assert codes == [130] * (len(codes) - 1) + [0]
    assert len(codes) > 45 // step
    assert b"Traceback" not in done.stderr
    assert b"ignored" not in done.stderr
    assert {path.name for path in tmp_path.iterdir()} <= {"out", "out.part"}


@posix
def test_where_ctrl_c_is_ignored_it_still_is(tmp_path: Path) -> None:
    code = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "from sudoku_qt.cli import start\n"
        "import sys; sys.argv[1:] = ['--version']\n"
        "assert start.main() == 0\n"
        "assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN\n"
    )

    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT, check=True)


@pytest.mark.slow
def test_the_collector_works_again_and_leaves_alone_what_is_loaded(tmp_path: Path) -> None:
    code = (
        "import atexit, gc, sys; from sudoku_qt.cli import start;"
        "atexit.register(lambda: print(gc.isenabled(), gc.get_freeze_count() > 1000));"
        f"sys.argv[1:] = ['solve', '{EASY}']; start.main()"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "True True"
