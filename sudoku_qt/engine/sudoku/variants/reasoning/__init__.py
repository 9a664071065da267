# SPDX-License-Identifier: MIT
"""How a person solves a puzzle with rules of its own."""
