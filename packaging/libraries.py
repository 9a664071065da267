# SPDX-License-Identifier: MIT
"""Whose the libraries in a finished package are, and under which licence; an unknown one stops it.

    python packaging/libraries.py FOLDER

PyInstaller takes along whatever a module asks the loader for, so that a library can come with it
that may not be in a package under the MIT licence: Python's `readline` brought GPL's. Every
library in the frozen FOLDER has to be named below, with a licence that may be there.
"""

import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

MAY_BE_THERE = frozenset(
    {
        "0BSD",
        "blessing",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "bzip2-1.0.6",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "IJG",
        "LGPL-2.1-or-later",
        "LGPL-3.0-only",
        "libtiff",
        "Microsoft's redistributables",
        "MIT",
        "MIT-CMU",
        "PSF-2.0",
        "Unicode-3.0",
        "Zlib",
    }
)
"""Licences that ask for no more than their text or, of what is linked when it runs, its source."""

LIBRARIES = (  # a pattern of the path in the package; whose; the licence. The first that fits holds
    ("sudoku_qt/*", "sudoku-qt", "MIT"),
    ("PySide6/Qt/lib/libicu*", "ICU", "Unicode-3.0"),
    ("PySide6/*", "Qt and Qt for Python", "LGPL-3.0-only"),
    ("shiboken6/*", "Qt for Python", "LGPL-3.0-only"),
    ("libpyside6.*", "Qt for Python", "LGPL-3.0-only"),
    ("libshiboken6.*", "Qt for Python", "LGPL-3.0-only"),
    ("Qt*", "Qt", "LGPL-3.0-only"),
    ("numpy.libs/libgfortran-*", "GCC", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("numpy.libs/libquadmath-*", "GCC", "LGPL-2.1-or-later"),
    ("numpy.libs/*openblas*", "OpenBLAS", "BSD-3-Clause"),
    ("numpy.libs/msvcp140*", "Microsoft", "Microsoft's redistributables"),
    ("numpy/*", "NumPy", "BSD-3-Clause"),
    ("*/libavif*", "libavif, with libaom and dav1d", "BSD-2-Clause"),
    ("*/libjpeg-*", "libjpeg-turbo", "IJG"),
    ("*/liblcms2*", "Little CMS", "MIT"),
    ("*/libopenjp2*", "OpenJPEG", "BSD-2-Clause"),
    ("*/libtiff-*", "LibTIFF", "libtiff"),
    ("*/libsharpyuv*", "libwebp", "BSD-3-Clause"),
    ("*/libwebp*", "libwebp", "BSD-3-Clause"),
    ("*/libXau-*", "X.Org", "MIT"),
    ("*/libxcb-*", "XCB", "MIT"),
    ("*/libzstd-*", "Zstandard", "BSD-3-Clause"),
    ("*/liblzma-*", "XZ Utils", "0BSD"),
    ("PIL/*", "Pillow", "MIT-CMU"),
    ("pypdfium2_raw/*pdfium.*", "PDFium", "BSD-3-Clause"),
    ("libpython3*", "Python", "PSF-2.0"),
    ("Python*", "Python", "PSF-2.0"),
    ("python3*", "Python", "PSF-2.0"),
    ("base_library.zip", "Python", "PSF-2.0"),
    ("_*.pyd", "Python", "PSF-2.0"),
    ("pyexpat.pyd", "Python", "PSF-2.0"),
    ("select.pyd", "Python", "PSF-2.0"),
    ("unicodedata.pyd", "Python", "PSF-2.0"),
    ("libbz2.*", "bzip2", "bzip2-1.0.6"),
    ("libffi*", "libffi", "MIT"),
    ("liblzma.*", "XZ Utils", "0BSD"),
    ("libmpdec.*", "mpdecimal", "BSD-2-Clause"),
    ("libsqlite3.*", "SQLite", "blessing"),
    ("sqlite3.dll", "SQLite", "blessing"),
    ("libuuid.*", "util-linux", "BSD-3-Clause"),
    ("libxcb-*", "XCB", "MIT"),
    ("libxkbcommon*", "xkbcommon", "MIT"),
    ("libz.*", "zlib", "Zlib"),
    ("zlib*.dll", "zlib", "Zlib"),
    ("libzstd.*", "Zstandard", "BSD-3-Clause"),
    ("api-ms-win-*", "Microsoft", "Microsoft's redistributables"),
    ("concrt140.dll", "Microsoft", "Microsoft's redistributables"),
    ("msvcp140*.dll", "Microsoft", "Microsoft's redistributables"),
    ("ucrtbase.dll", "Microsoft", "Microsoft's redistributables"),
    ("vcruntime140*.dll", "Microsoft", "Microsoft's redistributables"),
)
ENDINGS = (".so", ".dll", ".dylib", ".pyd")
INSIDE = ("_internal", "Contents/Frameworks")


def check(frozen: Path) -> int:
    """Count the libraries of a frozen folder. Raises `SystemExit` where one may not be in it."""
    wrong = objections(frozen)
    if wrong:
        raise SystemExit("\n".join([*wrong, "packaging/libraries.py says what may be there."]))
    return len(list(libraries(frozen)))


def objections(frozen: Path) -> list[str]:
    """List why libraries of a frozen folder may not be in it."""
    return [sentence for name in libraries(frozen) if (sentence := objection(name))]


def libraries(frozen: Path) -> Iterator[str]:
    """Yield the places of the libraries in a package, each file once."""
    for inside in INSIDE:
        folder = frozen / inside
        for path in sorted(folder.rglob("*")):
            if is_library(path.name) and path.is_file() and not path.is_symlink():
                yield path.relative_to(folder).as_posix()


def is_library(name: str) -> bool:
    """Whether a file is one that a loader takes, its version behind its name or not."""
    return name.lower().endswith(ENDINGS) or ".so." in name


def objection(name: str) -> str:
    """Why the library at a place may not be in a package; nothing where it may."""
    for pattern, owner, licence in LIBRARIES:
        if fnmatch(name.lower(), pattern.lower()):
            may = licence in MAY_BE_THERE
            return "" if may else f"{name} is {owner}'s, under {licence}."
    return f"Nobody knows whose {name} is, and under which licence."


if __name__ == "__main__":
    print(f"{check(Path(sys.argv[1]))} libraries, each with a licence that may be there.")
