# SPDX-License-Identifier: MIT
"""Cards beside a board: their base, and those that several pages use."""
