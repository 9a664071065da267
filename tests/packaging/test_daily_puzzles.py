# SPDX-License-Identifier: MIT
"""The script that made the daily puzzles."""

from collections.abc import Callable
from itertools import islice
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku.generate.daily import held_days, write_days
from sudoku_qt.paths import resource


@pytest.fixture
def maker(few_days: Callable[[str, int], ModuleType]) -> ModuleType:
    """The script for a file of its own, with three days."""
    return few_days("daily_puzzles", 3)


def test_the_shipped_file_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert resource("puzzles/daily.zip") == script("daily_puzzles").FILE


def test_the_first_days_are_what_the_script_makes(maker: ModuleType) -> None:
    for level in (1, 5):
        assert (
            tuple(islice(maker.days(level), 3))
            == held_days(resource("puzzles/daily.zip"), level)[:3]
        )


def test_it_makes_what_it_calls_sound_and_never_again(
    maker: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maker.main([]) == 0
    assert "5 sound" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        maker.main([])


def test_a_puzzle_of_another_level_is_found(
    maker: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    easy = tuple(islice(maker.days(1), 3))
    write_days(maker.FILE, dict.fromkeys(range(1, 6), easy))

    assert maker.main(["--check"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in out] == ["sound"] + 4 * ["BROKEN"]


def test_equal_puzzles_are_found(maker: ModuleType) -> None:
    first, second = islice(maker.days(2), 2)
    write_days(maker.FILE, dict.fromkeys(range(1, 6), (first, second, second)))

    assert maker.broken(2)
