# SPDX-License-Identifier: MIT
"""Time stamps converted to the player's local time."""

from datetime import datetime


def local_time(stamp: str) -> datetime | None:
    """The local time of an ISO 8601 time stamp; None for a malformed or unrepresentable one.

    The range depends on the system: Windows has no local time for the last day of 9999.
    """
    try:
        return datetime.fromisoformat(stamp).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
