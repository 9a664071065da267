# SPDX-License-Identifier: MIT
"""Gomoku as it is played in the window."""
