# SPDX-License-Identifier: MIT
"""How a puzzle with rules of its own is shown: its figures, its decoration, its rules as a list."""
