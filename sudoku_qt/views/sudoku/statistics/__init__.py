# SPDX-License-Identifier: MIT
"""The statistics of a player's games, in numbers and plots; imported on use."""
