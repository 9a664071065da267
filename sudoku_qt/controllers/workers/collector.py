# SPDX-License-Identifier: MIT
"""Python's garbage collector, confined to the main thread.

By itself it runs in whichever thread creates the object that exceeds a threshold, including a
pool's. Qt's objects belong to the main thread: a timer that is freed in another thread stays
registered, and later crashes the program. So the collector is switched off, and a timer runs it now
and then.

The first collection, half a second after the start, takes 18 ms, and freezes what is left. After
that a check takes less than a microsecond, a young generation 0.1 ms, and the oldest one as long
while little has been played; without freezing it would take 16 ms.
"""

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 500


class Collector(QObject):
    """Collects in the thread that created it, as memory grows; nothing else does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._begin)
        self._timer.start(PAUSE_MS)

    def _begin(self) -> None:
        """Collect the garbage of the start, and freeze what is alive then."""
        gc.collect()
        gc.freeze()
        self._timer.timeout.disconnect(self._begin)
        self._timer.timeout.connect(collect_if_due)


def collect_if_due() -> None:
    """Collect the oldest generation that exceeds its threshold, as Python does."""
    grown = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(grown) if count > most > 0]
    if due:
        gc.collect(due[-1])
