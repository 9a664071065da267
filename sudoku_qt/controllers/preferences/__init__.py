# SPDX-License-Identifier: MIT
"""What the player prefers: the options, their dialog, the keys, and both as a file."""
