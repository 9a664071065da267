# SPDX-License-Identifier: MIT
"""Composing a puzzle: the survey after each key, and a setter's commands."""
