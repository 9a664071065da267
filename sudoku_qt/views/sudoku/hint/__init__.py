# SPDX-License-Identifier: MIT
"""The hint's card, and its links over the board, which keep clear of every digit."""
