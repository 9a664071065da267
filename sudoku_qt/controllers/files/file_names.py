# SPDX-License-Identifier: MIT
"""Names that are proposed for files: they say what is in them, and every system takes them."""

from itertools import chain, count
from pathlib import Path

LONGEST = 60
DEVICES = frozenset({
    "con", "prn", "aux", "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
})  # fmt: skip
"""What Windows takes for a device, whatever its ending."""


def safe_stem(name: str, otherwise: str) -> str:
    """What of a name a file may be called, without its ending; else another name."""
    kept = "".join(letter for letter in name if letter.isalnum() or letter in " -_")
    stem = kept[:LONGEST].strip()
    if stem.casefold() in DEVICES:
        return f"{otherwise} {stem}"
    return stem or otherwise


def free_path(folder: Path, name: str) -> Path:
    """A file of a name in a folder, with a number behind it where there is one already."""
    stem, ending = Path(name).stem, Path(name).suffix
    names = chain([name], (f"{stem} {number}{ending}" for number in count(2)))
    return next(path for path in map(folder.joinpath, names) if not path.exists())
