# SPDX-License-Identifier: MIT
"""Grids as people paste them, from programs, web pages and mails."""
