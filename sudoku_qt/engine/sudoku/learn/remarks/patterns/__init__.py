# SPDX-License-Identifier: MIT
"""Remarks on incomplete or wrong patterns, a module for each kind."""
