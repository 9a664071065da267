# SPDX-License-Identifier: MIT
"""What outlives a session of Gomoku alone."""
