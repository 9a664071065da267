# SPDX-License-Identifier: MIT
"""Inferences: links between candidates, chains of them, and nets."""
