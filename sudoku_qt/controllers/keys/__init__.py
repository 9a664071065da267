# SPDX-License-Identifier: MIT
"""Keys that a player may change: who has which, what is kept of it, and their page."""
