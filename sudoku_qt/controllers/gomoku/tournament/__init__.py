# SPDX-License-Identifier: MIT
"""Tournaments in the window: what is wanted, the games in the background, and the dialogs."""
