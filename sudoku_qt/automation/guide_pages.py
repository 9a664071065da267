# SPDX-License-Identifier: MIT
"""A tour of the guide, page by page."""

from collections.abc import Iterator

from sudoku_qt.automation.window_driver import WindowDriver


def each_page(driver: WindowDriver) -> Iterator[str]:
    """Open the guide and yield the key of each page while it is shown; close it at the end."""
    driver.actions()["show_guide"].trigger()
    guide = driver.shell.guide
    for key in guide.own_pages():
        guide.show_page(key)
        driver.settle()
        yield key
    guide.close()
    driver.settle()
