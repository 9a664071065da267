# SPDX-License-Identifier: MIT
"""The tests that fail under Wine only, each with what Wine lacks."""

LIMITS: tuple[tuple[str, str], ...] = ()
"""A test by the name that pytest takes, and why it is left out."""
