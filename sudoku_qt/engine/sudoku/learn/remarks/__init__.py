# SPDX-License-Identifier: MIT
"""Remarks on marks that do not show a pattern: true of the position, and never just "wrong".

Each module has the remarks for one kind of pattern, and yields them with the most useful first.
"""
