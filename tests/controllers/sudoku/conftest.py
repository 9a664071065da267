# SPDX-License-Identifier: MIT
"""What the tests of the Sudoku window watch."""

import pytest

from sudoku_qt.views.sudoku.finish.card import FinishCard, Result


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Result]:
    """What finish cards are given to show."""
    results: list[Result] = []
    show = FinishCard.show_result

    def noted(card: FinishCard, result: Result) -> None:
        results.append(result)
        show(card, result)

    monkeypatch.setattr(FinishCard, "show_result", noted)
    return results
