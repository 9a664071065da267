# SPDX-License-Identifier: MIT
"""How hard a puzzle is, on scales of which each is named."""
