# SPDX-License-Identifier: MIT
"""The program's version, which stands in pyproject.toml and nowhere else.

An installed program, an editable one too, knows it from its package's metadata; a frozen one has
them as well, because its PyInstaller spec says `copy_metadata("sudoku-qt")`; a checkout that was
never installed reads pyproject.toml. The modules that find out take 10 ms to import, so they wait
until somebody asks.
"""

from functools import cache
from pathlib import Path


@cache
def version() -> str:
    """The version, three numbers with dots between."""
    from importlib import metadata

    try:
        return metadata.version("sudoku-qt")
    except metadata.PackageNotFoundError:
        return _version_of_checkout()


def _version_of_checkout() -> str:
    import tomllib

    project = Path(__file__).parent.parent / "pyproject.toml"
    return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
