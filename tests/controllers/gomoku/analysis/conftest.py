# SPDX-License-Identifier: MIT
"""An analysis that thinks only briefly: what it says then is true all the same."""

import pytest

from sudoku_qt.controllers.gomoku.analysis import finder, panel, turns
from sudoku_qt.controllers.gomoku.workers import analysis


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder, "ROUNDS", (0.02, 0.04))
    monkeypatch.setattr(panel, "SOON_MS", 0)
    monkeypatch.setattr(turns, "JUDGE_SECONDS", 0.03)
    for name in ("HINT_SECONDS", "REPLY_SECONDS"):
        monkeypatch.setattr(analysis, name, 0.03)
