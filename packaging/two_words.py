# SPDX-License-Identifier: MIT
"""Checks that the typed modules compile where a set of cells is two words, as it is with MSVC.

    python packaging/two_words.py

GCC and Clang have integers of 128 bits, so that an assignment of a set to an int passes here and
stops the build on Windows. The C that Cython made for this system is read as C++ with the sets of
`two_words.h`; nothing is generated, so it takes seconds, and a module that has not changed since
it passed is not read again.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bootstrap
from build_ext import C_FOLDER, checksum
from stamps import once

LOGIC = Path("sudoku_qt/engine/sudoku/logic")
HEADERS = ("bits.h", "two_words.h")
PASSED = Path("build/two-words")
COMPILERS = ("g++", "clang++")
OPTIONS = ("-x", "c++", "-std=c++17", "-fsyntax-only", "-w", "-DBITS_TWO_WORDS")


class DoesNotCompile(Exception):
    """What a compiler says of a module."""


def main() -> int:
    """Check every module with sets of cells; print what is wrong with those that fail."""
    compiler = find_compiler()
    if compiler is None:
        print("There is no C++ compiler here: sets of two words were not tried.")
        return 0
    modules = with_sets(C_FOLDER)
    if not modules:
        print("Nothing was compiled here: sets of two words were not tried.")
        return 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [fault for fault in pool.map(lambda path: check(compiler, path), modules) if fault]
    print("\n".join([*faults, f"{len(modules) - len(faults)} of {len(modules)} compile."]))
    return int(bool(faults))


def find_compiler() -> str | None:
    """Find a C++ compiler; where there is one for C only, try to install its sibling."""
    found = next(filter(None, map(shutil.which, COMPILERS)), None)
    if found is None and shutil.which("cc") and shutil.which("apt-get"):
        bootstrap.install(["g++"])
        found = shutil.which("g++")
    return found


def with_sets(folder: Path) -> list[Path]:
    """List the C files that name the header of the sets."""
    named = f'"{HEADERS[0]}"'.encode()
    return [path for path in sorted(folder.rglob("*.c")) if named in path.read_bytes()]


def check(compiler: str, module: Path) -> str:
    """Say what is wrong with a module where a set is two words; nothing where it compiles."""
    include = [f"-I{LOGIC}", f"-I{sysconfig.get_path('include')}"]
    headers = [checksum((LOGIC / name).read_bytes()) for name in HEADERS]
    stamp = PASSED / module.relative_to(C_FOLDER).with_suffix(".passed")
    inputs: list[Path | str] = [compiler, *include, *headers, module.resolve()]
    try:
        once(stamp, inputs, lambda: compile_module([compiler, *OPTIONS, *include, str(module)]))
    except DoesNotCompile as fault:
        return str(fault)
    return ""


def compile_module(command: Sequence[str]) -> None:
    """Have a compiler read a module. Raises `DoesNotCompile` with its complaints."""
    done = subprocess.run(command, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    if done.returncode:
        raise DoesNotCompile(done.stderr.strip())


if __name__ == "__main__":
    sys.exit(main())
