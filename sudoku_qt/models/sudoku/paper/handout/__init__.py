# SPDX-License-Identifier: MIT
"""Lessons on paper: their texts, boards, exercises and answers, as pages; without Qt."""
