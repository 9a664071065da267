# SPDX-License-Identifier: MIT
"""What the tests of tournaments share."""

from pathlib import Path

import pytest

from tests.engine.gomoku.protocol.scripted import Scripted


@pytest.fixture
def scripted(tmp_path: Path) -> Scripted:
    """Engines that behave as they are told."""
    return Scripted(tmp_path)
