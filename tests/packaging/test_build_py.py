# SPDX-License-Identifier: MIT
"""A wheel holds the resources, all of them, where the installed program looks for them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_build_lays_every_resource_into_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    shipped = sorted(
        path.relative_to(ROOT / "resources")
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and path.suffix != ".ts"
    )
    built = tmp_path / "sudoku_qt" / "resources"
    assert shipped
    assert sorted(path.relative_to(built) for path in built.rglob("*") if path.is_file()) == shipped
