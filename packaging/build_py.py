# SPDX-License-Identifier: MIT
"""The build step that lays the top-level folder resources/ into the wheel as sudoku_qt/resources.

In a checkout the program finds the folder beside the package, so an editable install copies
nothing.
"""

from pathlib import Path

from setuptools.command.build_py import build_py

RESOURCES = Path("resources")
SOURCES_ONLY = frozenset({".ts"})  # the program reads the .qm made of it
Files = tuple[str, str, str, list[str]]
"""A package, the folder its files come from, the one they go to, and their names."""


class BuildPy(build_py):
    """Setuptools' own step, with one folder more among the data files."""

    def _get_data_files(self) -> list[Files]:
        """List what is copied, and what a wheel then records: both ask here."""
        found: list[Files] = super()._get_data_files()  # type: ignore[misc]  # not in the stubs
        if self.editable_mode:
            return found
        names = sorted(
            path.relative_to(RESOURCES).as_posix()
            for path in RESOURCES.rglob("*")
            if path.is_file() and path.suffix not in SOURCES_ONLY
        )
        target = Path(self.build_lib, "sudoku_qt", "resources")
        return [*found, ("sudoku_qt", str(RESOURCES), str(target), names)]
