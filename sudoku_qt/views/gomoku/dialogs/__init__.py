# SPDX-License-Identifier: MIT
"""Gomoku's dialogs."""
