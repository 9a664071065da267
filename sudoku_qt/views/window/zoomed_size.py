# SPDX-License-Identifier: MIT
"""The size of a window that grows and shrinks with the zoom, and comes back to what it was."""

from typing import NamedTuple

from PySide6.QtCore import QSize


class ZoomedSize(NamedTuple):
    """What the window would be at 100 %, if there were room enough; and what it is, at its zoom.

    Where the screen is too small for the zoom, what was wanted outlives it: the usual zoom gives
    the usual size back, to the pixel.
    """

    width: float
    height: float
    zoom: float
    given: QSize

    def noticed(self, size: QSize) -> "ZoomedSize":
        """Take what the player, or the system, has changed for what is wanted."""
        width, height = self.width, self.height
        if size.width() != self.given.width():
            width = size.width() / self.zoom
        if size.height() != self.given.height():
            height = size.height() / self.zoom
        return ZoomedSize(width, height, self.zoom, size)

    def at(self, zoom: float, room: QSize) -> "ZoomedSize":
        """The size at another zoom, as far as there is room."""
        size = QSize(round(self.width * zoom), round(self.height * zoom))
        return self._replace(zoom=zoom, given=size.boundedTo(room))
