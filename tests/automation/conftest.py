# SPDX-License-Identifier: MIT
"""The robot drives the whole program that the tests of the controllers make."""

from tests.controllers.conftest import (
    begin,
    foreign_collections,
    foreign_rubbish,
    no_stray_timer,
    only_main_thread_collects,
    owner,
    program,
)

__all__ = [
    "begin",
    "foreign_collections",
    "foreign_rubbish",
    "no_stray_timer",
    "only_main_thread_collects",
    "owner",
    "program",
]
