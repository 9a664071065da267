# SPDX-License-Identifier: MIT
"""Composing: a survey of what the givens leave open, and a setter's changes to them."""
