# SPDX-License-Identifier: MIT
"""The size of a window that grows and shrinks with the zoom, and returns to what it was."""

from typing import NamedTuple

from PySide6.QtCore import QSize


class ZoomedSize(NamedTuple):
    """The window's unlimited size at 100 %, and its actual size at its zoom.

    If the screen is too small for a zoom, the wanted size is kept: the usual zoom restores the
    usual size exactly.
    """

    width: float
    height: float
    zoom: float
    given: QSize

    def noticed(self, size: QSize) -> "ZoomedSize":
        """Take a size set by the player, or the system, as the wanted one."""
        width, height = self.width, self.height
        if size.width() != self.given.width():
            width = size.width() / self.zoom
        if size.height() != self.given.height():
            height = size.height() / self.zoom
        return ZoomedSize(width, height, self.zoom, size)

    def at(self, zoom: float, room: QSize) -> "ZoomedSize":
        """The size at another zoom, limited by the room."""
        size = QSize(round(self.width * zoom), round(self.height * zoom))
        return self._replace(zoom=zoom, given=size.boundedTo(room))
