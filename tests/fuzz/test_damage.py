# SPDX-License-Identifier: MIT
"""Every reader reads a damaged file or refuses it with a sentence, and soon."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from tests.fuzz.damage import damaged, too_much
from tests.fuzz.readers import Reader, found, readers
from tests.sweeps import dear

ROOT = Path(__file__).resolve().parents[2]
READERS = {reader.name: reader for reader in readers()}
FEW = {"picture": 12, "pdf": 5, "backup": 20}
"""How many are read in the sweeps, where a reader takes long; 100 else."""
TEXTS = tuple(name for name in READERS if name not in FEW)


def read(name: str, count: int, seed: int) -> None:
    reader = READERS[name]
    for _, data in damaged(reader.seeds(), count, seed):
        told = too_much(reader, data)
        assert not told, f"{told}\n{data[:200]!r}"


@pytest.mark.parametrize("name", [*TEXTS, *map(dear, FEW)])
def test_every_reader_has_good_files_to_begin_with(name: str) -> None:
    assert any(is_read(READERS[name], data) for data in READERS[name].seeds())


def is_read(reader: Reader, data: bytes) -> bool:
    """Whether a file is read; some hold a text that only the whole program decodes."""
    try:
        return bool(reader.read(data))
    except Fault:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_a_damaged_file_is_read_or_refused(name: str) -> None:
    read(name, FEW.get(name, 100), seed=2)


@pytest.mark.parametrize("path", found(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_was_too_much_once_is_no_longer(path: Path) -> None:
    assert not too_much(READERS[path.parent.name], path.read_bytes())


@pytest.mark.torture
@pytest.mark.parametrize("name", READERS)
def test_ten_thousand_damaged_files_are_read_or_refused(name: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz", name, "--seed", "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_damage_follows_from_its_seed() -> None:
    first, again, other = (list(damaged([b"abcdef"], 9, seed)) for seed in (1, 1, 2))
    assert first == again != other


def raising(error: Exception) -> Reader:
    def read(data: bytes) -> object:
        raise error

    return Reader("raising", list, read)


def test_a_fault_is_an_answer_and_any_other_exception_none() -> None:
    assert not too_much(raising(Fault("This is no puzzle.")), b"")
    assert "a fault without a sentence" in too_much(raising(Fault("")), b"")
    assert "ValueError: no digit" in too_much(raising(ValueError("no digit")), b"")


def test_what_takes_too_long_is_told() -> None:
    assert "it took" in too_much(Reader("slow", list, lambda data: sorted(range(9)), -1.0), b"")
    assert not too_much(Reader("quick", list, lambda data: data, 1.0), b"")
