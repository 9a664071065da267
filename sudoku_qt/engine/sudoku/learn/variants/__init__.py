# SPDX-License-Identifier: MIT
"""Lessons on variants: data files read, their boards turned, and answers judged."""
