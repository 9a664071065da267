# SPDX-License-Identifier: MIT
"""Composing: what givens leave open, and what a setter does to them."""
