# SPDX-License-Identifier: MIT
"""A folder to read and write in as an ordinary user, whoever runs the tests."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

NOBODY = 65534


@pytest.fixture
def own_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of a user whom the system can forbid something: root may do everything."""
    if sys.platform == "win32":
        pytest.skip("there are no permission bits on Windows")
    if os.getuid() != 0:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory() as name:  # nobody may look into root's tmp_path
        os.chown(name, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
        try:
            yield Path(name)
        finally:
            os.setresuid(0, 0, 0)
