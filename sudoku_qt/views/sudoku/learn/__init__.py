# SPDX-License-Identifier: MIT
"""The page of the course: the contents, and a lesson's explanation, exercises and puzzles."""
