# SPDX-License-Identifier: MIT
"""Gomoku as Qt sees it."""
