# SPDX-License-Identifier: MIT
"""The compiled kernels and the man pages; everything else stands in pyproject.toml.

One Python file, `search.py`, is compiled once for each kind of processor, and `kernel.py`
chooses among the results when it is imported. Where there is no C compiler the build goes on
without them, unless SUDOKU_REQUIRE_KERNEL=1 says that it must not. What is made anew, and when,
is told by packaging/build_ext.py; the C that Cython makes of the sources stays under build/.
"""

import os
import platform
import sysconfig
import zlib
from collections.abc import Sequence
from pathlib import Path

from setuptools import Extension, setup

ENGINE = Path("sudoku_qt/engine")
KERNEL = ENGINE / "sudoku/kernel"
LOGIC_TYPES = ENGINE / "sudoku/logic"
SOURCES = tuple(KERNEL / name for name in ("search.py", "search.pxd", "vectors.h"))
COPIES = Path("build/kernels", KERNEL)
MANUAL = Path("build/share")
TYPED = (  # compiled once, with the .pxd beside them
    "sudoku/kernel/canonical",
    "sudoku/kernel/backtracking",
    "sudoku/kernel/texts",
    "sudoku/generate/distinct_grids",
    "gomoku/rows",
    *(
        f"gomoku/search/{name}"
        for name in ("position", "fours", "threats", "memory", "queue", "tree", "course")
    ),
)
LOGIC = [  # the searches for steps and what they stand on: all else that has a .pxd
    path.with_suffix("")
    for path in sorted((ENGINE / "sudoku").rglob("*.pxd"))
    if path.stem not in ("search", "bits")  # compiled above; in C its place is taken by bits.h
    and path.relative_to(ENGINE).with_suffix("").as_posix() not in TYPED
]
MSVC = sysconfig.get_platform().startswith("win")
TWO_WORDS = MSVC or os.environ.get("SUDOKU_TWO_WORDS") == "1"
# Modules of folders that are compiled with less effort in which, all the same, a path or an SE
# rating spends its time.
BUSY = (
    "logic/techniques/almost_sets",
    "logic/techniques/fish",
    "logic/techniques/extended_rectangle",
    "logic/techniques/kraken_fish",
    "logic/techniques/locked_candidates",
    "logic/techniques/rectangle_with_pairs",
    "logic/techniques/singles",
    "logic/techniques/strong_pairs",
    "logic/techniques/subsets",
    "logic/techniques/sue_de_coq",
    "logic/techniques/wxyz_wing",
    "rating/explainer/closure",
    "rating/explainer/cycles",
    "rating/explainer/exclusion",
    "rating/explainer/forcing",
    "rating/explainer/implications",
    "rating/explainer/kept_closures",
    "rating/explainer/links",
    "rating/explainer/locking",
    "rating/explainer/nested_rules",
    "rating/explainer/reach",
    "rating/explainer/singles",
    "rating/explainer/subsets",
    "rating/explainer/unique_loops",
)
SELDOM = ("techniques", "explainer")
BUSY_PATHS = {ENGINE / "sudoku" / name for name in BUSY}
# Lines of C for a traceback, which shows them to nobody: a twentieth of the compiler's time.
NO_C_LINES = ("CYTHON_CLINE_IN_TRACEBACK", "0")
UNCHECKED = ("boundscheck", "wraparound", "initializedcheck")
# Of a compiled class nobody wants pickles, of a function nothing that `inspect` would show: a
# fifth of the compiler's time. Without it `@abstractmethod` cannot mark a function.
UNASKED = ("auto_pickle", "binding")
BIT_COUNTING = ("-mbmi", "-mbmi2", "-mpopcnt")
AVX512 = ("-mavx512f", "-mavx512bw", "-mavx512vl", "-mavx512dq", "-mavx512bitalg")

# Each build with the flags that it needs of GCC and Clang, and of MSVC.
Builds = tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
X86_BUILDS: Builds = (
    ("sse2", ("-msse2",), ()),
    ("avx2", ("-mavx2", *BIT_COUNTING), ("/arch:AVX2",)),
    ("avx512", (*AVX512, *BIT_COUNTING), ("/arch:AVX512",)),
)
ARM_BUILDS: Builds = (("neon", (), ()),)
OTHER_BUILDS: Builds = (("generic", (), ()),)


