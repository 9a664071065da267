# SPDX-License-Identifier: MIT
"""The kernel in threads, and stopped: a long call ends when it is told to, and harms no other."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from inspect import signature
from itertools import count
from threading import Event, Thread
from typing import Any

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import search
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, HARD, TWO_SOLUTIONS, digits
from tests.sweeps import in_turn

Stop = Callable[[], bool]

PUZZLE = digits(HARD)
BLANK = bytes(81)
CELLS = bytes(range(81))
BILLIONS = 10**12
CALLS: dict[str, tuple[Any, ...]] = {  # every function that can be stopped, and some work for it
    "count_solutions": (PUZZLE, 2),
    "dig": (PUZZLE, CELLS),
    "examine": (PUZZLE, 2),
    "has_solution_without": (PUZZLE, 3, 1),
    "is_minimal": (PUZZLE,),
    "is_redundant": (PUZZLE, 3),
    "minimal_puzzles": (0, 8),
    "random_grids": (0, 20),
    "random_solution": (PUZZLE, 1),
    "solutions": (PUZZLE, 2),
    "solutions_within": ([511] * 81, 2),
    "solve": (PUZZLE,),
    "solve_many": (3 * PUZZLE, 2),
    "tally": (PUZZLE, 2),
    "true_candidates": (PUZZLE,),
}
DRAWN = {"minimal_puzzles", "random_grids"}
"""What asks after each grid, others after each state."""
LONG: dict[str, tuple[Any, ...]] = {  # what takes the compiled kernel seconds or years
    "count_solutions": (BLANK, BILLIONS),
    "examine": (BLANK, BILLIONS),
    "minimal_puzzles": (0, 10**5),
    "random_grids": (0, 10**6),
    "solutions": (BLANK, 10**9),
    "solve_many": (bytes(81 * 100_000), 255),
    "tally": (BLANK, (1 << 24) - 1),
}


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The search as Python, which asks after each state whether it is to stop."""
    monkeypatch.setattr(search, "SLICE", 1)
    return search


def test_no_function_that_can_be_stopped_is_left_out() -> None:
    offered = (getattr(search, name, None) for name in vars(kernel))
    functions = [each for each in offered if callable(each) and not isinstance(each, type)]
    assert {each.__name__ for each in functions if "stop" in signature(each).parameters} == set(
        CALLS
    )


@pytest.mark.parametrize("name", CALLS)
def test_a_call_ends_when_it_is_told_to(uncompiled: Any, name: str) -> None:
    function, arguments = getattr(uncompiled, name), CALLS[name]
    asked = iter(range(3))
    with pytest.raises(Cancelled):
        function(*arguments, lambda: next(asked, None) is None)
    assert function(*arguments) == getattr(kernel, name)(*arguments)


@pytest.mark.parametrize("name", CALLS)
def test_a_call_asks_again_and_again_until_it_is_done(
    uncompiled: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    settle, settled, asked = search.settle, count(), count()
    monkeypatch.setattr(search, "settle", lambda state: (next(settled), settle(state))[1])
    done = getattr(uncompiled, name)(*CALLS[name], lambda: next(asked) < 0)
    assert done == getattr(kernel, name)(*CALLS[name])
    due = CALLS[name][1] - 1 if name in DRAWN else 0.85 * next(settled)
    assert next(asked) >= due > 3


@pytest.mark.slow
@in_turn("name", LONG)
def test_a_long_call_ends_when_it_is_told_to(name: str) -> None:
    asked = iter(range(3))
    with pytest.raises(Cancelled):
        getattr(kernel, name)(*LONG[name], lambda: next(asked, None) is None)
    assert kernel.count_solutions(PUZZLE) == 1


@in_turn("name", LONG)
def test_what_goes_wrong_in_a_stop_comes_out_of_the_call(name: str) -> None:
    def stop() -> bool:
        raise LookupError("the button is gone")

    with pytest.raises(LookupError, match="the button is gone"):
        getattr(kernel, name)(*LONG[name], stop)
    assert kernel.count_solutions(PUZZLE) == 1


def test_a_call_is_asked_a_hundred_times_a_second_or_so() -> None:
    states, asked = 300_000 if kernel.COMPILED else 300, count()
    assert kernel.count_solutions(BLANK, states, lambda: next(asked) < 0) == states
    assert 5 <= next(asked) <= 100


def test_ctrl_c_ends_a_call_that_nobody_else_can_end() -> None:
    code = (
        "from threading import Timer\n"
        "from _thread import interrupt_main\n"
        "from sudoku_qt.engine.sudoku import kernel\n"
        "Timer(0.2, interrupt_main).start()\n"
        f"try: kernel.count_solutions(bytes(81), {BILLIONS})\n"
        "except KeyboardInterrupt: print('interrupted')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "interrupted\n"


def test_other_threads_run_while_one_searches() -> None:
    begun, stopped, ended = Event(), Event(), Event()

    def stop() -> bool:
        begun.set()
        return stopped.is_set()

    def search() -> None:
        with pytest.raises(Cancelled):
            kernel.count_solutions(BLANK, BILLIONS, stop)
        ended.set()

    thread = Thread(target=search)
    thread.start()
    assert begun.wait(60)
    stopped.set()
    thread.join(60)
    assert ended.is_set()


def work(seed: int) -> tuple[object, ...]:
    """Do some of everything."""
    few, two = digits(FEW_CLUES), digits(TWO_SOLUTIONS)
    return (
        kernel.minimal_puzzle(seed),
        kernel.examine(PUZZLE, 2),
        kernel.count_solutions(BLANK, 2_000 if kernel.COMPILED else 20),
        kernel.solve_many(few + two + PUZZLE, 3),
        kernel.tally(few, 2_000 if kernel.COMPILED else 20),
        kernel.true_candidates(two),
        kernel.dig(kernel.random_grid(seed), CELLS),
        kernel.canonical_form(few),
        kernel.examine_text(HARD),
    )


def test_threads_do_not_disturb_each_other() -> None:
    seeds = range(24)
    expected = [work(seed) for seed in seeds]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(work, seeds)) == expected


def test_one_thread_that_is_stopped_leaves_the_others_alone() -> None:
    expected = work(1)

    def stopped(_: int) -> None:
        with pytest.raises(Cancelled):
            kernel.solutions(BLANK, 10**9, lambda: True)

    with ThreadPoolExecutor(6) as pool:
        ends = [pool.submit(stopped, number) for number in range(8)]
        assert list(pool.map(lambda _: work(1), range(8))) == [expected] * 8
        assert [end.result() for end in ends] == [None] * 8
