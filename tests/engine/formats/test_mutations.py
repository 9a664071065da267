# SPDX-License-Identifier: MIT
"""Damaged texts are read or refused with a sentence; none is too much for a reader."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats import FORMATS
from tests.engine.formats.mutations import mutations, said_of
from tests.sweeps import amount

ROOT = Path(__file__).resolve().parents[3]
each_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)


@amount("count", 40, 400)
@each_format
def test_a_damaged_text_is_read_or_refused(form: Format, count: int) -> None:
    for data in mutations(form, count):
        assert said_of(form, data)


@each_format
@pytest.mark.torture
def test_a_hundred_thousand_damaged_texts_are(form: Format) -> None:
    command = [sys.executable, "-m", "tests.engine.formats.mutations", form.name, "100000"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)

    assert done.returncode == 0, done.stdout + done.stderr
