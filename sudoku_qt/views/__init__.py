# SPDX-License-Identifier: MIT
"""Widgets, delegates and themes."""
