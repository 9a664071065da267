# SPDX-License-Identifier: MIT
"""The player's preferences: the options, their dialog, and both as a file."""
