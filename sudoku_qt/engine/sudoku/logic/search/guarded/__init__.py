# SPDX-License-Identifier: MIT
"""Patterns that are impossible or deadly, so one of their other candidates is true."""
