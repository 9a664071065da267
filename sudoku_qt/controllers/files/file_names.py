# SPDX-License-Identifier: MIT
"""Proposed file names, which describe the contents and are valid on every system."""

from itertools import chain, count
from pathlib import Path

LONGEST = 60
DEVICES = frozenset({
    "con", "prn", "aux", "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
})  # fmt: skip
"""Names of devices on Windows, whatever the suffix."""


def safe_stem(name: str, otherwise: str) -> str:
    """The part of a name that is a valid file name, without suffix; otherwise another name."""
    kept = "".join(letter for letter in name if letter.isalnum() or letter in " -_")
    stem = kept[:LONGEST].strip()
    if stem.casefold() in DEVICES:
        return f"{otherwise} {stem}"
    return stem or otherwise


def numbered(path: Path, number: int, count: int) -> Path:
    """The path of one of several files, with as many digits as the last of them."""
    return path.with_stem(f"{path.stem}-{number:0{len(str(count))}}")


def free_path(folder: Path, name: str) -> Path:
    """A path in a folder that does not exist yet, with a number if necessary."""
    stem, ending = Path(name).stem, Path(name).suffix
    names = chain([name], (f"{stem} {number}{ending}" for number in count(2)))
    return next(path for path in map(folder.joinpath, names) if not path.exists())
