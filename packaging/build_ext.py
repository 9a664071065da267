# SPDX-License-Identifier: MIT
"""The build step that makes extension modules of typed Python, and only of what has changed.

Python takes a compiled module before its source, so one that is out of date would run unnoticed.
The times of files do not tell what a file was made of, and Cython, which goes by them, loses what
`from package cimport module` names. So the sum of all that a module is made of is written down
beside it: where that differs, the module goes before it is made anew, and where it cannot be, the
source runs. `tests/test_house.py` compares what is written down with the sources as they are. A
module whose source is gone goes, too. Where nothing can be compiled at all nothing is translated
to C in vain, and what that means is said once.
"""

import hashlib
import multiprocessing
import os
import re
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from itertools import groupby
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
RECORD = Path("build/compiled-of")
C_FOLDER = Path("build/c")
TRANSLATED = C_FOLDER / "translated-of"
INCLUDED = (".", "build/kernels")
TOOLS = ("CC", "CXX", "CFLAGS", "CPPFLAGS", "CXXFLAGS", "LDFLAGS", "LDSHARED")
REQUIRED = "SUDOKU_REQUIRE_KERNEL"
TERMINAL = "CONOUT$" if os.name == "nt" else "/dev/tty"
WITHOUT_COMPILER = """
No C compiler works here, so sudoku-qt is installed without its compiled kernels. Everything works,
but solving, generating and rating take some hundred times as long, and the computer plays Gomoku
weakly. To have them, install a compiler and Python's headers (Debian: gcc and python3-dev; macOS:
xcode-select --install; Windows: the Build Tools for Visual Studio) and install sudoku-qt again,
with pip's --force-reinstall and --no-cache-dir, for pip keeps what it built without one.
"""
AT_A_TIME = os.cpu_count() if os.name == "posix" else None  # with MSVC nobody has tried
CIMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<package>[\w.]+)[ \t]+)?cimport[ \t]+"
    r"(?P<names>\([^)]*\)|[^\n#]*)",
    re.MULTILINE,
)
INCLUDE = re.compile(
    r'^\s*(?:cdef\s+extern\s+from|include|#\s*include)\s+["\']([^"\']+)', re.MULTILINE
)


class BuildExt(build_ext):
    """Setuptools' own step, which goes by what is written down where it builds beside the sources.

    A module may have `cython_directives`, what Cython is told for it.
    """

    def finalize_options(self) -> None:
        """Compile as many modules at a time as there are processors, half the time with two."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = AT_A_TIME

    def run(self) -> None:
        """Make what is out of date beside the sources; anywhere else, everything."""
        self.force = True  # the times of files are not asked
        if self.inplace:
            self._run_beside(self.extensions)
        elif is_worth_a_try():
            translate(self.extensions)
            super().run()

    def _run_beside(self, modules: list[Extension]) -> None:
        made = {self._beside(module): module for module in modules}
        remove_orphans(made)
        record = Record(RECORD)
        sums = {path: sum_of_module(module) for path, module in made.items()}
        stale = [path for path in made if not record.is_fresh(path, sums[path])]
        record.forget([*stale, *(Path(self.build_lib, path) for path in stale)])
        if not stale or not is_worth_a_try():
            return
        self.extensions = [made[path] for path in stale]
        translate(self.extensions)
        super().run()
        self.extensions = modules
        record.note({path: sums[path] for path in stale if path.exists()})

    def _beside(self, module: Extension) -> Path:
        """The file that a module becomes, beside its source."""
        return Path(module.name.replace(".", "/") + ENDING)


def is_worth_a_try() -> bool:
    """Whether modules can be compiled, or must be; where they cannot, what that means is said."""
    if os.environ.get(REQUIRED) == "1" or compiles():
        return True
    tell(WITHOUT_COMPILER)
    return False


def compiles() -> bool:
    """Whether the compiler that setuptools would take can make something of Python's header."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CompileError, DistutilsPlatformError
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.add_include_dir(sysconfig.get_path("include"))
        try:
            compiler.compile([str(source)], output_dir=folder)
        except (CompileError, DistutilsPlatformError):
            return False
    return True


def tell(text: str) -> None:
    """Say something to whoever installs, who reads no more of a build than that it is going on."""
    print(text, file=sys.stderr)
    if not sys.stderr.isatty():
        try:
            with open(TERMINAL, "w", encoding="utf-8") as terminal:  # noqa: PTH123 - no file
                terminal.write(text)
        except OSError:
            return  # nobody looks on


def remove_orphans(made: Iterable[Path]) -> None:
    """Remove the compiled modules that are no longer made."""
    for path in set(Path("sudoku_qt").rglob(f"*{ENDING}")).difference(made):
        path.unlink()


# From Python to C


def translate(modules: Iterable[Extension]) -> None:
    """Have Cython make C below build/c of what has changed, and put it in the sources' place."""
    typed = [module for module in modules if source_of(module).suffix == ".py"]
    record = Record(TRANSLATED)
    made = {c_file(module): (module, sum_of_translation(module)) for module in typed}
    stale = {path: each for path, each in made.items() if not record.is_fresh(path, each[1])}
    record.forget(stale)
    cythonize_all([module for module, _ in stale.values()])
    record.note({path: written for path, (_, written) in stale.items()})
    for path, (module, _) in made.items():
        module.sources = [path.as_posix()]


