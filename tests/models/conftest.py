# SPDX-License-Identifier: MIT
"""What the tests of the models stand on: whose a timer is."""

from tests.owners import (
    foreign_collections,
    foreign_rubbish,
    no_stray_timer,
    only_main_thread_collects,
    owner,
    qtbot,
)

__all__ = [
    "foreign_collections",
    "foreign_rubbish",
    "no_stray_timer",
    "only_main_thread_collects",
    "owner",
    "qtbot",
]
