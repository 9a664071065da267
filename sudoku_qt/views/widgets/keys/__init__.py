# SPDX-License-Identifier: MIT
"""Keys of the keyboard: how they are called, written and drawn."""
