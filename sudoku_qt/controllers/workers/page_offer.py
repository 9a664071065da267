# SPDX-License-Identifier: MIT
"""A web page that a game's controller can write of its puzzle."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.views.board.picture import Picture, PictureLook


class PageOffer(NamedTuple):
    """The page, before it is written."""

    picture: Callable[[PictureLook], Picture]
    """What its board looks like: the puzzle as it begins."""
    write: Callable[[Path], Work[None]]
    """The work of writing it to a file, which raises `Fault`."""
