# SPDX-License-Identifier: MIT
"""A seed puts all tests in an order of its own, the same each time and in each worker."""

import re
import subprocess
import sys
from itertools import chain, pairwise
from pathlib import Path

import pytest

from tests.order import drawn, place_of

ROOT = Path(__file__).resolve().parent.parent
NAMES = [f"tests/test_{module}.py::test_{each}" for module in range(9) for each in range(9)]


def ordered(seed: str, names: list[str] = NAMES) -> list[str]:
    return sorted(names, key=lambda name: place_of(seed, name))


def modules(names: list[str]) -> list[str]:
    return [name.partition("::")[0] for name in names]


def test_a_seed_has_one_order_and_another_seed_another() -> None:
    assert ordered("1") == ordered("1", NAMES[::-1])
    assert modules(ordered("1")) != modules(ordered("2"))
    first = [name for name in NAMES if modules([name]) == ["tests/test_0.py"]]
    assert ordered("1", first) != ordered("2", first)


def test_the_tests_of_a_module_stay_together() -> None:
    found = modules(ordered("1"))
    changes = sum(one != other for one, other in pairwise(found))
    assert changes == len({*found}) - 1


def test_a_part_of_the_tests_comes_as_among_all() -> None:
    part = NAMES[::4]
    assert ordered("1", part) == [name for name in ordered("1") if name in part]


CASES = [f"tests/test_0.py::test_{each}[{case}]" for each in range(5) for case in range(7)]


def test_a_share_has_some_cases_of_each_test_and_days_go_through_all() -> None:
    one = drawn("1", CASES, 3)
    assert [sum(f"test_{each}[" in case for case in one) for each in range(5)] == [3] * 5
    assert one == drawn("1", CASES[::-1], 3)
    assert {*chain(*(drawn(f"{day}", CASES, 3) for day in range(30)))} == {*CASES}
    assert drawn("1", CASES, 1) == {*CASES}
    assert drawn("1", NAMES, 3) == {*NAMES}, "what has no cases is run each day"


def told(*words: str) -> list[str]:
    """The lines that pytest writes about a folder of tests."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words, "tests/api"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout.splitlines()


def listed(*words: str) -> list[str]:
    """The names of the tests of the folder, as they would be run."""
    lines = told("-q", "--co", "-p", "no:xdist", *words)
    return [line for line in lines if "::" in line]


@pytest.mark.slow
def test_all_tests_are_run_once_in_the_order_of_the_seed() -> None:
    usual, seeded = listed(), listed("--order", "1")
    assert seeded == listed("--order", "1")
    assert seeded != usual
    assert seeded != listed("--order", "2")
    assert sorted(seeded) == sorted(usual)


@pytest.mark.slow
def test_all_workers_have_the_same_order_and_the_seed_is_told() -> None:
    pytest.importorskip("xdist")
    lines = told("-q", "-n", "2", "--dist", "worksteal", "--order", "7")  # else xdist ends it
    assert "order: `--order 7 --share 1` repeats it" in lines


@pytest.mark.slow
def test_a_share_is_that_of_what_is_asked_for() -> None:
    every = listed("--order", "1", "-m", "slow or sweep")
    some = listed("--order", "1", "--share", "3", "-m", "slow or sweep")
    assert len(some) < len(every)
    assert [case for case in every if case in {*some}] == some
    assert {re.sub(r"\[.*", "", case) for case in some} == {
        re.sub(r"\[.*", "", case) for case in every
    }
