# SPDX-License-Identifier: MIT
"""The tasks that the program does without a player: demonstration, self-test, picture."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sudoku_qt.automation.demonstration import demonstrate
from sudoku_qt.automation.self_test import self_test
from sudoku_qt.automation.window_driver import WindowDriver


def lines_of(task: str, driver: WindowDriver, target: str, files: Sequence[str]) -> Iterator[str]:
    """Do a task, and yield a line for each thing done. Raises where anything does not work.

    `target` is the folder or file to write to; `files` are opened for a picture.
    """
    if task == "demonstration":
        return demonstrate(driver, Path(target))
    if task == "self-test":
        return self_test(driver)
    return _screenshot(driver, Path(target), files)


def _screenshot(driver: WindowDriver, path: Path, files: Sequence[str]) -> Iterator[str]:
    driver.open(files)
    driver.picture(path)
    yield str(path)
