# SPDX-License-Identifier: MIT
"""The play clock: how long a game has been played, not how long it has been open."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

MANY_MINUTES = 20
"""From here on a prediction is rounded to five minutes, since it is not more exact."""


class PlayClock(QObject):
    """Counts milliseconds while nothing holds it.

    A hold is a word ("hidden", "paused", "finished"); the clock runs while there is none. The time
    is monotonic, so that changes of the system's clock do not matter. In a game with turns the
    clock also knows how much of its time belongs to the current turn.
    """

    ticked = Signal()
    """The full second has changed, or a pause has begun or ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before = 0
        self._turn_began: int | None = None
        self._holds: set[str] = set()
        self._running = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    def elapsed_ms(self) -> int:
        """The time played, in milliseconds."""
        return self._before + (self._running.elapsed() if self._running.isValid() else 0)

    @property
    def is_running(self) -> bool:
        """Whether the clock has been started and nothing holds it."""
        return self._running.isValid()

    def turn_ms(self) -> int | None:
        """The part of the time played that belongs to this turn; None before the first turn."""
        return None if self._turn_began is None else self.elapsed_ms() - self._turn_began

    def begin_turn(self) -> None:
        """Begin a turn now."""
        self._turn_began = self.elapsed_ms()

    def resume_turn(self, turn_ms: int) -> None:
        """Resume a turn that has lasted `turn_ms` already."""
        self._turn_began = self.elapsed_ms() - turn_ms

    def reset(self, elapsed_ms: int, turn_ms: int | None = None) -> None:
        """Set the time played, and the time of the current turn; the holds stay."""
        self._before = elapsed_ms
        self._turn_began = None if turn_ms is None else elapsed_ms - turn_ms
        if self._running.isValid():
            self._running.restart()
        self._tick()

    def is_held(self, why: str) -> bool:
        """Whether the hold named `why` is on."""
        return why in self._holds

    def hold(self, why: str, on: bool) -> None:  # noqa: FBT001 - the two states of a hold
        """Put a hold on the clock or take it off; without holds the clock runs again."""
        if on == (why in self._holds):
            return
        if on:
            self._before = self.elapsed_ms()
            self._running.invalidate()
            self._holds.add(why)
        else:
            self._holds.remove(why)
            if not self._holds:
                self._running.start()
        self._tick()

    def start(self) -> None:
        """Start the clock; it runs unless something holds it."""
        if not self._holds and not self._running.isValid():
            self._running.start()
            self._tick()

    def _tick(self) -> None:
        if self._running.isValid():
            # Aim just past the next full second: a timer that fires early would show it twice.
            self._timer.start(1005 - self.elapsed_ms() % 1000)
        else:
            self._timer.stop()
        self.ticked.emit()


def shown_difference(one_ms: int, two_ms: int) -> int:
    """The difference of two times in milliseconds, each rounded as it is shown."""
    return 1000 * (one_ms // 1000 - two_ms // 1000)


def clock_text(elapsed_ms: int) -> str:
    """Write a time as "0:07", "12:47" or "1:02:47"."""
    minutes, seconds = divmod(elapsed_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def said_minutes(minutes: float) -> int:
    """A predicted time in whole minutes, rounded as it is shown everywhere."""
    count = round(minutes)
    return 5 * round(minutes / 5) if count > MANY_MINUTES else count
