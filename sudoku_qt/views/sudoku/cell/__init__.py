# SPDX-License-Identifier: MIT
"""What is drawn into a cell: digits, notes, discs, and where they have their places."""
