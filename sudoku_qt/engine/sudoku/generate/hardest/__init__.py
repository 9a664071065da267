# SPDX-License-Identifier: MIT
"""The hardest puzzles, which random drawing does not find: a hill climb to ever harder ones."""
