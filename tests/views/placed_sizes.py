# SPDX-License-Identifier: MIT
"""Where the parts of a whole lie in many sizes, a line in sum for each."""

from collections.abc import Iterator
from itertools import product

from PySide6.QtWidgets import QApplication, QWidget

from tests.views.painted import in_sum

SHARES = (0.8, 1.0, 1.4)
WIDTHS, HEIGHTS = (360, 520, 700, 1000, 1400), (360, 600, 1000)
"""Of pages: from a corner of the screen, upright ones, to the largest."""
TURNS = 6
"""What is laid out in one turn may have another part laid out in the next."""
ASKED = (120, 200, 320, 500, 900)
"""The widths at which parts are asked for their height."""


def in_sizes(whole: QWidget, *, is_page: bool) -> Iterator[str]:
    """Show a whole in each size."""
    before = whole.size()
    own = product(SHARES, SHARES)
    as_wide = [(int(x * before.width()), int(y * before.height())) for x, y in own]
    for width, height in [*product(WIDTHS, HEIGHTS)] if is_page else as_wide:
        whole.resize(width, height)
        for _ in range(TURNS):
            QApplication.processEvents()
        yield f"{width} by {height}: {in_sum([*_extents(whole)])}"


def _extents(whole: QWidget) -> Iterator[str]:
    for part in (whole, *whole.findChildren(QWidget)):
        if part is whole or (part.isVisibleTo(whole) and not part.isWindow()):
            place, hint, least = part.geometry(), part.sizeHint(), part.minimumSizeHint()
            high = [part.heightForWidth(width) for width in ASKED if part.hasHeightForWidth()]
            origin = (0, 0) if part is whole else (place.x(), place.y())
            numbers = *origin, place.width(), place.height(), hint.width(), hint.height()
            yield " ".join(map(str, (*numbers, least.width(), least.height(), *high)))
