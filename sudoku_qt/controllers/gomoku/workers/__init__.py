# SPDX-License-Identifier: MIT
"""Gomoku's long work, a module for each kind."""
