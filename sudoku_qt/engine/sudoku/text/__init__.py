# SPDX-License-Identifier: MIT
"""Grids as people type and print them."""
