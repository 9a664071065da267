# SPDX-License-Identifier: MIT
"""The player's local time of a moment that was written down."""

from datetime import datetime


def local_time(stamp: str) -> datetime | None:
    """The local time of a stamp as ISO 8601 writes it; None where it is none or no clock has it.

    Far years are a matter of the system: Windows knows no local time for the last day of 9999.
    """
    try:
        return datetime.fromisoformat(stamp).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
