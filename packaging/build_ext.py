# SPDX-License-Identifier: MIT
"""The build step that writes down of which sources the compiled modules beside them were made.

A compiled module is taken before its source, so one that is out of date would run unnoticed. The
set-up (`bootstrap.py`) compiles anew what has changed, and `tests/test_house.py` compares what is
written down here with the sources as they are. A module whose source is gone goes, too.
"""

import os
import sysconfig
from pathlib import Path
from runpy import run_path

from setuptools.command.build_ext import build_ext

RECORD = Path("build/compiled-of")


class BuildExt(build_ext):
    """Setuptools' own step, with a record where it compiles beside the sources."""

    def finalize_options(self) -> None:
        """Compile as many modules at a time as there are processors, half the time with two."""
        super().finalize_options()
        if self.parallel is None and os.name == "posix":  # with MSVC nobody has tried
            self.parallel = os.cpu_count()

    def run(self) -> None:
        """Compile; nothing is written down unless every module could be compiled."""
        beside = bool(self.inplace)
        sources = str(run_path("packaging/bootstrap.py")["sum_of_compiled_sources"]())
        if beside:
            RECORD.unlink(missing_ok=True)
        super().run()
        if not beside:
            return
        ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
        wanted = {Path(each.name.replace(".", "/") + ending): each for each in self.extensions}
        for path in Path("sudoku_qt").rglob(f"*{ending}"):
            if path not in wanted:
                path.unlink()
        if all(is_newer(path, Path(module.sources[0])) for path, module in wanted.items()):
            RECORD.parent.mkdir(exist_ok=True)
            RECORD.write_text(sources, encoding="utf-8")


def is_newer(made: Path, source: Path) -> bool:
    """Whether a file is there and not older than what it was made of."""
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime
