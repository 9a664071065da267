# SPDX-License-Identifier: MIT
"""Puzzles handed to others: as links, as pictures, as a web page."""
