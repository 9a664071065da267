# SPDX-License-Identifier: MIT
"""The views of Gomoku."""
