# SPDX-License-Identifier: MIT
"""Tournaments of engines: who plays whom, the games, and the table with its ratings."""
