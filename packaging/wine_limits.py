# SPDX-License-Identifier: MIT
"""The tests that fail under Wine only, each with what Wine lacks."""

LIMITS: tuple[tuple[str, str], ...] = (
    (
        "tests/cli/test_output.py::test_a_link_stays_a_link",
        "Wine 8 says that it made a link to a file, and makes none",
    ),
)
"""A test by the name that pytest takes, and why it is left out."""
