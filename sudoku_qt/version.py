# SPDX-License-Identifier: MIT
"""The program's version, which stands in pyproject.toml and nowhere else.

An installed program, an editable one too, knows it from the name of the folder of its package's
metadata; a frozen one has that as well, because its PyInstaller spec says
`copy_metadata("sudoku-qt")`; a checkout that was never installed reads pyproject.toml. Python's own
modules for metadata would tell, too, but to import them is 4 % of the start.
"""

import sys
from functools import cache
from pathlib import Path

METADATA = "sudoku_qt-{}.dist-info"


@cache
def version() -> str:
    """The version, three numbers with dots between."""
    before, behind = METADATA.split("{}")
    for folder in sys.path:
        for found in Path(folder).glob(METADATA.format("*")):
            return found.name.removeprefix(before).removesuffix(behind)
    return _version_elsewhere()


def _version_elsewhere() -> str:
    """Where the metadata are otherwise, or in no folder at all, or where there are none."""
    from importlib import metadata  # 58 ms

    try:
        return metadata.version("sudoku-qt")
    except metadata.PackageNotFoundError:
        return _version_of_checkout()


def _version_of_checkout() -> str:
    import tomllib  # 14 ms

    project = Path(__file__).parent.parent / "pyproject.toml"
    return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