def cythonize_all(modules: list[Extension]) -> None:
    """Translate modules, those together that Cython is told the same for, one a processor."""
    if not modules:
        return
    from Cython.Build import cythonize  # half a second, where there is nothing to translate

    for _, together in groupby(sorted(modules, key=told), key=told):
        alike = list(together)
        cythonize(
            [Extension(each.name, each.sources, language=each.language) for each in alike],
            force=True,
            nthreads=processes(),
            language_level=3,
            build_dir=str(C_FOLDER),
            include_path=list(INCLUDED),
            compiler_directives=directives(alike[0]),
            quiet=True,
        )


def processes() -> int:
    """How many processes may translate at a time; none where they could not wait for each other.

    They do so in the system's shared memory, which somebody may have closed.
    """
    try:
        multiprocessing.Lock()
    except OSError:
        return 0
    return AT_A_TIME or 0


def c_file(module: Extension) -> Path:
    """Where the C of a module lies, or the C++."""
    ending = ".cpp" if module.language == "c++" else ".c"
    return C_FOLDER / source_of(module).with_suffix(ending)


def source_of(module: Extension) -> Path:
    """The one source of a module."""
    return Path(next(iter(module.sources)))


def directives(module: Extension) -> dict[str, bool]:
    """What Cython is told for a module."""
    return dict(getattr(module, "cython_directives", {}))


def told(module: Extension) -> str:
    """The same as text, for sorting and for sums."""
    return repr(sorted(directives(module).items()))


# What a file is made of


class Record:
    """A file that says what others were made of: on each line a sum and a path."""

    def __init__(self, path: Path) -> None:
        """Read what is written down."""
        self._path = path
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = (line.split(" ", 1) for line in text.splitlines())
        self.sums = {Path(line[1]): line[0] for line in lines if len(line) == 2}

    def is_fresh(self, path: Path, wanted: str) -> bool:
        """Whether a file is there and was made of what has that sum."""
        return path.exists() and self.sums.get(path) == wanted

    def forget(self, paths: Iterable[Path]) -> None:
        """Remove files, so that nothing old is left should they not be made anew."""
        for path in paths:
            path.unlink(missing_ok=True)
            self.sums.pop(path, None)
        self._write()

    def note(self, sums: dict[Path, str]) -> None:
        """Write down what files were made of."""
        self.sums.update(sums)
        self._write()

    def _write(self) -> None:
        lines = (f"{written} {path.as_posix()}\n" for path, written in sorted(self.sums.items()))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text("".join(lines), encoding="utf-8")


def sum_of_module(module: Extension) -> str:
    """Sum up what a compiled module is made of; behind a dash, how it is made."""
    how = (module.define_macros, module.extra_compile_args, module.include_dirs, module.language)
    tools = [os.environ.get(name) for name in TOOLS]
    return f"{sum_of_files(files_of(module))}-{checksum(repr((how, tools)), told(module))}"


def sum_of_translation(module: Extension) -> str:
    """Sum up what the C of a module is made of, and by which Cython; headers it only names."""
    files = (path for path in files_of(module) if path.suffix != ".h")
    return f"{sum_of_files(files)}-{checksum(version('cython'), told(module))}"


def files_of(module: Extension) -> set[Path]:
    """List what a module is made of: its sources, what it depends on, and all that these name."""
    return made_of(map(Path, (*module.sources, *module.depends)))


def made_of(sources: Iterable[Path]) -> set[Path]:
    """List files with what they name in turn: declarations, and headers beside them.

    Paths are relative to the top of the project, as the names of modules are.
    """
    found: set[Path] = set()
    new = {Path(source) for source in sources}
    while new:
        found |= new
        new = {path for source in new for path in named_in(source) if path.is_file()} - found
    return found


def named_in(source: Path) -> Iterator[Path]:
    """Yield where the declarations and headers would lie that a file names, and its own."""
    if source.suffix == ".py":
        yield source.with_suffix(".pxd")
        return
    text = source.read_text(encoding="utf-8")
    for name in INCLUDE.findall(text):
        yield source.parent / name
    for module in cimported(text):
        yield Path(*module.split(".")).with_suffix(".pxd")
        yield Path(*module.split("."), "__init__.pxd")


def cimported(text: str) -> Iterator[str]:
    """Yield what may be modules among the names of a declaration's cimports."""
    for line in CIMPORT.finditer(text):
        package = line["package"]
        if package:
            yield package
        for words in line["names"].strip("()").split(","):
            if words.strip():
                name = words.split()[0]
                yield f"{package}.{name}" if package else name


def sum_of_files(paths: Iterable[Path]) -> str:
    """Sum up the names and contents of files."""
    return checksum(*(f"{path.as_posix()} {checksum(path.read_bytes())}" for path in sorted(paths)))


def checksum(*parts: str | bytes) -> str:
    """Sum up texts or bytes, in 16 hexadecimal digits."""
    summed = hashlib.sha256()
    for part in parts:
        summed.update(part.encode() if isinstance(part, str) else part)
        summed.update(b"\n")
    return summed.hexdigest()[:16]
