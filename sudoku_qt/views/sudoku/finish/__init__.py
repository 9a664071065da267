# SPDX-License-Identifier: MIT
"""The end of a puzzle: the card with the result, the wave, and the replay."""
