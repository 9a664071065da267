# SPDX-License-Identifier: MIT
"""The page of learning: the contents, and of each lesson what is explained, asked and played."""
