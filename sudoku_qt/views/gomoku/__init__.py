# SPDX-License-Identifier: MIT
"""Gomoku on the screen."""
