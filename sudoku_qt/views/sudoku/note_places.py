# SPDX-License-Identifier: MIT
"""Where the notes of a cell have their places, three by three."""

NOTE_STEP = 0.3
"""From one column or row of notes to the next, as a share of the cell."""


def note_places(size: int) -> tuple[int, int, int]:
    """Give, for a cell, the room of a note, where the first begins, and the step to the next."""
    step = round(size * NOTE_STEP)
    room = step + (size - step) % 2  # so that the middle note stands in the middle
    return room, (size - room) // 2 - step, step
