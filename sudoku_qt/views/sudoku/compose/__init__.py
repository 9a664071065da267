# SPDX-License-Identifier: MIT
"""What stands on and beside the board while a puzzle is composed."""
