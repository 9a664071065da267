# SPDX-License-Identifier: MIT
"""Lessons of the course on paper: what is printed of them, under which names, and the dialog."""
