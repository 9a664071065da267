# SPDX-License-Identifier: MIT
"""The steps in the window: found, listed, shown on the board, gone to, and written to files."""
