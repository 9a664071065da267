# SPDX-License-Identifier: MIT
"""Readers and writers that several formats share: grids as people type and print them."""
