# SPDX-License-Identifier: MIT
"""What a step was done with, written down so that it is done again only when that has changed."""

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import project


def sum_of(inputs: Iterable[Path | str]) -> str:
    """Sum up texts and files; of a folder all files but those that Python compiled for itself.

    Files are named as seen from the project, so that it may lie anywhere.
    """
    summed = hashlib.sha256()
    for each in inputs:
        for part in _parts(each):
            summed.update(hashlib.sha256(part).digest())
    return summed.hexdigest()


def _parts(each: Path | str) -> Iterable[bytes]:
    if isinstance(each, str):
        yield each.encode()
        return
    for path in sorted(each.rglob("*")) if each.is_dir() else [each]:
        if path.is_file() and "__pycache__" not in path.parts:
            yield os.path.relpath(path, project.ROOT).encode()
            yield path.read_bytes()


def once(stamp: Path, inputs: Iterable[Path | str], work: Callable[[], object]) -> bool:
    """Do some work unless `stamp` says that it was done with these inputs; say whether it was.

    Nothing is written down of work that fails.
    """
    wanted = sum_of(inputs)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")
    return True
