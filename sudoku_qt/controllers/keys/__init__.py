# SPDX-License-Identifier: MIT
"""Keyboard shortcuts, which a player may change: their assignment, storage, and page."""
