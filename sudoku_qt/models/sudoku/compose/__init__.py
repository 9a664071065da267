# SPDX-License-Identifier: MIT
"""A survey of a puzzle in the making, cell by cell, as a setter sees it."""
