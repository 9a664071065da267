# SPDX-License-Identifier: MIT
"""Searches that several techniques share: patterns such as fish, sets, rectangles and exocets."""
