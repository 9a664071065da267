# SPDX-License-Identifier: MIT
"""Which functions the tests of each file call is written down, and put together."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


def test_what_several_processes_saw_is_put_together(
    script: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    one = {"t.py": {"seconds": 1.5, "calls": ["a.py:f", "a.py:g"], "failing": []}}
    other = {
        "t.py": {"seconds": 0.5, "calls": ["a.py:f"], "failing": ["t.py::wrong"]},
        "u.py": {"seconds": 2.0, "calls": ["a.py:g"], "failing": []},
    }
    for name, told in {"1.json": one, "2.json": other}.items():
        (tmp_path / name).write_text(json.dumps(told), encoding="utf-8")

    assert script("called").merged(tmp_path) == {
        "seconds": {"t.py": 2.0, "u.py": 2.0},
        "calls": {"a.py:f": ["t.py"], "a.py:g": ["t.py", "u.py"]},
        "failing": ["t.py::wrong"],
    }


@pytest.mark.slow
def test_what_tests_call_is_seen(script: Callable[[str], ModuleType], tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    called = script("called")
    for name, text in {
        "sudoku_qt/levels.py": "class A:\n    def f(self): pass\n    def g(self): pass\n",
        "tests/test_a.py": "from sudoku_qt.levels import A\ndef test_a(): A().f()\n",
        "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    written = tmp_path / "calls"
    written.mkdir()
    packaging = str(Path(called.__file__ or "").parent)

    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "called", "tests"],
        cwd=tmp_path,
        env=os.environ | {called.CALLS: str(written), "PYTHONPATH": packaging},
        check=True,
        capture_output=True,
    )

    told = called.merged(written)
    assert told["calls"] == {"sudoku_qt/levels.py:A.f": ["tests/test_a.py"]}
    assert told["seconds"].keys() == {"tests/test_a.py"}
