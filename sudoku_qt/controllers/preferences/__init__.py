# SPDX-License-Identifier: MIT
"""What the player prefers: the options, their dialog, and both as a file."""
