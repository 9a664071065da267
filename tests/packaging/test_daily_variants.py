# SPDX-License-Identifier: MIT
"""The script that made the variants of the days."""

from collections.abc import Callable
from datetime import timedelta
from itertools import islice
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku.generate.variants.daily_variants import (
    FIRST_MONDAY,
    held_variants,
    write_variants,
)
from sudoku_qt.paths import resource

WEEK = [FIRST_MONDAY + timedelta(days=number) for number in range(7)]


@pytest.fixture
def maker(
    few_days: Callable[[str, int], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The script for a file of its own, with two days."""
    made = few_days("daily_variants", 2)
    monkeypatch.setattr(made, "held_variants", lambda file: held_variants(file, 1))
    return made


def test_the_shipped_file_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert resource("puzzles/daily_variants.zip") == script("daily_variants").FILE


@pytest.mark.slow
def test_the_first_days_are_what_the_script_makes(maker: ModuleType) -> None:
    held = held_variants(resource("puzzles/daily_variants.zip"), 1)

    assert tuple(islice(maker.variants(), 2)) == held[:2]
    assert next(maker.tried(WEEK[3])) == held[3]


@pytest.mark.slow
def test_it_makes_what_it_calls_sound_and_never_again(
    maker: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maker.main([]) == 0
    assert capsys.readouterr().out == "sound\n"
    with pytest.raises(SystemExit):
        maker.main([])


@pytest.mark.slow
def test_a_puzzle_of_another_day_or_twice_is_found(
    maker: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = islice(maker.variants(), 2)
    write_variants(maker.FILE, [second, first])
    assert maker.main(["--check"]) == 1
    assert capsys.readouterr().out == f"BROKEN {WEEK[0]} {WEEK[1]}\n"

    write_variants(maker.FILE, [first, first])
    assert maker.broken() == [WEEK[1].isoformat(), "there are equal ones, or too few"]
