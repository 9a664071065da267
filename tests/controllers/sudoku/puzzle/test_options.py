# SPDX-License-Identifier: MIT
"""What is wanted is remembered, whatever is in the file of the preferences."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.puzzle.options import (
    MOST_PRACTISED,
    practised,
    practised_grade,
    remember,
    remember_practice,
    remembered,
)
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.store.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of preferences that is not there yet."""
    return tmp_path / "settings.ini"


@pytest.mark.parametrize(
    "wanted",
    [
        NewSudoku(),
        NewSudoku("digging", 5, "none"),
        NewSudoku(level=0, must=("x_wing",)),
        NewSudoku(level=0, se=(7.5, 8.5)),
        NewSudoku(level=5, one_key_step=True),
        NewSudoku(
            level=4,
            clues=(24, 28),
            must=("x_wing", "xy_wing"),
            must_not=("jellyfish",),
            mask=frozenset(range(0, 81, 2)),
            minimal=True,
        ),
    ],
)
def test_options_come_back_after_a_restart(path: Path, wanted: NewSudoku) -> None:
    settings = Settings(path)
    remember(settings, wanted)
    settings.save()
    assert remembered(Settings(path)) == wanted


def test_a_mode_that_was_remembered_by_its_old_name_is_still_known(path: Path) -> None:
    settings = Settings(path)
    settings.set("new/mode", "classic")
    assert remembered(settings) == NewSudoku("digging")


def test_a_seed_is_for_once(path: Path) -> None:
    settings = Settings(path)
    remember(settings, NewSudoku(seed="7Q4-KM2"))
    assert remembered(settings) == NewSudoku()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("level", "0"),
        ("level", "9"),
        ("level", "easy"),
        ("fewest", "30"),
        ("most", "-5"),
        ("mask", "xxx"),
        ("mask", "y" * 81),
        ("minimal", "perhaps"),
        ("one_key_step", "perhaps"),
        ("se", ["7.5"]),
        ("se", ["8.5", "7.5"]),
        ("se", ["7.5", "99.9"]),
        ("se", ["7.5", "hard"]),
    ],
)
def test_what_is_damaged_is_as_usual(path: Path, name: str, value: str | list[str]) -> None:
    settings = Settings(path)
    settings.set(f"new/{name}", value)
    assert remembered(settings) == NewSudoku()


def test_the_techniques_practised_lately_are_remembered_the_last_one_first(path: Path) -> None:
    settings = Settings(path)
    for technique in ("x_wing", "skyscraper", "w_wing", "xy_wing", "x_wing"):
        remember_practice(settings, technique)
    settings.save()
    assert practised(Settings(path)) == ["x_wing", "xy_wing", "w_wing"]
    assert len(practised(settings)) == MOST_PRACTISED


def test_the_grade_is_that_of_the_technique_practised_last(path: Path) -> None:
    settings = Settings(path)
    remember_practice(settings, "x_wing", "master")
    assert practised_grade(settings, "x_wing") == "master"
    assert practised_grade(settings, "w_wing") == ""
    remember_practice(settings, "w_wing")
    assert practised_grade(settings, "w_wing") == ""
    remember_practice(settings, "w_wing", "mythical")
    assert practised_grade(settings, "w_wing") == "", "a file may say anything"