def builds() -> Builds:
    """Choose the builds for the machine that the package is built for."""
    if "universal2" in sysconfig.get_platform():
        return OTHER_BUILDS
    machine = platform.machine().lower()
    if machine in {"x86_64", "amd64"}:
        return X86_BUILDS
    return ARM_BUILDS if machine in {"arm64", "aarch64"} else OTHER_BUILDS


def stamp() -> str:
    """The checksum of the sources, by which a build that is out of date is known."""
    return f"0x{zlib.crc32(b''.join(path.read_bytes() for path in SOURCES)):08x}u"


def copied(build: str) -> str:
    """Copy the sources under the build's own name, where they changed, and give the copy."""
    COPIES.mkdir(parents=True, exist_ok=True)
    for folder in (KERNEL, *KERNEL.parents[:-1]):
        Path("build/kernels", folder, "__init__.py").touch()
    for source in SOURCES[:2]:
        copy = COPIES / f"_search_{build}{source.suffix}"
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.write_bytes(source.read_bytes())
    return (COPIES / f"_search_{build}.py").as_posix()


def extensions() -> list[Extension]:
    """List an extension module for each build and each typed file; packaging/ has them compiled."""
    modules = [*kernels(), *typed(), *logic()]
    for module in modules:
        module.optional = os.environ.get("SUDOKU_REQUIRE_KERNEL") != "1"
        vars(module).setdefault("cython_directives", {}).update(dict.fromkeys(UNASKED, False))
    return modules


def kernels() -> list[Extension]:
    """List one extension module for each build of the kernel."""
    return [
        Extension(
            f"sudoku_qt.engine.sudoku.kernel._search_{build}",
            [copied(build)],
            include_dirs=[str(KERNEL)],
            define_macros=[("SOURCE_STAMP", stamp()), NO_C_LINES],
            depends=[*map(str, SOURCES)],
            extra_compile_args=["/O2", *msvc] if MSVC else ["-O3", "-g0", *unix],
        )
        for build, unix, msvc in builds()
    ]


def typed() -> list[Extension]:
    """List one extension module for each of the other kernels."""
    return [
        Extension(
            f"sudoku_qt.engine.{name}".replace("/", "."),
            [(ENGINE / f"{name}.py").as_posix()],
            define_macros=[NO_C_LINES],
            extra_compile_args=["/O2"] if MSVC else ["-O3", "-g0"],
        )
        for name in TYPED
    ]


def logic() -> list[Extension]:
    """List one extension module for each search for steps; none divides a negative number.

    They count on integers of 128 bits. MSVC has none: there they become C++, where `two_words.h`
    makes such integers out of two. SUDOKU_TWO_WORDS=1 does so anywhere, to try it.
    """
    modules = [
        Extension(
            ".".join(path.parts),
            [f"{path.as_posix()}.py"],
            include_dirs=[str(LOGIC_TYPES)],
            define_macros=[NO_C_LINES, *([("BITS_TWO_WORDS", "1")] if TWO_WORDS else [])],
            language="c++" if TWO_WORDS else "c",
            extra_compile_args=logic_flags(path),
        )
        for path in LOGIC
    ]
    for module in modules:
        vars(module)["cython_directives"] = dict.fromkeys(UNCHECKED, False) | {"cdivision": True}
    return modules


def logic_flags(path: Path) -> list[str]:
    """Choose how hard the compiler tries: most of its time goes to code that is seldom run.

    With -O2 in place of -O3 lists of hard puzzles take 2 % longer, with -O1 throughout a seventh
    (GCC 12).
    """
    if MSVC:
        return ["/O2", "/std:c++17"]
    seldom = path.parent.name in SELDOM and path not in BUSY_PATHS
    level = "-O1" if seldom else "-O3"
    # as vectors GCC 12 mixes the two words up
    return [level, "-g0", *(["-fno-tree-slp-vectorize"] if TWO_WORDS else [])]


def manual_files() -> list[tuple[str, Sequence[str]]]:
    """List the man pages and the completion of shells, where packaging/manual.py has made them."""
    folders = sorted({path.parent for path in MANUAL.rglob("*") if path.is_file()})
    return [
        (
            Path("share", folder.relative_to(MANUAL)).as_posix(),
            [path.as_posix() for path in sorted(folder.iterdir()) if path.is_file()],
        )
        for folder in folders
    ]


if __name__ == "__main__":  # Cython's processes may read this file once more
    setup(ext_modules=extensions(), data_files=manual_files())
