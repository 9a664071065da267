# SPDX-License-Identifier: MIT
"""Gomoku's long work, one file a kind."""
