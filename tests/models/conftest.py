# SPDX-License-Identifier: MIT
"""What the tests of the models stand on: whose a timer is."""

from tests.owners import foreign_collector, no_stray_timer, owner

__all__ = ["foreign_collector", "no_stray_timer", "owner"]
