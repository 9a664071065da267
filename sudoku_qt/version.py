# SPDX-License-Identifier: MIT
"""The program's version; it is written in pyproject.toml and nowhere else.

An installed program, even an editable install, reads it from the folder name of its package's
metadata. A frozen one has that folder as well, because its PyInstaller spec says
`copy_metadata("sudoku-qt")`. A checkout that was never installed reads pyproject.toml. Python's own
`importlib.metadata` would do, too, but importing it is 4 % of the start.
"""

import sys
from functools import cache
from pathlib import Path

METADATA = "sudoku_qt-{}.dist-info"


@cache
def version() -> str:
    """The version: three numbers separated by dots."""
    before, behind = METADATA.split("{}")
    for folder in sys.path:
        for found in Path(folder).glob(METADATA.format("*")):
            return found.name.removeprefix(before).removesuffix(behind)
    return _version_elsewhere()


def _version_elsewhere() -> str:
    """The version from metadata in another place, or the one for no metadata at all."""
    from importlib import metadata  # 58 ms

    try:
        return metadata.version("sudoku-qt")
    except metadata.PackageNotFoundError:
        return _version_of_checkout()


def _version_of_checkout() -> str:
    import tomllib  # 14 ms

    project = Path(__file__).parent.parent / "pyproject.toml"
    return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
