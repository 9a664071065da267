# SPDX-License-Identifier: MIT
"""The search for the solutions of a puzzle whose rules are data."""
