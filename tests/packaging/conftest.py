# SPDX-License-Identifier: MIT
"""Scripts that make a file for many days, for a few days and a file of a test's own."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def few_days(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, int], ModuleType]:
    """Load a script by its name, for so many days."""

    def load(name: str, days: int) -> ModuleType:
        made = script(name)
        monkeypatch.setattr(made, "FILE", tmp_path / "days.zip")
        monkeypatch.setattr(made, "DAYS", days)
        return made

    return load
