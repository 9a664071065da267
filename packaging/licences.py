# SPDX-License-Identifier: MIT
"""Gathers the licences of everything that a package holds, into its folder of licences.

The texts of Qt and of our own are resources; here come those of Python, of the Python packages
and, on Linux, of the system's libraries that PyInstaller took along.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackagePath, distribution
from pathlib import Path

import project
from slimming import TocEntry

PLACE = "sudoku_qt/resources/licences"
OURS = (  # where it lies in the checkout, whose licence it is
    ("LICENSE", "sudoku-qt"),
    ("resources/fonts/OFL.txt", "Inter"),
)
BUNDLED = (  # what is in every package: its distribution, what it is called
    ("appdirs", "appdirs"),
    ("defusedxml", "defusedxml"),
    ("fsrs", "FSRS"),
    ("numpy", "NumPy"),
    ("pillow", "Pillow"),
    ("pypdfium2", "pypdfium2"),
    ("pyinstaller", "PyInstaller"),
    ("segno", "segno"),
    ("typing_extensions", "typing_extensions"),
)
DPKG = "/usr/bin/dpkg"
TEXTS = ("LICENSE", "LICENCE", "COPYING", "NOTICE")


def entries(files: Iterable[TocEntry], folder: Path) -> list[TocEntry]:
    """Write the texts into a folder, and say where in the package each one goes."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {"Python": _python()}
    found |= {title: (project.ROOT / name).read_text(encoding="utf-8") for name, title in OURS}
    found |= {title: _of_distribution(distribution(name)) for name, title in BUNDLED}
    if sys.platform == "linux":
        found |= dict(_of_system(path for _, path, _ in files))
    listed = []
    for title, text in sorted(found.items()):
        path = folder / f"{title}.txt"
        path.write_text(text, encoding="utf-8")
        listed.append((f"{PLACE}/{path.name}", str(path), "DATA"))
    return listed


def _python() -> str:
    """Python's licence, which lies with its library, or on Windows above that."""
    library = Path(sysconfig.get_path("stdlib"))
    places = (library, library.parent, Path(sys.base_prefix))
    for path in (place / name for place in places for name in ("LICENSE.txt", "LICENSE")):
        if path.exists():
            return path.read_text(encoding="utf-8")
    debian = Path("/usr/share/doc", f"python{sys.version_info[0]}.{sys.version_info[1]}")
    return (debian / "copyright").read_text(encoding="utf-8")


def _of_distribution(found: Distribution) -> str:
    """The licence of a Python package. Raises `SystemExit` where it brings none."""
    paths = [path for path in found.files or () if _is_text(path)]
    if not paths:
        raise SystemExit(f"{found.name} comes without its licence.")
    return "\n\n".join(_read(path) for path in paths)


def _read(path: PackagePath) -> str:
    """The text of a file; what is not in UTF-8 is old, and in Latin-1."""
    data = path.read_binary()
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _is_text(path: PackagePath) -> bool:
    """Whether a file is a licence: by its name, or by the folder that wheels have for them."""
    return path.name.upper().startswith(TEXTS) or "licenses" in path.parts


def _of_system(paths: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the copyright file of each Debian package that a bundled library came from."""
    own = [sys.prefix, sysconfig.get_path("stdlib"), str(project.ROOT)]  # not all of Debian's /usr
    foreign = {path for path in paths if path.startswith("/") and not path.startswith(tuple(own))}
    for package in sorted({_debian_package(path) for path in foreign} - {""}):
        text = Path("/usr/share/doc", package, "copyright")
        if text.exists():
            yield package, text.read_text(encoding="utf-8", errors="replace")


def _debian_package(path: str) -> str:
    """Name the package that a file belongs to; nothing where there is none or no dpkg."""
    names = [path, path.removeprefix("/usr"), str(Path(path).resolve())]
    try:
        found = subprocess.run([DPKG, "-S", *names], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return found.stdout.partition(":")[0].strip()
