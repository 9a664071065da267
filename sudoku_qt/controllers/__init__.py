# SPDX-License-Identifier: MIT
"""The controllers, which turn the user's requests into moves and jobs."""
