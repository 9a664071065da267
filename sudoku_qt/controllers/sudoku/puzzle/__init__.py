# SPDX-License-Identifier: MIT
"""The puzzle of a game: requested and made, typed in, checked, graded, and described."""
