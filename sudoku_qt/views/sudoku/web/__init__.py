# SPDX-License-Identifier: MIT
"""Sudokus as a web page of one file, on which they are played without a server."""
