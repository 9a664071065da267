# SPDX-License-Identifier: MIT
"""A board of square cells, whichever game is played on it."""
