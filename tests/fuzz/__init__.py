# SPDX-License-Identifier: MIT
"""Damaged files for every reader of the program; `python -m tests.fuzz` hands them over."""
