# SPDX-License-Identifier: MIT
"""Entries that are the same puzzle: relabelled, transposed, or with bands, rows and so on swapped.

Of a puzzle whose canonical form is not computed yet nothing is found; `Totals.uncanonical` counts
them.
"""

from collections.abc import Sequence
from sqlite3 import Connection

_GROUPS = """
    SELECT min(id) AS first, group_concat(id) FROM entries WHERE form IS NOT NULL
    GROUP BY form HAVING count(*) > 1 ORDER BY first
"""


def twins(connection: Connection) -> Sequence[Sequence[int]]:
    """The ids of the entries of each puzzle that is there more than once, oldest first."""
    rows = connection.execute(_GROUPS).fetchall()
    return [sorted(map(int, ids.split(","))) for _, ids in rows]
