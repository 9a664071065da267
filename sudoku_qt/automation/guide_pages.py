# SPDX-License-Identifier: MIT
"""The guide's own pages, one after the other, as somebody reads them who turns every page."""

from collections.abc import Iterator

from sudoku_qt.automation.window_driver import WindowDriver


def each_page(driver: WindowDriver) -> Iterator[str]:
    """Open the guide and yield the key of each page while it is seen; at the end leave it."""
    driver.actions()["show_guide"].trigger()
    guide = driver.shell.guide
    for key in guide.own_pages():
        guide.show_page(key)
        driver.settle()
        yield key
    guide.close()
    driver.settle()
