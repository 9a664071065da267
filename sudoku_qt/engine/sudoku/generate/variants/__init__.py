# SPDX-License-Identifier: MIT
"""Puzzles with their own rules that depend on a date."""
