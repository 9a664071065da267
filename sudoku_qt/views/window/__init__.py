# SPDX-License-Identifier: MIT
"""The window round a game, which knows none."""
