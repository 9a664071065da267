# SPDX-License-Identifier: MIT
"""The tests are found where Qt or an extra is not installed: what asks for it is left out."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = {  # what is missing, the modules of that, pytest's plugin for it, the folders asked for
    "Qt": (("PySide6", "shiboken6", "pytestqt"), ("pytest-qt",), ("engine", "cli", "api")),
    "pictures": (("PIL", "pypdfium2"), (), ("engine", "cli", "controllers", "fuzz")),
    "cluster": (("dask", "distributed", "fsspec", "pyarrow"), (), ("engine", "cli", "controllers")),
}
CODE = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
import pytest
sys.exit(pytest.main({words!r}))
"""


@pytest.mark.slow
@pytest.mark.parametrize("missing", WITHOUT)
def test_tests_are_found_without_what_not_everybody_has(missing: str) -> None:
    modules, plugins, folders = WITHOUT[missing]
    words = ["-q", "--co", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for plugin in plugins:
        words += ["-p", f"no:{plugin}"]
    code = CODE.format(modules=modules, words=[*words, *(f"tests/{each}" for each in folders)])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " collected" in done.stdout
