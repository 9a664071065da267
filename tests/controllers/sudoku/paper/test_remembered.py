# SPDX-License-Identifier: MIT
"""What somebody last wanted on paper is there the next time; damage is as usual."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.paper.remembered import (
    FIRST_COUNTS,
    remember,
    remember_alone,
    remember_counts,
    remembered,
    remembered_alone,
    remembered_counts,
)
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.store.settings import Settings

OTHER = PaperOptions(
    per_page=9, paper="170x240", wide=True, answers="below", title="Class 4b: 一班", large=True,
    candidates=True, level=False, heading=False, name_line=True, numbers=False, techniques=True,
    codes=True, later=5, names=False, sections="kind", first=101, cell=22, margin=12, bleed=3,
    marks=True, booklet=True, black=True,
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of preferences that is not there yet."""
    return tmp_path / "settings.ini"


def test_nothing_remembered_is_as_usual(path: Path) -> None:
    settings = Settings(path)
    assert remembered(settings) == PaperOptions()
    assert (remembered_counts(settings), remembered_alone(settings)) == (FIRST_COUNTS, 1)


def test_everything_comes_back(path: Path) -> None:
    settings = Settings(path)
    remember(settings, OTHER)
    remember_counts(settings, {1: 10, "expert": 2, "master": 1})
    remember_alone(settings, 2)
    assert settings.save()
    again = Settings(path)
    assert remembered(again) == OTHER
    assert remembered_counts(again) == {1: 10, "expert": 2, "master": 1}
    assert remembered_alone(again) == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("paper", "papyrus"),
        ("answers", "5"),
        ("per_page", 3),
        ("per_page", "many"),
        ("large", "x"),
        ("paper", "0x0"),
        ("first", 0),
        ("first", 10**9),
        ("margin", 3),
        ("cell", -1),
        ("bleed", 21),
    ],
)
def test_what_cannot_be_is_as_usual(name: str, value: str, path: Path) -> None:
    settings = Settings(path)
    settings.set(f"print/{name}", value)
    assert remembered(settings) == PaperOptions()


def test_a_title_and_counts_stay_within_bounds(path: Path) -> None:
    settings = Settings(path)
    settings.set("print/title", "x" * 1000)
    for level in range(1, 6):
        settings.set(f"print/level_{level}", 400)
    assert len(remembered(settings).title) == 120
    assert remembered_counts(settings) == FIRST_COUNTS
