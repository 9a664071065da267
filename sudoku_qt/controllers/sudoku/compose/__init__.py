# SPDX-License-Identifier: MIT
"""Composing: the answers to each key, and what a setter asks for."""
