# SPDX-License-Identifier: MIT
"""What helps a player of a puzzle with rules of its own."""
