# SPDX-License-Identifier: MIT
"""The end of a puzzle: the card that tells how it went, the wave, and looking back."""
